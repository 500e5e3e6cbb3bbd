import type { AccountConnection, WalletInfo } from '../../core/account.ts'
import type { CaipAddress, CaipNetworkId } from '../../core/caip.ts'
import type { ConnectMethod } from '../../core/connect-methods.ts'
import type { ConnectorType } from '../../core/connector.ts'
import type { LocalFeatures, SocialProvider, WalletFeature } from '../../core/features.ts'
import type { Namespace } from '../../core/namespaces.ts'
import type { CaipNetwork, Network } from '../../core/network.ts'
import type { AppKitOptions } from '../handle/options.ts'
import type { GetEventReturnType, GetStateReturnType, OpenParameters } from '../handle/parameters.ts'
import type { AppKit } from '../handle/types.ts'
import type { RemoteFeatures, ThemeMode, ThemeVariables } from '../store/store.ts'

type Unsubscribe = () => void
type ByNamespace<T> = Readonly<Partial<Record<Namespace, T>>>

export interface ThemeState {
  themeMode: ThemeMode
  themeVariables: ThemeVariables
}

/** What can be read at once: all of it follows from the state that hooks read. Of the active namespace unless one is given. */
export interface InstanceGetters {
  getIsConnectedState(): boolean
  isOpen(): boolean
  getWalletInfo(namespace?: Namespace): WalletInfo | undefined
  getState(): GetStateReturnType
  /** What the project says of features; nothing until it has been asked. */
  getRemoteFeatures(): RemoteFeatures
  /** The theme in force: the dApp's choice, or the system's. */
  getThemeMode(): ThemeMode
  getThemeVariables(): ThemeVariables
  getConnections(namespace?: Namespace): readonly AccountConnection[]
  /** Recent connections whose wallets are in the page. */
  getRecentConnections(namespace?: Namespace): readonly AccountConnection[]
  getProviderType(namespace: Namespace): ConnectorType | undefined
  getWalletProvider(): unknown
  getWalletProviderType(): ConnectorType | undefined
  /** The dApp's own WalletConnect client, where it gave one to `createAppKit`. */
  getUniversalProvider(): unknown
  getEvent(): GetEventReturnType
  /** The active network, or the one of that id. */
  getCaipNetwork(namespace?: Namespace, id?: Network['id']): CaipNetwork | undefined
  getCaipNetworkId(namespace?: Namespace): CaipNetworkId | undefined
  getActiveChainNamespace(): Namespace | undefined
  getAddress(namespace?: Namespace): string | undefined
  getCaipAddress(namespace?: Namespace): CaipAddress | undefined
  getChainId(namespace?: Namespace): Network['id'] | undefined
  /** Why the last attempt to connect has failed, until another begins or the modal is opened; empty where none has. */
  getError(): string
  getConnectMethodsOrder(): readonly ConnectMethod[]
}

/** What tells of changes. */
export interface InstanceSubscriptions {
  subscribeWalletInfo(listener: (walletInfo: WalletInfo | undefined) => void, namespace?: Namespace): Unsubscribe
  subscribeCaipNetworkChange(listener: (caipNetwork: CaipNetwork | undefined) => void): Unsubscribe
  subscribeTheme(listener: (theme: ThemeState) => void): Unsubscribe
  subscribeProviders(listener: (providers: ByNamespace<unknown>) => void): Unsubscribe
  subscribeEvents(listener: (event: GetEventReturnType) => void): Unsubscribe
  subscribeRemoteFeatures(listener: (features: RemoteFeatures) => void): Unsubscribe
}

/** What acts. */
export interface InstanceActions {
  /** Resolves once it is known whether anyone is connected. */
  ready(): Promise<void>
  /** Shows a view in the place of the one that is shown, so that Back leads past it; a closed modal opens there. */
  replace(view: NonNullable<OpenParameters['view']>): Promise<void>
  /** Opens the modal at a view, or leads the open one there, with nothing to go back to. */
  redirect(view: NonNullable<OpenParameters['view']>): Promise<void>
  /** Changes features while the kit runs; what a project has decided stays. In development a warning names what stays as it is. */
  updateFeatures(features: LocalFeatures): void
  /**
   * Changes the theme, the features, the pages of terms and privacy policy, and `enableWallets`, `enableWalletGuide` and
   * `enableEIP6963`. In development a warning names the others, which count only when they are given to `createAppKit`.
   */
  updateOptions(options: Partial<AppKitOptions>): void
  /** The providers of social logins, in their order, where the project leaves them to the dApp. */
  setSocialsOrder(order: readonly SocialProvider[]): void
  setWalletFeaturesOrder(order: readonly WalletFeature[]): void
  setConnectMethodsOrder(order: readonly ConnectMethod[]): void
  /** Whether the wallets are behind a way to them, where there are logins. */
  setCollapseWallets(collapse: boolean): void
  /**
   * Selects the network that the dApp begins with, while the namespace is the active one and no wallet is connected in it:
   * of one that is connected, the wallet itself says where it is.
   */
  resetNetwork(namespace: Namespace): void
  /** Gives up the code that the dApp shows, and the connection that it waits for; a wallet that is connected stays so. */
  resetWcConnection(): void
  /** The page of the dApp's terms, from now on; other pages than those that were accepted are asked for again. */
  setTermsConditionsUrl(url: string): void
  /** Likewise the page of its privacy policy. */
  setPrivacyPolicyUrl(url: string): void
}

/** What users of AppKit can call, and what does nothing here: in development a warning says what to do. */
export interface InstanceNoOps {
  updateRemoteFeatures(features: LocalFeatures): void
  setClientId(clientId: string | null): void
  popTransactionStack(): void
  isTransactionStackEmpty(): boolean
  handleUnsafeRPCRequest(): void
}

/** The handle with all that AppKit's users call. */
export interface AppKitInstance
  extends AppKit,
    InstanceGetters,
    InstanceSubscriptions,
    InstanceActions,
    InstanceNoOps {}
