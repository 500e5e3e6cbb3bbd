import type { CaipNetworkId, Namespace } from '../core/caip.ts'
import type { AccountType } from '../core/connector.ts'
import type { Failure } from '../core/errors.ts'
import type { Features as AllFeatures } from '../core/features.ts'
import type { ListedWallet } from '../core/listed-wallet.ts'
import { firstOf, type Network } from '../core/network.ts'
import type { OpenView, Place } from '../core/places.ts'
import type { SignInInput } from '../core/sign-in.ts'
import type { SuggestedWallet } from '../core/suggestions.ts'
import type { AccountOutput } from './account.ts'
import type { ConfigInput } from './config.ts'
import type { ConnectOutput } from './connect.ts'
import type { DirectoryInput } from './directory.ts'
import type { Elsewhere, Remembered } from './ports.ts'
import type { ProfileOutput } from './profile-wallets.ts'
import type { SignInOutput } from './sign-in-setup.ts'
import type { Entry } from './stack.ts'
import type { SwitchOutput } from './switch-network.ts'
import type { AlertRaise, PairingFact, SessionFact, WalletFact } from './system.ts'

/** Who asked the modal to close; the chart treats them alike, an event tells them apart. */
export type CloseReason = 'escape' | 'backdrop' | 'button' | 'api'

/** A flow has come to its end. */
export type FlowDone = {
  type: `xstate.done.actor.place:${number}`
  actorId: string
  output: ConnectOutput | AccountOutput | ProfileOutput | SwitchOutput | SignInOutput
}

/** The connection that is to be the active one of its namespace, and of its accounts the one, where it is named. */
export type ConnectionChoice = { namespace: Namespace; connectorId: string; address?: string }

/** What is to be disconnected: one connection, a namespace, or everything. */
export type Ending = { namespace?: Namespace; connectorId?: string }

export type KitEvent =
  | { type: 'modal.open'; view?: OpenView; namespace?: Namespace; uri?: string }
  | { type: 'modal.close'; reason: CloseReason }
  | { type: 'nav.push'; place: Place; namespace?: Namespace; wallet?: ListedWallet }
  | { type: 'nav.reset'; place: Place }
  | { type: 'nav.replace'; place: Place }
  | { type: 'nav.back' }
  | { type: 'nav.pop' }
  | { type: 'nav.backTo'; index: number }
  | { type: 'wallet.get' }
  | { type: 'help.open' }
  | { type: 'flow.retry' }
  | ({ type: 'account.disconnect' } & Ending)
  | { type: 'account.setType'; namespace: Namespace; accountType: AccountType }
  | ({ type: 'connection.switch' } & ConnectionChoice)
  | { type: 'connection.arrived'; namespace: Namespace }
  | { type: 'network.choose'; caipNetworkId: CaipNetworkId }
  | { type: 'network.ask'; caipNetworkId: CaipNetworkId }
  | { type: 'network.connect' }
  | { type: 'network.switch'; caipNetworkId: CaipNetworkId }
  | { type: 'network.strayed' }
  | { type: 'network.settled' }
  | { type: 'namespace.switched' }
  | { type: 'setup.changed' }
  | { type: 'networks.changed'; networks: readonly Network[] }
  | { type: 'adapter.added'; namespace: Namespace }
  | { type: 'adapter.removed'; namespace: Namespace }
  | { type: 'alert.raise'; failure: Failure; severity: AlertRaise['severity'] }
  | Elsewhere
  | FlowDone
  | WalletFact
  | PairingFact
  | SessionFact
  | { type: 'signer.came' }
  | { type: 'code.want' }
  | { type: 'code.waive' }
  | { type: 'features.changed'; features: Partial<Features> }

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
}

/** What the dApp wishes of the modal (FACTS 11.2); an empty order wishes for nothing. */
export type Features = Pick<AllFeatures, 'connectorTypeOrder' | 'connectMethodsOrder' | 'multiWallet'>

