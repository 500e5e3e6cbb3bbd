import { type AnyActorRef, assign, setup } from 'xstate'
import type { Namespace } from '../../core/caip.ts'
import type { Connection } from '../../core/connector.ts'
import { constants } from '../../core/constants.ts'
import { type Failure, failureOf } from '../../core/errors.ts'
import type { SessionHolder, SessionList, SmartSession } from '../../core/smart-session.ts'
import { type ErrorEvent, port } from '../contract.ts'
import { holderOf } from '../shared/holder.ts'
import { statusOutput } from '../shared/status-output.ts'
import { type KnownTokens, readTokens, spentTokens } from '../shared/token-units.ts'
import { type ConnectionRef, isMine, isSameConnection } from '../shared/whose.ts'
import type { WalletFact } from '../system.ts'
import { selectConnection } from '../wallet/wallet-selectors.ts'

export type SmartSessionsOutput = { status: 'left' } | { status: 'disconnected' }

/** A session to revoke. */
export interface Revoking {
  holder: SessionHolder
  session: SmartSession
}

export interface SmartSessionsContext {
  namespace: Namespace
  /** The account; after its connection has ended, the last one. */
  holder: SessionHolder
  /** Whether it is a smart account; other accounts have no sessions. */
  isSmart: boolean
  sessions: readonly SmartSession[]
  /** The current or last viewed session. */
  chosen: SmartSession | null
  /** The known metadata of the tokens that it may spend. */
  tokens: KnownTokens
  /** The wallet's signature for revoking the session. */
  signature: string
  failure: Failure | null
}

/** The chart's initial context. */
export const begin = ({ active, connection }: { active: Namespace; connection: Connection }): SmartSessionsContext => ({
  ...{ namespace: active, holder: holderOf(connection), isSmart: connection.accounts[0]?.type === 'smartAccount' },
  ...{ sessions: [], chosen: null, tokens: [], signature: '', failure: null },
})

/** Identifies a session. */
export interface Choice {
  pci: string
}

/** The message above a session's terms. */
type SessionStatus = `sessions.${'live' | 'signing' | 'declined' | 'failed' | 'revoking' | 'untold' | 'revoked'}`

/** The setup of the smart sessions chart. */
export const sessionsSetup = setup({
  types: {} as {
    context: SmartSessionsContext
    input: { active: Namespace; connection: Connection }
    events:
      | { type: 'sessions.retry' }
      | { type: 'session.choose'; pci: string }
      | { type: 'session.revoke' }
      | { type: 'session.finish' }
      | { type: 'nav.back' }
      | WalletFact
    output: SmartSessionsOutput
    meta: { view: 'SmartSessionList' } | { view: 'SmartSession'; status: SessionStatus }
    tags: 'busy' | 'loading' | 'empty' | 'partial' | 'failed' | 'byUser' | 'reading'
  },
  actors: {
    listSessions: port<SessionList, SessionHolder>('listSessions'),
    signRevocation: port<string, Revoking>('signRevocation'),
    revokeSession: port<void, Revoking & { signature: string }>('revokeSession'),
    readTokens,
  },
  guards: {
    isMine,
    isLast: ({ context }, fact: { namespace: Namespace; remaining: number }) =>
      context.namespace === fact.namespace && fact.remaining === 0,
    isOfAccount: ({ context: { holder } }, ended: ConnectionRef) => isSameConnection(holder, ended),
    isPlain: ({ context }) => !context.isSmart,
    isNone: (_, { sessions }: SessionList) => sessions.length === 0,
    isPartial: (_, { isPartial }: SessionList) => isPartial,
    isGone: ({ context }, { sessions, isPartial }: SessionList) =>
      !isPartial && sessions.every((each) => each.pci !== context.chosen?.pci),
    isListed: ({ context }, { pci }: Choice) => context.sessions.some((each) => each.pci === pci),
    spendsTokens: ({ context: { chosen } }) => spentTokens(chosen?.permissions ?? []).length > 0,
    isRejection: (_, { code }: Failure) => code === 'wallet.rejected' || code === 'wallet.upgradeRejected',
  },
  actions: {
    sync: assign(({ context, self }: { context: SmartSessionsContext; self: AnyActorRef }) => {
      const connection = selectConnection(self, context.namespace)
      return connection ? begin({ active: context.namespace, connection }) : context
    }),
    setSessions: assign({ sessions: (_, { sessions }: SessionList) => sessions }),
    choose: assign({
      chosen: ({ context }, { pci }: Choice) => context.sessions.find((each) => each.pci === pci) ?? context.chosen,
      tokens: [],
      failure: null,
    }),
    setTokens: assign({ tokens: (_, tokens: KnownTokens) => tokens }),
    setSignature: assign({ signature: (_, signature: string) => signature }),
    setFailure: assign({ failure: (_, failure: Failure) => failure }),
    clearFailure: assign({ failure: null }),
  },
  delays: { request: constants.requestTimeout, prompt: constants.promptTimeout },
})

/** Keeps the failure. */
export const fails = { type: 'setFailure', params: ({ event }: ErrorEvent): Failure => failureOf(event.error) } as const

/** There was no answer in time. */
export const timesOut = { type: 'setFailure', params: { code: 'request.timeout' } } as const

export const outputOf = statusOutput(['left', 'disconnected'], 'left')
