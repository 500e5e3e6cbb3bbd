import type { ActorRef, AnyActorRef, EventObject, Snapshot } from 'xstate'
import type { CaipNetworkId, Namespace } from '../core/caip.ts'
import type { ErrorParams, Failure } from '../core/errors.ts'
import type { FeatureWishes } from '../core/feature-wishes.ts'
import type { Features as AllFeatures, ListExtra } from '../core/features.ts'
import type { Legal } from '../core/legal.ts'
import type { Network } from '../core/network.ts'
import type { Route } from '../core/routes.ts'
import type { Signer, SignInInput } from '../core/sign-in.ts'
import { systemIds } from '../core/system-ids.ts'
import type { TrackEvent } from '../core/track.ts'
import type { TransactionOutcome } from '../core/transfer.ts'
import type { WalletGroup } from '../core/wallet-groups.ts'
import type { NativeBalance } from './ports.ts'

/** The features that the dApp and its project enable; an empty order shows nothing. */
export type Features = Pick<AllFeatures, 'connectorTypeOrder' | 'connectMethodsOrder' | 'multiWallet'> &
  Partial<
    Pick<
      AllFeatures,
      | 'email'
      | 'socials'
      | 'send'
      | 'receive'
      | 'activity'
      | 'swaps'
      | 'onramp'
      | 'smartSessions'
      | 'analytics'
      | 'walletFeaturesOrder'
      | 'legalCheckbox'
      | 'collapseWallets'
      | 'emailShowWallets'
    >
  > &
  Legal & {
    /** Whether wallets are listed when there are other ways to connect; true by default. */
    enableWallets?: boolean | undefined
    /** Whether users without a wallet are shown where to get one; true by default. */
    enableWalletGuide?: boolean | undefined
    /** The dApp's page with more about wallets. */
    learnMoreUrl?: string | undefined
    /** The dApp's additions to the list of wallets. */
    listExtras?: readonly ListExtra[] | undefined
    /** Whether the account lists the transactions that the dApp has added. */
    recentTransactions?: boolean | undefined
    /** Whether the session is recorded, so that it can be saved after a failure. */
    recorded?: boolean | undefined
    /** The groups in which the dApp's wallets are listed. */
    walletGroups?: readonly WalletGroup[] | undefined
  }

type Sink<E extends EventObject> = ActorRef<Snapshot<unknown>, E>

interface InSystem {
  system: { get: (key: never) => AnyActorRef | undefined }
}

export type SnackbarVariant = 'success' | 'error' | 'loading'
export type SnackbarShow = {
  type: 'snackbar.show'
  variant: SnackbarVariant
  code?: string
  params?: ErrorParams
  /** The dApp's own text, shown as it is. */
  message?: string
}
export type SnackbarDismiss = { type: 'snackbar.dismiss' }
/** The user leaves the view that a message was about. */
export type SnackbarLeave = { type: 'snackbar.leave' }
export type ToastVariant = 'blank' | 'error' | 'success' | 'loading' | 'custom'
/** The position of a toast in the page. */
export type ToastPosition = `${'top' | 'bottom'}-${'left' | 'center' | 'right'}`
export type ToastAdd = {
  type: 'toast.add'
  id?: string
  variant: ToastVariant
  code?: string
  params?: ErrorParams
  /** The dApp's own text, shown as it is. */
  message?: string
  /** In milliseconds; the variant's own by default. */
  duration?: number
  /** The position while the modal is closed; by default the bottom end, on a phone the top. */
  position?: ToastPosition
  /** The transaction of the toast, which links to the network's explorer. */
  transaction?: { caipNetworkId: CaipNetworkId; hash: string }
}
export type ToastDismiss = { type: 'toast.dismiss'; id: string }
export type AlertRaise = { type: 'alert.raise'; severity: 'error' | 'warning' | 'info'; failure: Failure }
/** The commands for the report of a failure. */
export type ReportCommand = { type: 'report.copy' } | { type: 'report.download' }
/** Messages outside the views, and the commands about them. */
export type Notice =
  | ReportCommand
  | SnackbarShow
  | SnackbarDismiss
  | SnackbarLeave
  | ToastAdd
  | ToastDismiss
  | AlertRaise
