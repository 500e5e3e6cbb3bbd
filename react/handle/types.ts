import type { ChainAdapter } from '../../adapters/adapter.ts'
import type { AccountConnection } from '../../core/account.ts'
import type { Namespace } from '../../core/caip.ts'
import type { AccountType } from '../../core/connector.ts'
import type { Failure } from '../../core/errors.ts'
import type { CaipNetwork, Network, NetworkDefinition, NetworkName } from '../../core/network.ts'
import type { SIWXConfig } from '../../siwx/types.ts'
import type { ReadableStore, ThemeMode, ThemeVariables } from '../store/store.ts'
import type { Headless } from './headless-types.ts'
import type { AppKitOptions } from './options.ts'
import type {
  DeleteConnectionParameters,
  DisconnectParameters,
  FetchBalanceReturnType,
  GetAccountReturnType,
  GetNetworkReturnType,
  GetStateReturnType,
  MessageParameters,
  Observe,
  OpenParameters,
  Recording,
  SwitchConnectionParameters,
  ToastParameters,
} from './parameters.ts'

type Unsubscribe = () => void

/**
 * Methods whose code is loaded on first call. Each rejects with a `PorticoError`, `engine.failed` where that code cannot be
 * loaded, and else as its `…ErrorType` says.
 */
export interface LazyMethods {
  /** The wallets for a dApp that draws them itself: `useAppKitWallets` is made of it. */
  headless(): Promise<Headless>
  /** Disconnects one connection, one namespace, or all. @throws `DisconnectErrorType`. */
  disconnect(parameters?: Namespace | DisconnectParameters): Promise<void>
  /** Asks the active account to sign in, in the modal. @throws `SignInErrorType`. */
  signIn(): Promise<void>
  /** Ends the active account’s session. @throws `SignOutErrorType`. */
  signOut(): Promise<void>
  /** Goes to another network, with the wallet where one is connected. @throws `SwitchNetworkErrorType`. */
  switchNetwork(network: NetworkName): Promise<void>
  /** Adds the wallets of another namespace, and takes up their stored connections. @throws `AddAdapterErrorType`. */
  addAdapter(adapter: ChainAdapter): Promise<void>
  /**
   * Removes a namespace's wallets. Their connections stay as they are, and are found again when the adapter is added
   * again. @throws `RemoveAdapterErrorType`.
   */
  removeAdapter(namespace: Namespace): Promise<void>
  /** Adds a network to the app, or replaces the one of its id. @throws `AddNetworkErrorType`. */
  addNetwork(namespace: Namespace, network: NetworkDefinition): Promise<void>
  /** Removes a network from the app. @throws `RemoveNetworkErrorType`. */
  removeNetwork(namespace: Namespace, networkId: Network['id']): Promise<void>
  /** Chooses which of a namespace's account types is used. @throws `SetPreferredAccountTypeErrorType`. */
  setPreferredAccountType(accountType: AccountType, namespace: Namespace): Promise<void>
  /** Ends a namespace's connections and clears its account, but for the preferred account type. @throws `ResetAccountErrorType`. */
  resetAccount(namespace: Namespace): Promise<void>
  /**
   * Names an address, plain or CAIP-10, in the namespace that it says or that is given, or else in the active one.
   * @throws `AddressLabelErrorType`.
   */
  addAddressLabel(address: string, label: string, namespace?: Namespace): Promise<void>
  /** Takes the name of an address away. @throws `AddressLabelErrorType`. */
  removeAddressLabel(address: string, namespace?: Namespace): Promise<void>
  /** Makes another connection the active one; opens the modal for a recent one. @throws `SwitchConnectionErrorType`. */
  switchConnection(parameters: SwitchConnectionParameters): Promise<void>
  /** Ends a connection, or forgets a recent one. @throws `DeleteConnectionErrorType`. */
  deleteConnection(parameters: DeleteConnectionParameters): Promise<void>
  /** Fetches the native balance of a namespace's account, of the active one's unless given. What goes wrong is in the answer. */
  fetchBalance(namespace?: Namespace): Promise<FetchBalanceReturnType>
  /** Tells the user what went wrong, by the error's own message or in words; in the modal, or beside a closed one. */
  showErrorMessage(error: unknown, options?: MessageParameters): Promise<void>
  /** Tells the user that something has succeeded, likewise. */
  showSuccessMessage(message: string, options?: MessageParameters): Promise<void>
  /** Whether EVM wallets that announce themselves are listed, from now on; one that is connected always is. */
  setEIP6963Enabled(enabled: boolean): Promise<void>
  /** Shows a toast, and resolves with its id: the next one with that id takes its place. */
  showToast(toast: ToastParameters): Promise<string>
  dismissToast(id: string): Promise<void>
  /** Raises an alert for the developer, now or as soon as the kit runs: it is not started for that. */
  inform(failure: Failure): Promise<void>
}

/** The handle on the one modal of a page: small, until the user approaches the button. */
export interface AppKit extends LazyMethods {
  readonly options: AppKitOptions
  /** Opens the modal. @throws `OpenErrorType`. */
  open(parameters?: OpenParameters): Promise<void>
  close(): Promise<void>
  getAccount(namespace?: Namespace): GetAccountReturnType
  /** How users sign in, where the dApp asks them to. */
  getSIWX(): SIWXConfig | undefined
  /** The networks that are set up, of one namespace or of all. */
  getCaipNetworks(namespace?: Namespace): readonly CaipNetwork[]
  /** The live provider of a namespace's active connection. @throws `GetProviderErrorType`. */
  getProvider<T = unknown>(namespace: Namespace): T | undefined
  /** Chooses the theme; the system's where it is undefined. */
  setThemeMode(themeMode: ThemeMode | undefined): void
  /** Adds theme variables to those that are set. */
  setThemeVariables(themeVariables: ThemeVariables): void
  subscribeAccount(listener: (account: GetAccountReturnType) => void, namespace?: Namespace): Unsubscribe
  subscribeNetwork(listener: (network: GetNetworkReturnType) => void): Unsubscribe
  subscribeState(listener: (state: GetStateReturnType) => void): Unsubscribe
  subscribeConnections(
    listener: (connections: readonly AccountConnection[]) => void,
    namespace?: Namespace,
  ): Unsubscribe
  /** The user is about to open the modal: what it needs is loaded ahead. */
  approach(): void
  /** The recorded session, while a kit runs with `record`. */
  recording(): Recording | undefined
  /** Sees the running kit, now and whenever it starts, for tools that look into it (`portico/devtools`). */
  observe(see: Observe): Unsubscribe
  /** Keeps the kit running until the returned function is called; the last one to be called stops it. */
  retain(): Unsubscribe
}

/** The handle as hooks and tools of ours know it: with the state that they read. */
export interface AppKitHandle extends AppKit {
  readonly store: ReadableStore
  /** Takes these adapters in the place of those of another call of `createAppKit`, unless a provider is mounted. */
  adopt(adapters: readonly ChainAdapter[]): void
  /** Keeps the kit running with the adapters of that call of `createAppKit`. */
  retain(adapters?: readonly ChainAdapter[]): Unsubscribe
}
