import { assign, sendParent, sendTo, setup } from 'xstate'
import type { Namespace } from '../../core/caip.ts'
import type { Connection } from '../../core/connector.ts'
import { constants } from '../../core/constants.ts'
import { type ErrorCode, type Failure, failureOf } from '../../core/errors.ts'
import type { GrantPlan, SessionHolder } from '../../core/smart-session.ts'
import { channel, type ErrorEvent, port } from '../contract.ts'
import { holderOf } from '../shared/holder.ts'
import { statusOutput } from '../shared/status-output.ts'
import { type KnownTokens, readTokens, spentTokens } from '../shared/token-units.ts'
import { type ConnectionRef, isMine, isSameConnection } from '../shared/whose.ts'
import type { Features, WalletFact } from '../system.ts'

export type GrantPermissionsOutput = { status: 'granted' } | { status: 'left' } | { status: 'disconnected' }

/** The result of a grant for the dApp's waiting page. If the channel closes without one, the user has left. */
export type GrantNews =
  | { type: 'grant.granted'; holder: SessionHolder; plan: GrantPlan }
  | { type: 'grant.failed'; failure: Failure }

/** The data of a grant for the wallet and the service. */
export interface Granting {
  holder: SessionHolder
  plan: GrantPlan
}

export interface GrantPermissionsContext {
  namespace: Namespace
  holder: SessionHolder
  /** The dApp's request, as JSON. */
  wish: string | null
  /** Whether this dApp lists the permissions of apps. */
  lists: boolean
  plan: GrantPlan | null
  /** The known data of the request's tokens. */
  tokens: KnownTokens
  /** The account's id of the granted permissions. */
  granted: string
  failure: Failure | null
}

export interface GrantInput {
  active: Namespace
  connection: Connection
  features: Features
  wish: string | null
}

/** The chart's initial context. */
export const begin = ({ active, connection, features, wish }: GrantInput): GrantPermissionsContext => ({
  ...{ namespace: active, holder: holderOf(connection), wish, plan: null, tokens: [], granted: '', failure: null },
  lists: features.smartSessions === true && connection.accounts[0]?.type === 'smartAccount',
})

/** Errors of the request itself, which a retry can't fix. */
const senseless: ReadonlySet<ErrorCode> = new Set(['session.request', 'session.unsupported', 'chain.mismatch'])

/** The messages of a grant. */
type GrantStatus = `grant.${'preparing' | 'asking' | 'declined' | 'refused' | 'failed' | 'activating' | 'untold'}`

/** The setup of the grant chart. */
export const grantSetup = setup({
  types: {} as {
    context: GrantPermissionsContext
    input: GrantInput
    events:
      | { type: 'grant.retry' }
      | { type: 'grant.leave' }
      | { type: 'grant.finish' }
      | { type: 'sessions.open' }
      | { type: 'nav.back' }
      | WalletFact
    output: GrantPermissionsOutput
    meta: { view: 'SmartSessionRequest'; status: GrantStatus } | { view: 'SmartSessionCreated' }
    tags: 'busy' | 'failed' | 'byUser' | 'reading'
  },
  actors: {
    answerDapp: channel<GrantNews, { wish: string | null }>(),
    prepareGrant: port<GrantPlan, { holder: SessionHolder; wish: string }>('prepareGrant'),
    askGrant: port<string, Granting>('askGrant'),
    activateGrant: port<void, Granting & { context: string }>('activateGrant'),
    readTokens,
  },
  guards: {
    isMine,
    isLast: ({ context }, fact: { namespace: Namespace; remaining: number }) =>
      context.namespace === fact.namespace && fact.remaining === 0,
    isOfAccount: ({ context: { holder } }, ended: ConnectionRef) => isSameConnection(holder, ended),
    isPrepared: ({ context }) => context.plan !== null,
    isListed: ({ context }) => context.lists,
    isSenseless: (_, { code }: Failure) => senseless.has(code),
    spendsTokens: ({ context: { plan } }) => spentTokens(plan?.permissions ?? []).length > 0,
    isRejection: (_, { code }: Failure) => code === 'wallet.rejected' || code === 'wallet.upgradeRejected',
  },
  actions: {
    setPlan: assign({ plan: (_, plan: GrantPlan) => plan }),
    setTokens: assign({ tokens: (_, tokens: KnownTokens) => tokens }),
    setGranted: assign({ granted: (_, context: string) => context }),
    setFailure: assign({ failure: (_, failure: Failure) => failure }),
    clearFailure: assign({ failure: null }),
    sendFailure: sendTo('answerDapp', (_, failure: Failure): GrantNews => ({ type: 'grant.failed', failure })),
    sendGranted: sendTo(
      'answerDapp',
      ({ context: { holder } }, plan: GrantPlan): GrantNews => ({ type: 'grant.granted', holder, plan }),
    ),
    goToList: sendParent({ type: 'nav.push', route: 'SmartSessionList' }),
  },
  delays: { request: constants.requestTimeout, prompt: constants.promptTimeout },
})

const failureIn = ({ event }: ErrorEvent): Failure => failureOf(event.error)
const late = { code: 'request.timeout' } as const

/** Keeps and reports a failure. */
export const fails = [
  { type: 'setFailure', params: failureIn },
  { type: 'sendFailure', params: failureIn },
] as const

/** There was no answer in time. */
export const timesOut = [
  { type: 'setFailure', params: late },
  { type: 'sendFailure', params: late },
] as const

/** The service did not answer in time. The dApp gets the same failure; the user has nothing to check in the wallet. */
export const serviceTimesOut = [
  { type: 'setFailure', params: { code: 'api.unavailable' } },
  { type: 'sendFailure', params: late },
] as const

export const isSenseless = { type: 'isSenseless', params: failureIn } as const
export const isRejection = { type: 'isRejection', params: failureIn } as const

export const outputOf = statusOutput(['granted', 'left', 'disconnected'], 'left')