export type Track = { type: 'track' } & TrackEvent

/** The commands of flows to a wallet chart. */
export type WalletCommand =
  | { type: 'wallet.connect'; connectorId: string; caipNetworkId?: CaipNetworkId | undefined }
  | { type: 'wallet.abandon' }
  /** Makes another live connection the active one, or another account of one. */
  | { type: 'wallet.activate'; connectorId: string; address?: string }
  /** Ends one connection; the active one by default. */
  | { type: 'wallet.disconnect'; connectorId?: string }
  | { type: 'wallet.disconnectAll' }
  /** Sets whether several wallets of the namespace may stay connected at once. */
  | { type: 'wallet.setMultiple'; multiple: boolean }
  | { type: 'wallet.switchNetwork'; caipNetworkId: CaipNetworkId }
  | { type: 'wallet.abandonSwitch'; caipNetworkId: CaipNetworkId }
  /** Retries now to load an adapter. */
  | { type: 'wallet.retry' }
  /** The adapter is removed from the app: pending requests to its wallet are rejected. */
  | { type: 'wallet.dispose' }

/** The commands of flows to the shared pairing [pairing-one]; `by` is the id of their route. */
export type PairingCommand =
  | { type: 'pairing.hold'; by: string }
  | { type: 'pairing.release'; by: string }
  /** Retries a failed pairing. */
  | { type: 'pairing.retry' }

/** The pairing's reports to the kit, which forwards them to its flows: on every change, and to a new holder. */
export type PairingFact =
  | { type: 'pairing.asking' }
  | { type: 'pairing.ready'; uri: string; expiresAt: number }
  | { type: 'pairing.failed'; failure: Failure }
  | { type: 'pairing.settled'; namespaces: readonly Namespace[]; name: string }

/** The commands to the balance of a namespace's active account. */
export type BalanceCommand =
  /** A view shows it: a balance up to 30 s old will do. */
  | { type: 'balance.want'; namespace: Namespace }
  /** The dApp requests the current balance. */
  | { type: 'balance.fetch'; namespace: Namespace }
  /** A transaction has changed it: an answer to an earlier request may be the balance before that. */
  | { type: 'balance.renew'; namespace: Namespace }

/** The namespace's wallet has changed: its active account may be another one. */
export type BalanceSync = { type: 'balance.sync' }

/**
 * The balance's reports to the kit, which forwards them to its flows: on every change, and to a view that requests it.
 */
export type BalanceFact =
  | { type: 'balance.loading'; namespace: Namespace }
  | { type: 'balance.ready'; namespace: Namespace; balance: NativeBalance | null }
  | { type: 'balance.failed'; namespace: Namespace; failure: Failure | null }
  /** After a failure, it can be requested again. */
  | { type: 'balance.retryable'; namespace: Namespace }

/** Images that are about to become visible, by id. */
export type ImagesWanted = { type: 'images.want'; ids: readonly string[] }
/** The commands of views and flows to the directory. */
export type DirectoryCommand =
  | ImagesWanted
  /** Retries what failed. */
  | { type: 'service.refresh' }

/** The route that the user must visit before continuing, and the input of its flow. */
export type GateTask = { route: Route; input: SignInInput }

/** The reports of a gatekeeper, such as the session chart, to the kit: whether the user may continue. */
export type GateFact =
  /** The gatekeeper has not decided yet. */
  | { type: 'gate.pending' }
  /** The user may continue. */
  | { type: 'gate.open' }
  /** The user may continue only after the task. */
  | ({ type: 'gate.required' } & GateTask)
  /** The user is asked once, and may decline. */
  | ({ type: 'gate.optional' } & GateTask)
  /**
   * The gatekeeper can't decide, and the user can't continue without: the wallet is being disconnected. `code` is the
   * message's.
   */
  | { type: 'gate.failed'; code: string }

