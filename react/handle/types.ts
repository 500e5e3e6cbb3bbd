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
 * Methods whose code is loaded on first call. Each rejects with a `PorticoError`: `engine.failed` if the code cannot be
 * loaded, otherwise one of its `…ErrorType`.
 */
export interface LazyMethods {
  /** The wallets for a dApp that renders them itself, as used by `useAppKitWallets`. */
  headless(): Promise<Headless>
  /** Disconnects one connection, one namespace, or all. @throws `DisconnectErrorType`. */
  disconnect(parameters?: Namespace | DisconnectParameters): Promise<void>
  /** Asks the active account to sign in, in the modal. @throws `SignInErrorType`. */
  signIn(): Promise<void>
  /** Ends the active account’s session. @throws `SignOutErrorType`. */
  signOut(): Promise<void>
  /** Switches to another network, together with the connected wallet. @throws `SwitchNetworkErrorType`. */
  switchNetwork(network: NetworkName): Promise<void>
  /** Adds the wallets of another namespace, and restores its stored connections. @throws `AddAdapterErrorType`. */
  addAdapter(adapter: ChainAdapter): Promise<void>
  /**
   * Removes the wallets of a namespace. Their connections stay, and are restored when the adapter is added again.
   * @throws `RemoveAdapterErrorType`.
   */
  removeAdapter(namespace: Namespace): Promise<void>
  /** Adds a network to the app, or replaces the one with the same id. @throws `AddNetworkErrorType`. */
  addNetwork(namespace: Namespace, network: NetworkDefinition): Promise<void>
  /** Removes a network from the app. @throws `RemoveNetworkErrorType`. */
  removeNetwork(namespace: Namespace, networkId: Network['id']): Promise<void>
  /** Chooses which account type of a namespace is used. @throws `SetPreferredAccountTypeErrorType`. */
  setPreferredAccountType(accountType: AccountType, namespace: Namespace): Promise<void>
  /**
   * Ends a namespace's connections and clears its account; keeps the preferred account type.
   * @throws `ResetAccountErrorType`.
   */
  resetAccount(namespace: Namespace): Promise<void>
  /**
   * Labels an address, plain or CAIP-10. The namespace is the address's own, else the given one, else the active one.
   * @throws `AddressLabelErrorType`.
   */
  addAddressLabel(address: string, label: string, namespace?: Namespace): Promise<void>
  /** Removes the label of an address. @throws `AddressLabelErrorType`. */
  removeAddressLabel(address: string, namespace?: Namespace): Promise<void>
  /** Makes another connection the active one; opens the modal for a recent one. @throws `SwitchConnectionErrorType`. */
  switchConnection(parameters: SwitchConnectionParameters): Promise<void>
  /** Ends a connection, or forgets a recent one. @throws `DeleteConnectionErrorType`. */
  deleteConnection(parameters: DeleteConnectionParameters): Promise<void>
  /**
   * Fetches the native balance of a namespace's account; of the active one by default. Errors are part of the result.
   */
  fetchBalance(namespace?: Namespace): Promise<FetchBalanceReturnType>
  /** Shows an error's own message, or a text, to the user: in the open modal, or else as a toast. */
  showErrorMessage(error: unknown, options?: MessageParameters): Promise<void>
  /** Shows a success message in the same way. */
  showSuccessMessage(message: string, options?: MessageParameters): Promise<void>
  /** Sets whether EVM wallets that announce themselves (EIP-6963) are listed. A connected one always is. */
  setEIP6963Enabled(enabled: boolean): Promise<void>
  /** Shows a toast and resolves with its id. The next toast with that id replaces it. */
  showToast(toast: ToastParameters): Promise<string>
  dismissToast(id: string): Promise<void>
  /** Shows an alert for the developer, now or as soon as the kit runs. Does not start the kit. */
  inform(failure: Failure): Promise<void>
}

/** The handle of the page's modal. It is small; the rest loads when the user comes near the button. */
export interface AppKit extends LazyMethods {
  readonly options: AppKitOptions
  /** Opens the modal. Resolves once it is drawn, or the kit has stopped. @throws `OpenErrorType`. */
  open(parameters?: OpenParameters): Promise<void>
  close(): Promise<void>
  getAccount(namespace?: Namespace): GetAccountReturnType
  /** The sign-in configuration, if the dApp has one. */
  getSIWX(): SIWXConfig | undefined
  /** The app's networks, of one namespace or of all. */
  getCaipNetworks(namespace?: Namespace): readonly CaipNetwork[]
  /** The live provider of a namespace's active connection. @throws `GetProviderErrorType`. */
  getProvider<T = unknown>(namespace: Namespace): T | undefined
  /** Sets the theme; `undefined` follows the system. */
  setThemeMode(themeMode: ThemeMode | undefined): void
  /** Merges theme variables into the current ones. */
  setThemeVariables(themeVariables: ThemeVariables): void
  subscribeAccount(listener: (account: GetAccountReturnType) => void, namespace?: Namespace): Unsubscribe
  subscribeNetwork(listener: (network: GetNetworkReturnType) => void): Unsubscribe
  subscribeState(listener: (state: GetStateReturnType) => void): Unsubscribe
  subscribeConnections(
    listener: (connections: readonly AccountConnection[]) => void,
    namespace?: Namespace,
  ): Unsubscribe
  /** Tells the kit that the user is about to open the modal, so that its code is loaded ahead. */
  approach(): void
  /** The recorded session, while a kit with `record` runs. */
  recording(): Recording | undefined
  /** Observes the running kit, and each later one, for developer tools (`portico/devtools`). */
  observe(see: Observe): Unsubscribe
  /** Keeps the kit running until the returned function is called; it stops after the last such call. */
  retain(): Unsubscribe
}

/** The handle for our hooks and tools, with the state that they read. */
export interface AppKitHandle extends AppKit {
  readonly store: ReadableStore
  /** Replaces the adapters with those of another `createAppKit` call, unless a provider is mounted. */
  adopt(adapters: readonly ChainAdapter[]): void
  /** Keeps the kit running with the adapters of that `createAppKit` call. */
  retain(adapters?: readonly ChainAdapter[]): Unsubscribe
}
