import type { Registration } from '../../core/account-name.ts'
import type { CaipNetworkId, Namespace } from '../../core/caip.ts'
import type { Target } from '../../core/configured-networks.ts'
import type { AccountType, Connection } from '../../core/connector.ts'
import type { Failure } from '../../core/errors.ts'
import type { SocialProvider } from '../../core/features.ts'
import type { ListedWallet } from '../../core/listed-wallet.ts'
import type { Network } from '../../core/network.ts'
import type { Purchase } from '../../core/onramp.ts'
import type { Flow, OpenView, Route } from '../../core/routes.ts'
import type { SuggestedWallet } from '../../core/suggestions.ts'
import type { ConfigInput } from '../config/setup.ts'
import type { DirectoryInput } from '../directory/chart.ts'
import type { FlowOutput } from '../flow-input.ts'
import type { Entry } from '../modal/stack.ts'
import type { OtherTabEvent, PersistedState } from '../ports.ts'
import type {
  BalanceCommand,
  BalanceFact,
  ConnectorsFact,
  DirectoryFact,
  Features,
  FeaturesWish,
  GateFact,
  GateTask,
  Notice,
  PairingFact,
  SetupFact,
  TermsFact,
  TransactionFact,
  WalletFact,
} from '../system.ts'
import type { TransactionInput } from '../transaction/input.ts'

export type { Features } from '../system.ts'

/** Who closed the modal. The chart ignores it; the event reports it. */
export type CloseReason = 'escape' | 'backdrop' | 'button' | 'api'

/** A flow has ended. */
export type FlowDone = {
  type: `xstate.done.actor.route:${number}`
  actorId: string
  output: FlowOutput
}

/** A flow starts an actor of the kit that outlives it; the actor's id is in the input. */
export type ActorStart = { type: 'actor.start' } & (
  | { chart: 'transaction'; input: TransactionInput }
  | { chart: 'purchase'; input: Purchase }
  | { chart: 'registration'; input: Registration }
)

/** The connection to make active in its namespace, and optionally which of its accounts. */
export type ConnectionChoice = { namespace: Namespace; connectorId: string; address?: string }

/** What to disconnect: one connection, a namespace, or everything. */
export type Ending = { namespace?: Namespace; connectorId?: string }

export type KitEvent =
  | { type: 'modal.open'; view?: OpenView; namespace?: Namespace; uri?: string; wish?: string }
  | { type: 'modal.close'; reason: CloseReason }
  | { type: 'modal.exited' }
  | {
      type: 'nav.push'
      route: Route
      namespace?: Namespace
      wallet?: ListedWallet
      email?: string
      social?: SocialProvider
      answer?: string
    }
  | { type: 'nav.replace'; route: Route }
  | { type: 'nav.back' }
  | { type: 'nav.pop' }
  | { type: 'wallet.get' }
  | { type: 'help.open' }
  | { type: 'flow.retry' }
  | ({ type: 'account.disconnect' } & Ending)
  | { type: 'account.setType'; namespace: Namespace; accountType: AccountType }
  | ({ type: 'connection.switch' } & ConnectionChoice)
  | { type: 'connection.arrived'; namespace: Namespace | undefined }
  | { type: 'network.choose'; caipNetworkId: CaipNetworkId }
  | { type: 'network.ask'; caipNetworkId: CaipNetworkId }
  | { type: 'network.switch'; caipNetworkId: CaipNetworkId }
  | { type: 'network.unsupported' }
  | { type: 'network.supported' }
  | { type: 'namespace.switched' }
  | { type: 'setup.changed' }
  | SetupFact
  | FeaturesWish
  | DirectoryFact
  | ConnectorsFact
  | { type: 'adapter.added'; namespace: Namespace }
  | { type: 'adapter.removed'; namespace: Namespace }
  | Notice
  | OtherTabEvent
  | FlowDone
  | WalletFact
  | PairingFact
  | BalanceCommand
  | BalanceFact
  | ActorStart
  | TransactionFact
  | TermsFact
  | GateFact
  | { type: 'flow.deferred'; done: FlowDone }
  | { type: 'headless.start' }
  | { type: 'code.want' }
  | { type: 'code.waive' }

/** The events that the kit emits to the outside. */
export type KitEmitted =
  | { type: 'disconnect' }
  | { type: 'disconnectFailed'; failure: Failure }
  | { type: 'networkRefused'; caipNetworkId: CaipNetworkId; failure: Failure }
  | { type: 'switchFailed'; namespace: Namespace; connectorId: string; failure: Failure }
  | { type: 'connectFailed'; namespace: Namespace; connectorId: string; failure: Failure }
  | { type: 'connect'; namespace: Namespace; connectorId: string; silent: boolean }

