import { type AnyActorRef, assign, enqueueActions, sendParent, sendTo, setup } from 'xstate'
import type { CaipNetworkId } from '../core/caip.ts'
import { constants } from '../core/constants.ts'
import { type Failure, sentenceOf } from '../core/errors.ts'
import type { ReadyMessage, SessionReading, SignedMessage, Signer } from '../core/sign-in.ts'
import type { TrackEvent } from '../core/track.ts'
import { port } from './contract.ts'
import { connectionOf, isSmart } from './standing.ts'
import {
  type SnackbarDismiss,
  type SnackbarShow,
  session,
  snackbar,
  type Track,
  tracker,
  type WalletFact,
} from './system.ts'

export interface SignInInput extends Signer {
  /** Whether nobody goes on without a session. */
  required: boolean
  /** The network on which somebody signed in last (SPEC 3, lastConnectedSIWECaipNetwork). */
  last: CaipNetworkId | null
  /** Who asks. */
  app: { name: string; icon?: string }
}

/** How signing in has ended. */
export interface SignInOutput {
  status:
    | 'established'
    | 'cancelled'
    /** The account is the active one no more, or on another network: what was signed for it is not taken. */
    | 'left'
    /** The message could not even be made. */
    | 'broken'
}

export interface Context extends SignInInput {
  ready: ReadyMessage | null
  signature: string
  failure: Failure | null
  output: SignInOutput
}

export const signerOf = ({ namespace, caipNetworkId, address }: Context): Signer => ({
  namespace,
  caipNetworkId,
  address,
})

/** The connection, as far as it is still the one that is to sign in. */
function ownConnection(self: AnyActorRef, { namespace, caipNetworkId, address }: Context) {
  const connection = connectionOf(self, namespace)
  const isOwn = connection?.caipNetworkId === caipNetworkId && connection.accounts[0]?.address === address
  return isOwn ? connection : undefined
}

type Named = Exclude<Extract<TrackEvent, { properties: { isSmartAccount: boolean } }>['event'], 'SIWX_AUTH_ERROR'>

/** What the chart of signing in is made of. */
export const flow = setup({
  types: {} as {
    context: Context
    events: { type: 'sign.approve' } | { type: 'sign.cancel' } | { type: 'account.left' } | WalletFact
    input: SignInInput
    output: SignInOutput
    meta: { view: 'SIWXSignMessage' }
    tags: 'busy' | 'slow' | 'unanswered'
  },
  actors: {
    createMessage: port<ReadyMessage, { signer: Signer }>('createMessage'),
    signMessage: port<string, { signer: Signer; connectorId: string; message: string }>('signMessage'),
    addSession: port<void, { session: SignedMessage | null }>('addSession'),
    readSessions: port<SessionReading, { signer: Signer }>('readSessions'),
  },
  guards: {
    isReady: ({ context: { ready } }) => ready !== null,
    isOptional: ({ context: { required } }) => !required,
    hasElsewhere: ({ context: { last, caipNetworkId } }) => last !== null && last !== caipNetworkId,
    hasSessions: (_, { sessions }: SessionReading) => sessions.length > 0,
  },
  actions: {
    look: enqueueActions(({ enqueue, context, self }) => {
      if (!ownConnection(self, context)) enqueue.raise({ type: 'account.left' })
    }),
    keepMessage: assign({ ready: (_, ready: ReadyMessage) => ready }),
    dropMessage: assign({ ready: null }),
    keepSignature: assign({ signature: (_, signature: string) => signature }),
    dropFailure: assign({ failure: null }),
    fail: assign({ failure: (_, failure: Failure) => failure }),
    conclude: assign({ output: (_, status: SignInOutput['status']) => ({ status }) }),
    disconnect: sendParent(({ context: { namespace }, self }) => ({
      type: 'account.disconnect',
      namespace,
      connectorId: connectionOf(self, namespace)?.connectorId,
    })),
    goBack: sendParent(({ context: { last } }) => ({ type: 'network.switch', caipNetworkId: last })),
    say: sendTo(
      snackbar,
      (_, message: Omit<SnackbarShow, 'type'>): SnackbarShow => ({ type: 'snackbar.show', ...message }),
    ),
    renewSession: enqueueActions(({ enqueue, system }) => {
      const ref = session({ system })
      if (ref) enqueue.sendTo(ref, { type: 'session.renew' })
    }),
    hush: sendTo(snackbar, (): SnackbarDismiss => ({ type: 'snackbar.dismiss' })),
    track: sendTo(
      tracker,
      ({ context, self }, event: Named): Track => ({
        type: 'track',
        event,
        properties: propertiesOf(self, context),
      }),
    ),
    trackError: sendTo(
      tracker,
      ({ context, self }, failure: Failure): Track => ({
        type: 'track',
        event: 'SIWX_AUTH_ERROR',
        properties: { ...propertiesOf(self, context), message: sentenceOf(failure) },
      }),
    ),
  },
  delays: {
    hint: constants.promptHint,
    prompt: constants.promptTimeout,
    request: constants.requestTimeout,
    disconnectCap: constants.disconnectCap,
    messageLife: constants.signInMessageLife,
  },
})

const propertiesOf = (self: AnyActorRef, context: Context) => ({
  network: context.caipNetworkId,
  isSmartAccount: isSmart(self, context.namespace),
})
