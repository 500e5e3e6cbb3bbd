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

/** What the dApp and its project want of the modal; an empty order wants nothing. */
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
    /** Whether wallets are listed where there is another way to connect; they are unless the dApp says no. */
    enableWallets?: boolean | undefined
    /** Whether a user without a wallet is shown where to get one; likewise. */
    enableWalletGuide?: boolean | undefined
    /** Where a dApp tells more of wallets than the modal does. */
    learnMoreUrl?: string | undefined
    /** What the dApp wants around the list of wallets. */
    listExtras?: readonly ListExtra[] | undefined
    /** Whether the dApp lists the transactions that it has added in the account. */
    recentTransactions?: boolean | undefined
    /** Whether the session is written down, so that all of it can be saved where something has gone wrong. */
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
  /** A dApp's own words, shown as they are. */
  message?: string
}
export type SnackbarDismiss = { type: 'snackbar.dismiss' }
/** The user leaves the view that a message was about. */
export type SnackbarLeave = { type: 'snackbar.leave' }
export type ToastVariant = 'blank' | 'error' | 'success' | 'loading' | 'custom'
/** Where in the page a toast stands. */
export type ToastPosition = `${'top' | 'bottom'}-${'left' | 'center' | 'right'}`
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
  /** Where it stands beside a closed modal; the end of the page's foot unless given, and on a phone its top. */
  position?: ToastPosition
  /** The transaction that it is about: its page at the network's explorer is a click away. */
  transaction?: { caipNetworkId: CaipNetworkId; hash: string }
}
export type ToastDismiss = { type: 'toast.dismiss'; id: string }
export type AlertRaise = { type: 'alert.raise'; severity: 'error' | 'warning' | 'info'; failure: Failure }
/** What a user wants for a report of what has gone wrong. */
export type ReportCommand = { type: 'report.copy' } | { type: 'report.download' }
/** What is told beside the views, and what is asked of those who tell it. */
export type Notice =
  | ReportCommand
  | SnackbarShow
  | SnackbarDismiss
  | SnackbarLeave
  | ToastAdd
  | ToastDismiss
  | AlertRaise
export type Track = { type: 'track' } & TrackEvent

/** What flows ask of a wallet chart. */
export type WalletCommand =
  | { type: 'wallet.connect'; connectorId: string; caipNetworkId?: CaipNetworkId }
  | { type: 'wallet.abandon' }
  /** Makes another live connection the active one, or another account of one. */
  | { type: 'wallet.activate'; connectorId: string; address?: string }
  /** Ends one connection, the active one unless named. */
  | { type: 'wallet.disconnect'; connectorId?: string }
  | { type: 'wallet.disconnectAll' }
  /** Whether several wallets of the namespace may stay connected at once, from now on. */
  | { type: 'wallet.setMultiple'; multiple: boolean }
  | { type: 'wallet.switchNetwork'; caipNetworkId: CaipNetworkId }
  | { type: 'wallet.abandonSwitch'; caipNetworkId: CaipNetworkId }
  /** The adapter that could not be fetched is fetched again now. */
  | { type: 'wallet.retry' }
  /** The adapter is removed from the app: callers that wait for its wallet are rejected. */
  | { type: 'wallet.dispose' }

/** What flows ask of the one pairing [pairing-one]; `by` is their route's id. */
export type PairingCommand =
  | { type: 'pairing.hold'; by: string }
  | { type: 'pairing.release'; by: string }
  /** A failed pairing is offered again. */
  | { type: 'pairing.retry' }

/** What the pairing tells the kit, and the kit its flows: at each change, and to a flow that begins to hold it. */
export type PairingFact =
  | { type: 'pairing.asking' }
  | { type: 'pairing.ready'; uri: string; expiresAt: number }
  | { type: 'pairing.failed'; failure: Failure }
  | { type: 'pairing.settled'; namespaces: readonly Namespace[]; name: string }

/** What is asked of the balance of a namespace's active account. */
export type BalanceCommand =
  /** A view shows it: one that is at most 30 s old is as good. */
  | { type: 'balance.want'; namespace: Namespace }
  /** The dApp wants it as it is now. */
  | { type: 'balance.fetch'; namespace: Namespace }

/** The wallet of the namespace has news: its active account may be another one. */
export type BalanceSync = { type: 'balance.sync' }

/** What the balance tells the kit, and the kit its flows: at each change, and to a view that wants it. */
export type BalanceFact =
  | { type: 'balance.loading'; namespace: Namespace }
  | { type: 'balance.ready'; namespace: Namespace; balance: NativeBalance | null }
  | { type: 'balance.failed'; namespace: Namespace; failure: Failure | null }
  /** After a failure, it may be asked for again. */
  | { type: 'balance.retryable'; namespace: Namespace }

