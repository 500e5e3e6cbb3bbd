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

/** Who asked the modal to close; the chart treats them alike, an event tells them apart. */
export type CloseReason = 'escape' | 'backdrop' | 'button' | 'api'

/** A flow has come to its end. */
export type FlowDone = {
  type: `xstate.done.actor.route:${number}`
  actorId: string
  output: FlowOutput
}

/** A flow begins what outlives it: an actor of the kit, whose id its input has. */
export type ActorStart = { type: 'actor.start' } & (
  | { chart: 'transaction'; input: TransactionInput }
  | { chart: 'purchase'; input: Purchase }
  | { chart: 'registration'; input: Registration }
)

/** The connection that is to be the active one of its namespace, and of its accounts the one, where it is named. */
export type ConnectionChoice = { namespace: Namespace; connectorId: string; address?: string }

/** What is to be disconnected: one connection, a namespace, or everything. */
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

/** What the kit tells the world outside the charts. */
export type KitEmitted =
  | { type: 'disconnect' }
  | { type: 'disconnectFailed'; failure: Failure }
  | { type: 'networkRefused'; caipNetworkId: CaipNetworkId; failure: Failure }
  | { type: 'switchFailed'; namespace: Namespace; connectorId: string; failure: Failure }
  | { type: 'connectFailed'; namespace: Namespace; connectorId: string; failure: Failure }
  | { type: 'connect'; namespace: Namespace; connectorId: string; silent: boolean }

/** What the charts need to know of the device: read once, handed in, so that a trace can hold it. */
export interface Environment {
  mobile: boolean
  /** The providers whose login does not work here. */
  closedProviders?: readonly SocialProvider[]
}

export interface KitInput {
  environment: Environment
  /** The networks that the dApp configured, in its order. */
  networks: readonly Network[]
  /** The network that is selected while no wallet is connected. */
  selected: CaipNetworkId
  /**
   * Whether a user on an unsupported network is led to the supported ones: unless the dApp turned
   * switching off, allows any chain, or runs in basic mode [network-unsupported-view].
   */
  requireSupportedNetwork: boolean
  /** Whether the modal offers the app's networks (`enableNetworkSwitch`); it does unless the dApp turned that off. */
  networkSwitch?: boolean
  /** What the dApp suggests to a user without a wallet, in place of Portico’s own list. */
  suggestions: readonly SuggestedWallet[] | undefined
  /** Whether alerts are shown in the modal, for the developer. */
  debug: boolean
  /** In the dApp's order; the first is the active one until a wallet connects. */
  namespaces: readonly Namespace[]
  /** Whether stored connections are taken up on load (`enableReconnect`). */
  reconnectOnMount: boolean
  features: Features
  /** The input of the services of a project; undefined where none of them is wanted. */
  projectServices?: ProjectServicesInput
  /** Whether the dApp makes pairings itself, and hands them to `open` [nav-manual]. */
  manualPairing?: boolean
  /** How the dApp signs people in, where it does. */
  signIn?: SignInWishes
  /** What is left of the last visit. */
  remembered: PersistedState
}

/** The dApp's options for signing in. */
export interface SignInWishes {
  /** Whether a session is required. */
  required: boolean
  /** Whether sessions end with their connections. */
  endsWithConnections: boolean
  /** Who asks. */
  app: { name: string; icon?: string }
}

/** The input of the services of a project: which project asks, and what the dApp wants of them. */
export interface ProjectServicesInput {
  directory: DirectoryInput
  /** Undefined where nothing that the dApp wants needs a project. */
  config?: ConfigInput
}

export interface KitContext extends Omit<KitInput, 'selected'> {
  stack: readonly Entry[]
  serial: number
  /**
   * The namespace whose account and network are the active ones: which those are, its wallet chart says. Null where the dApp
   * has no adapter.
   */
  active: Namespace | null
  /** The network chosen last in each namespace: the one that counts while no wallet is connected there. */
  selected: Readonly<Partial<Record<Namespace, CaipNetworkId>>>
  /** The account type that is preferred in each namespace: no reset touches it [wallet-account-type]. */
  accountTypes: Readonly<Partial<Record<Namespace, AccountType>>>
  /** The active connection of each namespace that has one, the oldest first, as the wallet charts report them. */
  connections: readonly Connection[]
  /** The namespaces whose wallet charts are still trying what they have stored. */
  restoring: readonly Namespace[]
  /** The connection that was asked for, while the region `pendingConnection` is activating. */
  pendingConnection: ConnectionChoice | null
  /** The network that the dApp asks a wallet for, while the region `pendingNetwork` is switching. */
  pendingNetwork: Target | null
  /** The connection and network that the user was led away from, while the region `networkSupport` is unsupported. */
  unsupported: Connection | null
  /** The namespaces of the session that was settled last: they share a wallet, and one of them leads. */
  sharing: readonly Namespace[]
  /** What the gatekeeper asks for, while the region `gate` is required or optional. */
  gateTask: GateTask | null
  /** The flow that has ended, while the region `deferral` is waiting. */
  deferred: FlowDone | null
  /** What is to be told once its charts have loaded. */
  notices: readonly Notice[]
  /** The flows whose charts have been loaded. */
  loadedFlows: readonly Flow[]
}

/** Whether the list has a namespace; it never has `null`. */
export const isAmong = (namespaces: readonly Namespace[], namespace: Namespace | null): namespace is Namespace =>
  namespace !== null && namespaces.includes(namespace)

/** The features as users meet them: what only a project can do is off without one [activity-list] [swap-offered]. */
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

/** The network that the user connects for: what the list of wallets is about. */
export const wishIn = (stack: readonly Entry[]) => stack.findLast(({ route }) => route === 'Connect')?.to
