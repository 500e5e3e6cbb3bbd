import type { Permission, SessionHolder } from '../../core/smart-session.ts'
import type { TokenBalance } from '../../core/token-balance.ts'
import { port } from '../contract.ts'

/** Which tokens, on whose network. */
export interface TokenUnitsQuery {
  holder: SessionHolder
  /** Their contracts. */
  tokens: readonly string[]
}

/** What is known of tokens. */
export type KnownTokens = readonly TokenBalance[]

/** The tokens that permissions limit, by their contracts, each once. */
export const spentTokens = (permissions: readonly Permission[]): readonly string[] => [
  ...new Set(permissions.flatMap((each) => (each.kind === 'spends' && each.token !== undefined ? [each.token] : []))),
]

/** The port that reads how tokens are called and counted: a chart with such a region names it `readTokens`. */
export const readTokens = port<KnownTokens, TokenUnitsQuery>('readTokens')

/**
 * The region of a chart that reads how the tokens of a session's limits are called and counted. The chart brings the port
 * `readTokens`, the guard `spendsTokens`, the action `setTokens`, the tag `reading` and the delay `request`.
 */
export const tokenUnits = <Input>(input: Input) =>
  ({
    description:
      'A limit on a token says something in the token’s own units only: the network tells what they are [sessions-units].',
    initial: 'none',
    states: {
      none: { description: 'There is no limit on a token.', always: { guard: 'spendsTokens', target: 'reading' } },
      reading: {
        description: 'The network is asked, for 30 s at most [sessions-units] [flow-timeout].',
        tags: 'reading',
        invoke: {
          id: 'readTokens',
          src: 'readTokens',
          input,
          onDone: {
            target: 'known',
            actions: {
              type: 'setTokens',
              params: ({ event }: { event: { output: KnownTokens } }) => event.output,
            },
          },
          onError: 'unknown',
        },
        after: { request: 'unknown' },
      },
      known: {
        description:
          'The limits are told in the tokens’ units; of what the network takes for no token, that it is not known [sessions-units].',
      },
      unknown: { description: 'The network did not tell: that is said in place of the limits [sessions-units].' },
    },
  }) as const
