import type { CaipNetworkId, Namespace } from '../core/caip.ts'
import type { Target } from '../core/configured-networks.ts'
import type { Connection } from '../core/connector.ts'
import type { Failure } from '../core/errors.ts'
import type { SocialProvider } from '../core/features.ts'
import type { ListedWallet } from '../core/listed-wallet.ts'
import type { Network } from '../core/network.ts'
import type { Flow, RowOf } from '../core/routes.ts'
import type { SignInInput } from '../core/sign-in.ts'
import type { Wishes } from './shared/wishes.ts'
import type { Features } from './system.ts'

/**
 * What every flow starts with: the subject of its route, and the kit's state. A chart's `input` picks what it needs.
 */
export interface FlowInput {
  /** The id of the flow's actor, under which it holds shared actors. */
  key: string
  active: Namespace | null
  /** The active connection of the namespace of the route's network, else of the active namespace. */
  connection: Connection | undefined
  /** The dApp's networks, in its order. */
  networks: readonly Network[]
  /** The features that the dApp and its project enable. Activity is available only with the project's services. */
  features: Features
  /** The app's project, if any, which includes the blockchain API. */
  projectId: string | undefined
  /** Whether the modal offers other networks. */
  networkSwitch: boolean
  /** The namespace that the route names, if any. */
  namespace: Namespace | undefined
  to: Target | undefined
  signIn: SignInInput | undefined
  /** The directory wallet that the route names; null for any wallet. */
  wallet: ListedWallet | null
  /** The dApp's own pairing, if any. */
  uri: string | null
  /** The email typed for a login, if the route names one. */
  email: string | null
  /** The login provider, if already chosen. */
  social?: SocialProvider
  /** The provider's answer to a login that left the page. */
  answer?: string
  /** The dApp's arguments, as JSON. */
  wish: string | null
  /** The requested network of each namespace. */
  wishes: Wishes
  mobile: boolean
  /** Whether the dApp offers the list of all wallets on this device. */
  offersAllWallets: boolean
  /** Whether the dApp creates pairings itself. */
  manualPairing: boolean
}

interface Given {
  network: { to: Target }
  wallet: { wallet: ListedWallet }
  session: { signIn: SignInInput }
  connection: { active: Namespace; connection: Connection }
}
type About<Row> = Row extends { about: infer A extends keyof Given } ? Given[A] : unknown
type Needed<Row> = Row extends { needs: readonly (infer N)[] }
  ? 'connection' extends N
    ? Given['connection']
    : unknown
  : unknown

/** The input of a flow, by its route's row: a flow starts only when all of it is available. */
export type FlowInputOf<F extends Flow> = FlowInput & About<RowOf<F>> & Needed<RowOf<F>>

/** The output of a flow; the table of routes defines what follows each status. */
export interface FlowOutput {
  status: string
  /** The network of a completed switch, and the one before it. */
  to?: Target
  from?: CaipNetworkId | null
  /** Why a switch failed. */
  failure?: Failure | null
  /** Whether the wallet of an earlier visit has connected, without being asked. */
  silent?: boolean
}