/** The device's properties that the charts need: read once and passed in, so that a trace can include them. */
export interface Environment {
  mobile: boolean
  /** The providers whose login is unavailable here. */
  closedProviders?: readonly SocialProvider[]
}

export interface KitInput {
  environment: Environment
  /** The dApp's networks, in its order. */
  networks: readonly Network[]
  /** The network that is selected while no wallet is connected. */
  selected: CaipNetworkId
  /**
   * Whether a user on an unsupported network must switch. Not if the dApp disables switching, allows any chain, or runs
   * in basic mode [network-unsupported-view].
   */
  requireSupportedNetwork: boolean
  /** Whether the modal offers the app's networks (`enableNetworkSwitch`); true by default. */
  networkSwitch?: boolean
  /** The dApp's suggestions to users without a wallet, instead of Portico’s own list. */
  suggestions: readonly SuggestedWallet[] | undefined
  /** Whether the modal shows alerts for the developer. */
  debug: boolean
  /** In the dApp's order. The first one is active until a wallet connects. */
  namespaces: readonly Namespace[]
  /** Whether stored connections are restored on load (`enableReconnect`). */
  reconnectOnMount: boolean
  features: Features
  /** The input of the project's services; undefined if none is needed. */
  projectServices?: ProjectServicesInput
  /** Whether the dApp creates pairings itself, and passes them to `open` [nav-manual]. */
  manualPairing?: boolean
  /** The dApp's sign-in options, if it has a sign-in. */
  signIn?: SignInWishes
  /** The state that the last visit stored. */
  remembered: PersistedState
}

/** The dApp's options for signing in. */
export interface SignInWishes {
  /** Whether a session is required. */
  required: boolean
  /** Whether sessions end with their connections. */
  endsWithConnections: boolean
  /** The app that asks the user to sign in. */
  app: { name: string; icon?: string }
}

/** The input of the services of a project: the project, and the dApp's options. */
export interface ProjectServicesInput {
  directory: DirectoryInput
  /** Undefined if nothing that the dApp uses needs a project. */
  config?: ConfigInput
}

export interface KitContext extends Omit<KitInput, 'selected'> {
  stack: readonly Entry[]
  serial: number
  /** The active namespace, whose wallet chart has the active account and network. Null if the dApp has no adapter. */
  active: Namespace | null
  /** The network last chosen in each namespace, which applies while no wallet is connected there. */
  selected: Readonly<Partial<Record<Namespace, CaipNetworkId>>>
  /** The preferred account type of each namespace; a reset keeps it [wallet-account-type]. */
  accountTypes: Readonly<Partial<Record<Namespace, AccountType>>>
  /** The active connection of each connected namespace, oldest first, as the wallet charts report them. */
  connections: readonly Connection[]
  /** The namespaces whose wallet charts are still restoring stored connections. */
  restoring: readonly Namespace[]
  /** The requested connection, while the region `pendingConnection` is activating. */
  pendingConnection: ConnectionChoice | null
  /** The network requested by the dApp, while the region `pendingNetwork` is switching. */
  pendingNetwork: Target | null
  /** The connection on the unsupported network, while the region `networkSupport` is unsupported. */
  unsupported: Connection | null
  /** The namespaces of the last settled session: they share a wallet, and one of them leads. */
  sharing: readonly Namespace[]
  /** The gatekeeper's request, while the region `gate` is required or optional. */
  gateTask: GateTask | null
  /** The flow that has ended, while the region `deferral` is waiting. */
  deferred: FlowDone | null
  /** The notices to deliver once their charts have loaded. */
  notices: readonly Notice[]
  /** The flows whose charts have loaded. */
  loadedFlows: readonly Flow[]
}

/** Whether a list includes a namespace; false if there is none. */
export const isAmong = (
  namespaces: readonly Namespace[],
  namespace: Namespace | null | undefined,
): namespace is Namespace => namespaces.some((each) => each === namespace)

/** The features as offered to users: those that need a project are off without one [activity-list] [swap-offered]. */
export const offeredFeatures = ({ features, projectServices }: KitContext): KitContext['features'] =>
  projectServices?.config
    ? features
    : { ...features, activity: false, swaps: false, onramp: false, smartSessions: false }

/** Whether a namespace has a connection. */
export const isConnected = (connections: readonly Connection[], namespace: Namespace | null | undefined): boolean =>
  connections.some((each) => each.namespace === namespace)

/** The active connection of a namespace. */
export const connectionIn = (
  { connections }: Pick<KitContext, 'connections'>,
  namespace: Namespace | null | undefined,
): Connection | undefined => connections.find((each) => each.namespace === namespace)

/** The network that the user is connecting for: the subject of the list of wallets. */
export const wishIn = (stack: readonly Entry[]) => stack.findLast(({ route }) => route === 'Connect')?.to