export interface KitInput {
  environment: Environment
  /** The networks that the dApp configured, in its order. */
  networks: readonly Network[]
  /** The network that is selected while nobody is connected. */
  selected: CaipNetworkId
  /**
   * Whether somebody on a network that is none of the app's is led to those that are: unless the dApp turned
   * switching off, allows any chain, or runs in basic mode (SPEC 4).
   */
  insists: boolean
  /** What the dApp suggests to somebody who has no wallet yet, in place of Portico’s own list. */
  suggestions: readonly SuggestedWallet[] | undefined
  /** Whether alerts are shown in the modal, for the developer. */
  debug: boolean
  /** In the dApp's order; the first is the active one until a wallet connects. */
  namespaces: readonly Namespace[]
  /** Whether stored connections are taken up on load (`enableReconnect`). */
  restores: boolean
  features: Features
  /** What is told to the services that know a project; undefined where none of them is wanted. */
  cloud?: CloudInput
  /** Whether the dApp makes pairings itself, and hands them to `open` (FACTS 8.1). */
  manual?: boolean
  /** How the dApp signs people in, where it does. */
  signIn?: SignInWishes
  /** What is left of the last visit. */
  remembered: Remembered
}

/** What the dApp wishes of signing in (FACTS 13). */
export interface SignInWishes {
  /** Whether nobody goes on without a session. */
  required: boolean
  /** Whether sessions end with their connections. */
  endsWithConnections: boolean
  /** Who asks. */
  app: { name: string; icon?: string }
}

/** The flows whose charts come when their places are first entered; the others come with the kit. */
export type LateFlow = 'account' | 'profileWallets' | 'switchNetwork' | 'walletConnect' | 'walletList'

/** What the services that know a project are told: who asks, and what the dApp wants of them. */
export interface CloudInput {
  directory: DirectoryInput
  config: ConfigInput
}

export interface KitContext extends Omit<KitInput, 'selected'> {
  stack: readonly Entry[]
  serial: number
  /** The namespace whose account and network are the active ones: which those are, its wallet chart says. */
  active: Namespace
  /** The network chosen last in each namespace: the one that counts while nobody is connected there. */
  selected: Readonly<Partial<Record<Namespace, CaipNetworkId>>>
  /** The account type that is preferred in each namespace: no reset touches it (SPEC 4). */
  accountTypes: Readonly<Partial<Record<Namespace, AccountType>>>
  /** The namespaces that have a connection, the oldest first, and those whose stored ones are being taken up. */
  connected: readonly Namespace[]
  restoring: readonly Namespace[]
  /** The connection that was asked for: when it is the one of its namespace, that namespace is the active one. */
  awaited: ConnectionChoice | null
  /** The network that the dApp asks a wallet for; its namespace is the active one as soon as the wallet is there. */
  aimed: CaipNetworkId | null
  /** The namespaces of the session that was settled last: they share a wallet, and one of them leads. */
  sharing: readonly Namespace[]
  /** Whether whoever connected first did so by an act of their own. */
  asks: boolean
  /** Who was asked last to sign in, and what the view is told. */
  asked: SignInInput | null
  /** The flow that has come to its end while it is not known yet whether somebody has to sign in. */
  held: FlowDone | null
  /** The late flows whose charts are here. */
  arrived: readonly LateFlow[]
}

/** The network of a namespace while nobody is connected there. */
export const selectedIn = ({ selected, networks }: Pick<KitContext, 'selected' | 'networks'>, namespace: Namespace) =>
  selected[namespace] ?? firstOf(networks, namespace)

/** The namespaces whose wallets are shown: those that have a network (SPEC 4). */
export const shownNamespaces = ({ namespaces, networks }: Pick<KitContext, 'namespaces' | 'networks'>): Namespace[] =>
  namespaces.filter((namespace) => firstOf(networks, namespace) !== undefined)

/** The network that somebody connects for: what their list of wallets is about. */
export const wishIn = (stack: readonly Entry[]) => stack.findLast(({ place }) => place === 'Connect')?.to
