import { type AnyActorRef, assign, sendParent, sendTo, setup } from 'xstate'
import type { CaipNetworkId } from '../../core/caip.ts'
import type { Connection } from '../../core/connector.ts'
import { constants } from '../../core/constants.ts'
import { errorMessageOf, type Failure } from '../../core/errors.ts'
import { lazyConstants } from '../../core/lazy-constants.ts'
import type { Network } from '../../core/network.ts'
import type { ReadyMessage, SessionReading, SignedMessage, Signer, SignInInput } from '../../core/sign-in.ts'
import { port, type ViewMeta } from '../contract.ts'
import {
  notices,
  type SnackbarDismiss,
  type SnackbarShow,
  session,
  type ToastAdd,
  type Track,
  tracker,
  type WalletFact,
} from '../system.ts'
import { isSmart } from '../wallet/account-selectors.ts'
import { selectConnection } from '../wallet/wallet-selectors.ts'

/** The result of signing in. */
export interface SignInOutput {
  status:
    | 'established'
    | 'cancelled'
    /** The account is no longer active, or is on another network: its signature is not used. */
    | 'left'
    /** The first message could not be created. */
    | 'broken'
}

const isOutput = (output: unknown): output is SignInOutput =>
  typeof output === 'object' && output !== null && 'status' in output

/** The output of the final state, which XState does not type. */
export const outputOf = ({ event: { output } }: { event: { output: unknown } }): SignInOutput =>
  isOutput(output) ? output : { status: 'left' }

export interface Context extends Omit<SignInInput, 'last'> {
  /** The wallet that signs, as it was at the start; it is shown to the end. */
  wallet: Connection | undefined
  /** The active connection of the namespace. */
  connection: Connection | null
  /** Where cancelling returns to: the app's network that last had a session. */
  returnTo: CaipNetworkId | null
  ready: ReadyMessage | null
  signature: string
  failure: Failure | null
}

/** The label of the cancel button. */
export type CancelPromise = 'signIn.cancel' | 'signIn.cancelDisconnects' | 'signIn.cancelGoesBack'

type Status =
  | 'signIn.asking'
  | 'signIn.signing'
  | 'signIn.slow'
  | 'signIn.unanswered'
  | 'signIn.verifying'
  | 'signIn.cancelling'
  | 'signIn.returning'
  | 'signIn.done'
  | 'signIn.failed'

export interface Input {
  signIn: SignInInput
  networks: readonly Network[]
}

export const signerOf = ({ namespace, caipNetworkId, address }: Context): Signer => ({
  namespace,
  caipNetworkId,
  address,
})

const isListed = (networks: readonly Network[], id: CaipNetworkId | null) =>
  networks.some(({ caipNetworkId }) => caipNetworkId === id)

/** The initial context of a sign-in. */
export function startOf({ signIn: { last, ...signIn }, networks }: Input, self: Pick<AnyActorRef, 'system'>): Context {
  const wallet = selectConnection(self, signIn.namespace)
  return {
    ...signIn,
    wallet,
    connection: wallet ?? null,
    returnTo: last !== signIn.caipNetworkId && isListed(networks, last) ? last : null,
    ready: null,
    signature: '',
    failure: null,
  }
}

const propertiesOf = (self: AnyActorRef, { caipNetworkId, namespace }: Context) => ({
  network: caipNetworkId,
  isSmartAccount: isSmart(self, namespace),
})

type Named = 'CLICK_SIGN_SIWX_MESSAGE' | 'CLICK_CANCEL_SIWX' | 'SIWX_AUTH_SUCCESS'

/** The setup of the sign-in chart. */
export const signInSetup = setup({
  types: {} as {
    context: Context
    events:
      | { type: 'sign.approve' }
      | { type: 'sign.retry' }
      | { type: 'sign.cancel' }
      | { type: 'networks.changed'; networks: readonly Network[] }
      | WalletFact
    input: Input
    output: SignInOutput
    meta: (ViewMeta<'SIWXSignMessage', Status> & { cancel?: CancelPromise }) | { cancel: CancelPromise }
    tags: 'busy' | 'failed' | 'byUser'
  },
  actors: {
    createMessage: port<ReadyMessage, { signer: Signer }>('createMessage'),
    signMessage: port<string, { signer: Signer; connectorId: string; message: string }>('signMessage'),
    addSession: port<void, { session: SignedMessage | null }>('addSession'),
    readSessions: port<SessionReading, { signer: Signer }>('readSessions'),
  },
  guards: {
    isOptional: ({ context: { required } }) => !required,
    canReturn: ({ context: { returnTo } }) => returnTo !== null,
    cannotReturn: ({ context: { returnTo } }) => returnTo === null,
    isDeclined: ({ context: { failure } }) => failure?.code === 'wallet.rejected',
    hasSessions: (_, { sessions }: SessionReading) => sessions.length > 0,
    isSignerGone: ({ context: { connection, caipNetworkId, address } }) =>
      connection?.caipNetworkId !== caipNetworkId || connection.accounts[0]?.address !== address,
  },
  actions: {
    syncConnection: assign({
      connection: ({ context: { namespace }, self }) => selectConnection(self, namespace) ?? null,
    }),
    syncReturn: assign({
      returnTo: ({ context: { returnTo } }, networks: readonly Network[]) =>
        isListed(networks, returnTo) ? returnTo : null,
    }),
    setMessage: assign({ ready: (_, ready: ReadyMessage) => ready }),
    setSignature: assign({ signature: (_, signature: string) => signature }),
    setFailure: assign({ failure: (_, failure: Failure) => failure }),
    clearFailure: assign({ failure: null }),
    disconnect: sendParent(({ context: { namespace, connection } }) => ({
      type: 'account.disconnect',
      namespace,
      connectorId: connection?.connectorId,
    })),
    requestReturn: sendParent(({ context: { returnTo } }) => ({ type: 'network.switch', caipNetworkId: returnTo })),
    showSnackbar: sendTo(
      notices,
      (_, message: Omit<SnackbarShow, 'type'>): SnackbarShow => ({ type: 'snackbar.show', ...message }),
    ),
    /** Reports a disconnection, for as long as the toast for an unreadable session [signin-unread]. */
    toastBroken: sendTo(
      notices,
      (): ToastAdd => ({
        type: 'toast.add',
        variant: 'error',
        code: 'sign.broken',
        duration: constants.requestTimeout,
      }),
    ),
    dismissSnackbar: sendTo(notices, (): SnackbarDismiss => ({ type: 'snackbar.dismiss' })),
    renewSession: sendTo(session, { type: 'session.renew' }),
    track: sendTo(
      tracker,
      ({ context, self }, event: Named): Track => ({ type: 'track', event, properties: propertiesOf(self, context) }),
    ),
    trackError: sendTo(
      tracker,
      ({ context, self }, failure: Failure): Track => ({
        type: 'track',
        event: 'SIWX_AUTH_ERROR',
        properties: { ...propertiesOf(self, context), message: errorMessageOf(failure) },
      }),
    ),
  },
  delays: {
    hint: constants.promptHint,
    prompt: constants.promptTimeout,
    request: constants.requestTimeout,
    disconnectCap: constants.disconnectCap,
    messageLife: lazyConstants.signInMessageLife,
  },
})