/** The commands to the session chart. */
export type SessionCommand =
  /** The active account after an event. */
  | {
      type: 'session.sync'
      /** The active account, on a network of the app; null if there is none. */
      signer: Signer | null
      networks: readonly Network[]
      /** The connected namespaces. */
      connected: readonly Namespace[]
      after: WalletFact | { type: string }
    }
  /** Another tab may have signed in or out, or the user has returned. */
  | { type: 'session.reread' }
  /** There is a new session. */
  | { type: 'session.renew' }
  /** The user does not want to sign in now. */
  | { type: 'session.waive' }
  /** The user wants to sign in. */
  | { type: 'session.ask' }
  /** The alternative to signing in has failed. */
  | { type: 'session.remind' }
  /** Ends the sessions of the active account; without one, those of all accounts. */
  | { type: 'session.end' }

/** Changes of the app's setup while flows run, which the kit forwards to its flows. */
export type SetupFact =
  | { type: 'networks.changed'; networks: readonly Network[] }
  | { type: 'features.changed'; features: Partial<Features> }

/** The dApp changes features that its project may override [config-features]. */
export type FeaturesWish = { type: 'features.wish'; features: FeatureWishes }

/** The user has accepted pages of the dApp; `accepted` is what to store [connect-terms]. */
export type TermsFact = { type: 'terms.accepted'; accepted: string }

/** The directory's report to the kit, which forwards it to its flows: its leading wallets have loaded. */
export type DirectoryFact = { type: 'directory.loaded' }

/**
 * A wallet chart's report to the kit, which forwards it to its flows: the wallets of its namespace may have changed, or
 * failed to load.
 */
export type ConnectorsFact = { type: 'connectors.changed'; namespace: Namespace }

/** A wallet chart's reports to the kit, which forwards them to its flows. */
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
  /** The embedded wallet's user has changed the email or the account type [embedded-user]. */
  | { type: 'wallet.userChanged'; namespace: Namespace }
  /** The active account has another name [names-known]. */
  | { type: 'wallet.named'; namespace: Namespace; name: string }
  | { type: 'wallet.networkChanged'; namespace: Namespace; caipNetworkId: CaipNetworkId }
  | { type: 'wallet.networkRefused'; namespace: Namespace; caipNetworkId: CaipNetworkId; failure: Failure }
  | {
      type: 'wallet.disconnected'
      namespace: Namespace
      connectorId: string
      /** The accounts of the connection. */
      addresses: readonly string[]
      remaining: number
    }
  | { type: 'wallet.disconnectFailed'; namespace: Namespace; connectorId: string; failure: Failure }
  | { type: 'wallet.restored'; namespace: Namespace }
  /** The namespace's adapter has been removed from the app, together with its wallets. */
  | { type: 'wallet.removed'; namespace: Namespace }

/** A transaction's reports to the kit, which forwards them to its flows; `id` is the transfer's. */
export type TransactionFact =
  /** The wallet has approved it and the network has it; `hash` is null while the wallet has not reported it. */
  | { type: 'transaction.sent'; id: string; hash: string | null }
  /** The user has rejected it in the wallet, or the wallet could not send it. */
  | { type: 'transaction.refused'; id: string; failure: Failure }
  /** The wallet has not said which transaction it sent: it may have sent it. */
  | { type: 'transaction.unidentified'; id: string; failure: Failure }
  /** `arrived` is the received amount of the bought token in its smallest unit, if the network reports it. */
  | { type: 'transaction.ended'; id: string; outcome: TransactionOutcome; hash: string | null; arrived?: string }

const find =
  <E extends EventObject>(id: string) =>
  ({ system }: InSystem): Sink<E> =>
    system.get(id as never) as unknown as Sink<E>

/** The receiver of notices. Their charts load with the first one, so the kit forwards them. */
export const notices = find<Notice>(systemIds.kit)
/** The receiver of navigation events. */
export const navigation = find<{ type: 'nav.push'; route: Route }>(systemIds.kit)
export const tracker = find<Track>(systemIds.tracker)
export const pairing = find<PairingCommand>(systemIds.pairing)
export const directory = find<DirectoryCommand>(systemIds.directory)
export const balance = (namespace: Namespace) => find<BalanceCommand | BalanceSync>(systemIds.balance(namespace))
export const session = find<SessionCommand>(systemIds.session)
/** The wallet chart of a namespace; if there is none, the command has no effect. */
export const wallet = (namespace: Namespace | undefined) =>
  find<WalletCommand>(namespace ? systemIds.wallet(namespace) : '')