/** Pictures that are about to be seen, by image id. */
export type ImagesWanted = { type: 'images.want'; ids: readonly string[] }
/** What views and flows ask of the directory. */
export type DirectoryCommand =
  | ImagesWanted
  /** What failed is asked for again. */
  | { type: 'service.refresh' }

/** The route that the user is led to before they go on, and what its flow is begun with. */
export type GateTask = { route: Route; input: SignInInput }

/** What a gatekeeper, the session chart say, tells the kit: whether the user may go on. */
export type GateFact =
  /** The gatekeeper is finding out. */
  | { type: 'gate.pending' }
  /** The user may go on. */
  | { type: 'gate.open' }
  /** The user may not go on before the task is done. */
  | ({ type: 'gate.required' } & GateTask)
  /** The user is asked once, and may go on without. */
  | ({ type: 'gate.optional' } & GateTask)
  /** The gatekeeper cannot say, and the user cannot go on without: the wallet is being disconnected. `code` is the message's. */
  | { type: 'gate.failed'; code: string }

/** What is asked of the watch over the sessions. */
export type SessionCommand =
  /** Who the active account is after something has happened. */
  | {
      type: 'session.sync'
      /** The active account, on a network of the app; null where there is none. */
      signer: Signer | null
      networks: readonly Network[]
      /** The namespaces that have a connection. */
      connected: readonly Namespace[]
      after: WalletFact | { type: string }
    }
  /** Another tab may have signed in or out, or the user is back. */
  | { type: 'session.reread' }
  /** There is a session that was not there before. */
  | { type: 'session.renew' }
  /** The user does not want to sign in now. */
  | { type: 'session.waive' }
  /** The user wants to sign in. */
  | { type: 'session.ask' }
  /** What was to come in the place of signing in has not come. */
  | { type: 'session.remind' }
  /** Ends the sessions of these accounts, or of all. */
  | { type: 'session.end'; signers: readonly Signer[] | null }

/** What the app and its project change while flows run, which the kit tells its flows. */
export type SetupFact =
  | { type: 'networks.changed'; networks: readonly Network[] }
  | { type: 'features.changed'; features: Partial<Features> }

/** The dApp wants other features from now on, of those that its project may decide [config-features]. */
export type FeaturesWish = { type: 'features.wish'; features: FeatureWishes }

/** The user has accepted pages of the dApp; `accepted` is what is remembered of them [connect-terms]. */
export type TermsFact = { type: 'terms.accepted'; accepted: string }

/** What the directory tells the kit, and the kit its flows: the wallets that it leads with are known. */
export type DirectoryFact = { type: 'directory.loaded' }

/** What a wallet chart tells the kit, and the kit its flows: the wallets of its namespace may be others, or out of reach. */
export type ConnectorsFact = { type: 'connectors.changed'; namespace: Namespace }

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
  /** The user of an embedded wallet has another email, or another type of account [embedded-user]. */
  | { type: 'wallet.userChanged'; namespace: Namespace }
  /** The active account goes by another name from now on [names-known]. */
  | { type: 'wallet.named'; namespace: Namespace; name: string }
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

/** What a transaction tells the kit, and the kit its flows; `id` is the transfer's. */
export type TransactionFact =
  /** The wallet has approved it, and the network has it; under which hash, is null where the wallet has not said so yet. */
  | { type: 'transaction.sent'; id: string; hash: string | null }
  /** The wallet has said no, or could not send it. */
  | { type: 'transaction.refused'; id: string; failure: Failure }
  /** The wallet has not said which transaction it sent: it may have sent it. */
  | { type: 'transaction.unidentified'; id: string; failure: Failure }
  /** `arrived` is how much of what is bought has arrived, in its smallest unit, where the network says so. */
  | { type: 'transaction.ended'; id: string; outcome: TransactionOutcome; hash: string | null; arrived?: string }

const find =
  <E extends EventObject>(id: string) =>
  ({ system }: InSystem): Sink<E> =>
    system.get(id as never) as unknown as Sink<E>

/** What tells the user and the developer something beside the views loads with the first notice: the kit passes them on. */
export const notices = find<Notice>(systemIds.kit)
/** What leads the user from view to view. */
export const navigation = find<{ type: 'nav.push'; route: Route }>(systemIds.kit)
export const tracker = find<Track>(systemIds.tracker)
export const pairing = find<PairingCommand>(systemIds.pairing)
export const directory = find<DirectoryCommand>(systemIds.directory)
export const balance = (namespace: Namespace) => find<BalanceCommand | BalanceSync>(systemIds.balance(namespace))
export const session = find<SessionCommand>(systemIds.session)
/** The wallet chart of a namespace; without one, a command goes nowhere. */
export const wallet = (namespace: Namespace | undefined) =>
  find<WalletCommand>(namespace ? systemIds.wallet(namespace) : '')
