import type { CaipNetworkId, Namespace } from '../core/caip.ts'
import type { Target } from '../core/configured-networks.ts'
import type { Connection } from '../core/connector.ts'
import type { Failure } from '../core/errors.ts'
import type { SocialProvider } from '../core/features.ts'
import type { ListedWallet } from '../core/listed-wallet.ts'
import type { Network } from '../core/network.ts'
import type { Flow, RowOf } from '../core/routes.ts'
import type { SignInInput } from '../core/sign-in.ts'
import type { Features } from './system.ts'

/** What every flow is started with: what its route is about, and what the kit knows. A chart's `input` picks what it needs. */
export interface FlowInput {
  /** The id of the flow's actor, under which it holds what is shared. */
  key: string
  active: Namespace | null
  /** The active connection of the namespace whose network the route is about, else of the active namespace. */
  connection: Connection | undefined
  /** The networks that the dApp configured, in its order. */
  networks: readonly Network[]
  /** What the dApp and its project want; what an account has done can be seen only with the project's services. */
  features: Features
  /** The app's project, if it has one, and with it the blockchain API. */
  projectId: string | undefined
  /** Whether the modal offers other networks. */
  networkSwitch: boolean
  /** The namespace that the route is about, where it is about one. */
  namespace: Namespace | undefined
  to: Target | undefined
  signIn: SignInInput | undefined
  /** The wallet of the directory that the route is about; null where it is about any. */
  wallet: ListedWallet | null
  /** The pairing that the dApp made itself, where it has brought one. */
  uri: string | null
  /** What the user has typed to log in with, where the route is about that. */
  email: string | null
  /** Where the user logs in, where they have chosen a provider already. */
  social?: SocialProvider
  /** What that has answered to a login for which the page was left. */
  answer?: string
  /** What the dApp wants to be sent, as JSON. */
  wish: string | null
  /** The network that is wanted in each namespace. */
  wishes: Readonly<Partial<Record<Namespace, CaipNetworkId>>>
  mobile: boolean
  /** Whether the dApp offers the list of all wallets on this device. */
  offersAllWallets: boolean
  /** Whether the dApp makes the pairings itself. */
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

/** What a flow is started with, by its route's row: a flow starts only when that is all there. */
export type FlowInputOf<F extends Flow> = FlowInput & About<RowOf<F>> & Needed<RowOf<F>>

/** What a flow ends with; the table of routes says what follows each status. */
export interface FlowOutput {
  status: string
  /** Where a wallet has been taken, and where it was before. */
  to?: Target
  from?: CaipNetworkId | null
  /** Why a wallet could not be taken there. */
  failure?: Failure | null
}
