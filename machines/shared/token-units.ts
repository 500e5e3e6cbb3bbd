import type { Permission, SessionHolder } from '../../core/smart-session.ts'
import type { TokenBalance } from '../../core/token-balance.ts'
import { port } from '../contract.ts'

/** The tokens, and their network. */
export interface TokenUnitsQuery {
  holder: SessionHolder
  /** The contracts of the tokens. */
  tokens: readonly string[]
}

/** The known metadata of tokens. */
export type KnownTokens = readonly TokenBalance[]

/** The contracts of the tokens that permissions limit, without duplicates. */
export const spentTokens = (permissions: readonly Permission[]): readonly string[] => [
  ...new Set(permissions.flatMap((each) => (each.kind === 'spends' && each.token !== undefined ? [each.token] : []))),
]

/** The port that reads names and decimals of tokens: a chart with such a region names it `readTokens`. */
export const readTokens = port<KnownTokens, TokenUnitsQuery>('readTokens')

/**
 * The region of a chart that reads names and decimals of the tokens in a session's limits. The chart brings the port
 * `readTokens`, the guard `spendsTokens`, the action `setTokens`, the tag `reading` and the delay `request`.
 */
export const tokenUnits = <Input>(input: Input) =>
  ({
    description: 'A limit on a token makes sense only in the token’s units, which the network knows [sessions-units].',
    initial: 'none',
    states: {
      none: { description: 'No token is limited.', always: { guard: 'spendsTokens', target: 'reading' } },
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
          'Limits are shown in the tokens’ units; if the network does not know a token, the view says so [sessions-units].',
      },
      unknown: { description: 'The network did not answer: the view says so in place of the limits [sessions-units].' },
    },
  }) as const
