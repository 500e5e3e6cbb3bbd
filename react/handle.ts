import type { ActorRefFrom } from 'xstate'
import type { ChainAdapter } from '../adapters/adapter.ts'
import type { AccountConnection } from '../core/account.ts'
import type { Namespace } from '../core/caip.ts'
import type { AccountType } from '../core/connector.ts'
import type { Failure } from '../core/errors.ts'
import type { Network, NetworkDefinition, NetworkName } from '../core/network.ts'
import type { OpenView } from '../core/places.ts'
import type { kitMachine } from '../machines/kit.ts'
import type { SIWXConfig } from '../siwx/types.ts'
import type { Headless } from './headless-terms.ts'
import type { AppKitOptions } from './options.ts'
import type { readAccount, readNetwork, readState } from './read.ts'
import type { Recording } from './recording.ts'
import type { Store } from './store.ts'

/** What `open` takes (FACTS 8.1). A view that does not exist, or makes no sense now, falls back to the usual one. */
export interface OpenOptions {
  view?: OpenView | 'ConnectingWalletConnectBasic'
  /** Whose wallets, or whose account, it is about. */
  namespace?: Namespace
  /** A pairing that the dApp made itself: its code is shown, and no other is made (`manualWCControl`). */
  uri?: string
}

/** A kit that runs. */
export interface Running {
  readonly kit: ActorRefFrom<typeof kitMachine>
  readonly store: Store
}

/** Sees a kit that runs; returns the way to look away. */
export type Observe = (running: Running) => () => void

/** What is to be disconnected: one connection by its connector's id, a namespace, or everything. */
export interface Ending {
  id?: string
  namespace?: Namespace
}

/** The connection that is to be the active one, and of its accounts the one, where it is named. */
export interface ConnectionChoice {
  connection: Pick<AccountConnection, 'connectorId'>
  /** Plain, or as CAIP-10. */
  address?: string
  /** The active one unless given. */
  namespace?: Namespace
}

/** The connection that is to go, and be forgotten. */
export interface ConnectionEnd {
  connectorId: string
  /** The active one unless given. */
  namespace?: Namespace
}

/** What asking for a balance came to (FACTS 16.2). */
export interface BalanceAnswer {
  data: { balance: string; symbol: string } | undefined
  /** Why there is none, in the words of SPEC 8. */
  error: string | null
  isSuccess: boolean
  isError: boolean
}

type Account = ReturnType<typeof readAccount>
type Unsubscribe = () => void

/** What a handle can do whose code is fetched when it is first asked for. @throws the sentences of SPEC 8. */
interface SeldomUsed {
  /** The wallets for a dApp that draws them itself: `useAppKitWallets` is made of it. */
  headless(): Promise<Headless>
  /** Disconnects one connection, one namespace, or all. @throws `wallet.disconnectFailed` when a wallet does not let go. */
  disconnect(ending?: Namespace | Ending): Promise<void>
  /** Asks the active account to sign in, in the modal. @throws `sign.disabled` or `sign.nobody` where nobody can be asked. */
  signIn(): Promise<void>
  /** Ends the active account’s session. @throws the failure of whoever keeps it. */
  signOut(): Promise<void>
  /** Goes to another network, with the wallet where one is connected. @throws the failure when the wallet does not come along. */
  switchNetwork(network: NetworkName): Promise<void>
  /** Adds the wallets of another namespace, and takes up their stored connections. */
  addAdapter(adapter: ChainAdapter): Promise<void>
  /** Lets go of a namespace's wallets. Their connections stay as they are, and are found again when it is added again. */
  removeAdapter(namespace: Namespace): Promise<void>
  addNetwork(namespace: Namespace, network: NetworkDefinition): Promise<void>
  removeNetwork(namespace: Namespace, networkId: Network['id']): Promise<void>
  setPreferredAccountType(accountType: AccountType, namespace: Namespace): Promise<void>
  /** Ends what is connected in a namespace, and clears its account but for the preferred account type. */
  resetAccount(namespace: Namespace): Promise<void>
  /** Names an address, plain or CAIP-10, in the namespace that it says or that is given, or else in the active one. */
  addAddressLabel(address: string, label: string, namespace?: Namespace): Promise<void>
  removeAddressLabel(address: string, namespace?: Namespace): Promise<void>
  /** Makes another connection the active one; opens the modal for one that does not stand any more. */
  switchConnection(choice: ConnectionChoice): Promise<void>
  /** Ends a connection, or forgets one that does not stand any more. */
  deleteConnection(end: ConnectionEnd): Promise<void>
  /** Fetches the native balance of a namespace's account, of the active one's unless given. */
  fetchBalance(namespace?: Namespace): Promise<BalanceAnswer>
  /** Raises an alert for the developer, now or as soon as the kit runs: that is not started for it. */
  inform(failure: Failure): Promise<void>
}

export type SeldomName = keyof SeldomUsed
export type SeldomArgs = { [Name in SeldomName]: Parameters<SeldomUsed[Name]> }
export type SeldomAnswer = { [Name in SeldomName]: Awaited<ReturnType<SeldomUsed[Name]>> }
export type Seldom = { [Name in SeldomName]: (...args: SeldomArgs[Name]) => Promise<SeldomAnswer[Name]> }

/** The handle on the one modal of a page: light, until somebody comes near it. */
export interface AppKit extends SeldomUsed {
  readonly store: Store
  readonly options: AppKitOptions
  /** Opens the modal. @throws `engine.failed` when its code cannot be loaded. */
  open(options?: OpenOptions): Promise<void>
  close(): Promise<void>
  getAccount(namespace?: Namespace): Account
  /** How people sign in, where they do. */
  getSIWX(): SIWXConfig | undefined
  /** The networks that are set up, of one namespace or of all. */
  getCaipNetworks(namespace?: Namespace): readonly Network[]
  /** The live provider of a namespace's active connection. */
  getProvider<T = unknown>(namespace: Namespace): T | undefined
  subscribeAccount(tell: (account: Account) => void, namespace?: Namespace): Unsubscribe
  subscribeNetwork(tell: (network: ReturnType<typeof readNetwork>) => void): Unsubscribe
  subscribeState(tell: (state: ReturnType<typeof readState>) => void): Unsubscribe
  subscribeConnections(tell: (connections: readonly AccountConnection[]) => void, namespace?: Namespace): Unsubscribe
  /** Somebody is about to open the modal: what it needs is fetched ahead. */
  approach(): void
  /** The session as it is written down, while a kit runs that was told to (`record`). */
  recording(): Recording | undefined
  /** Sees the running kit, now and whenever it starts, for tools that look into it (`portico/devtools`). */
  observe(see: Observe): () => void
  /** Keeps the kit running for as long as somebody holds it; the last to let go stops it. */
  retain(): () => void
}
