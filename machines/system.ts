import type { ActorRef, AnyActorRef, EventObject, Snapshot } from 'xstate'
import type { ErrorParams } from '../core/base-error.ts'
import type { CaipNetworkId, Namespace } from '../core/caip.ts'
import type { Failure } from '../core/errors.ts'
import type { Network } from '../core/network.ts'
import type { Signer } from '../core/sign-in.ts'
import type { TrackEvent } from '../core/track.ts'
import type { SignInInput } from './sign-in-setup.ts'

type Sink<E extends EventObject> = ActorRef<Snapshot<unknown>, E>

interface InSystem {
  system: { get: (key: never) => AnyActorRef | undefined }
}

/** The system ids under which the kit's lasting actors are found; nothing else looks actors up by name. */
export const systemIds = {
  kit: 'kit',
  snackbar: 'snackbar',
  toasts: 'toasts',
  alerts: 'alerts',
  tracker: 'tracker',
  pairing: 'pairing',
  directory: 'directory',
  config: 'config',
  session: 'session',
  wallet: (namespace: Namespace) => `wallet:${namespace}` as const,
}

export type SnackbarVariant = 'success' | 'error' | 'loading'
export type SnackbarShow = { type: 'snackbar.show'; variant: SnackbarVariant; code: string; params?: ErrorParams }
export type SnackbarDismiss = { type: 'snackbar.dismiss' }
export type ToastVariant = 'blank' | 'error' | 'success' | 'loading' | 'custom'
export type ToastAdd = {
  type: 'toast.add'
  id?: string
  variant: ToastVariant
  code?: string
  params?: ErrorParams
  /** A dApp's own words, shown as they are. */
  message?: string
  /** Milliseconds; the variant's default unless given. */
  duration?: number
}
export type AlertRaise = { type: 'alert.raise'; severity: 'error' | 'warning' | 'info'; failure: Failure }
export type Track = { type: 'track' } & TrackEvent

/** What flows ask of a wallet chart. */
export type WalletCommand =
  | { type: 'wallet.connect'; connectorId: string; caipNetworkId?: CaipNetworkId }
  | { type: 'wallet.abandon' }
  /** Makes another standing connection the active one, or another account of one. */
  | { type: 'wallet.activate'; connectorId: string; address?: string }
  /** Ends one connection, the active one unless named. */
  | { type: 'wallet.disconnect'; connectorId?: string }
  | { type: 'wallet.disconnectAll' }
  /** Whether several wallets of the namespace may stay connected at once, from now on. */
  | { type: 'wallet.setMultiple'; multiple: boolean }
  | { type: 'wallet.switchNetwork'; caipNetworkId: CaipNetworkId }
  | { type: 'wallet.abandonSwitch'; caipNetworkId: CaipNetworkId }

/** What those who need a pairing ask of the one that there is (DESIGN 3); `by` is their place's id. */
export type PairingCommand =
  | { type: 'pairing.hold'; by: string }
  | { type: 'pairing.release'; by: string }
  /** A failed pairing is offered anew. */
  | { type: 'pairing.retry' }

/** What the pairing tells the kit, and the kit its flows: at each change, and to whoever begins to hold it. */
export type PairingFact =
  | { type: 'pairing.asking' }
  | { type: 'pairing.ready'; uri: string; expiresAt: number }
  | { type: 'pairing.failed'; failure: Failure }
  | { type: 'pairing.settled'; namespaces: readonly Namespace[]; name: string }

/** Pictures that are about to be seen, by image id. */
export type ImagesWanted = { type: 'images.want'; ids: readonly string[] }
/** What views and flows ask of the directory. */
export type DirectoryCommand =
  | ImagesWanted
  /** What failed is asked for again. */
  | { type: 'service.refresh' }

/** What the watch over the sessions tells the kit of the active account. */
export type SessionFact =
  /** It is being looked for, and nothing is known meanwhile. */
  | { type: 'session.reading' }
  /** There is one, or none is needed, or nobody is to be bothered about it now. */
  | { type: 'session.settled' }
  /** There is none, and the account is to be asked for it now. */
  | { type: 'session.missing'; input: SignInInput }
  /** Nobody can say, and without that it can’t go on: the wallet is being disconnected. */
  | { type: 'session.unread' }

/** What is asked of the watch over the sessions. */
export type SessionCommand =
  /** What the kit looks like after something has happened. */
  | {
      type: 'session.look'
      networks: readonly Network[]
      active: Namespace
      connected: readonly Namespace[]
      after: WalletFact | { type: string }
    }
  /** Another tab may have signed in or out, or somebody is back. */
  | { type: 'session.reread' }
  /** There is a session that was not there before. */
  | { type: 'session.renew' }
  /** Somebody would rather not sign in now. */
  | { type: 'session.waive' }
  /** Somebody would like to. */
  | { type: 'session.ask' }
  /** What was to come in the place of signing in has not come. */
  | { type: 'session.remind' }
  /** Ends the sessions of these accounts, or everybody's. */
  | { type: 'session.end'; signers: readonly Signer[] | null }

/** What a wallet chart tells the kit, and the kit its flows. */
export type WalletFact =
  | {
      type: 'wallet.connected'
      namespace: Namespace
      connectorId: string
      name: string
      silent: boolean
      caipNetworkId: CaipNetworkId
    }
  | { type: 'wallet.refused'; namespace: Namespace; connectorId: string; failure: Failure }
  | { type: 'wallet.activated'; namespace: Namespace; connectorId: string; name: string }
  | { type: 'wallet.activationFailed'; namespace: Namespace; connectorId: string; failure: Failure }
  | { type: 'wallet.accountChanged'; namespace: Namespace }
  | { type: 'wallet.networkChanged'; namespace: Namespace; caipNetworkId: CaipNetworkId }
  | { type: 'wallet.networkRefused'; namespace: Namespace; caipNetworkId: CaipNetworkId; failure: Failure }
  | {
      type: 'wallet.disconnected'
      namespace: Namespace
      connectorId: string
      /** The accounts that were connected by it. */
      addresses: readonly string[]
      remaining: number
    }
  | { type: 'wallet.disconnectFailed'; namespace: Namespace; connectorId: string; failure: Failure }
  | { type: 'wallet.restored'; namespace: Namespace }
  /** The adapter of the namespace has been taken out of the app, and its wallets with it. */
  | { type: 'wallet.removed'; namespace: Namespace }

const find =
  <E extends EventObject>(id: string) =>
  ({ system }: InSystem): Sink<E> =>
    system.get(id as never) as unknown as Sink<E>

export const snackbar = find<SnackbarShow | SnackbarDismiss>(systemIds.snackbar)
export const toasts = find<ToastAdd>(systemIds.toasts)
export const alerts = find<AlertRaise>(systemIds.alerts)
export const tracker = find<Track>(systemIds.tracker)
export const pairing = find<PairingCommand>(systemIds.pairing)
export const directory = find<DirectoryCommand>(systemIds.directory)
export const session = find<SessionCommand>(systemIds.session)
export const wallet = (namespace: Namespace) => find<WalletCommand>(systemIds.wallet(namespace))
