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

/** Synchronous getters, derived from the state that hooks read. The default namespace is the active one. */
export interface InstanceGetters {
  getIsConnectedState(): boolean
  isOpen(): boolean
  getWalletInfo(namespace?: Namespace): WalletInfo | undefined
  getState(): GetStateReturnType
  /** The features that the project decides; empty until its configuration has been fetched. */
  getRemoteFeatures(): RemoteFeatures
  /** The theme in force: the dApp's choice, or the system's. */
  getThemeMode(): ThemeMode
  getThemeVariables(): ThemeVariables
  getConnections(namespace?: Namespace): readonly AccountConnection[]
  /** Recent connections whose wallets are available in the page. */
  getRecentConnections(namespace?: Namespace): readonly AccountConnection[]
  getProviderType(namespace: Namespace): ConnectorType | undefined
  getWalletProvider(): unknown
  getWalletProviderType(): ConnectorType | undefined
  /** The dApp's own WalletConnect client, if it passed one to `createAppKit`. */
  getUniversalProvider(): unknown
  getEvent(): GetEventReturnType
  /** The active network, or the one with that id. */
  getCaipNetwork(namespace?: Namespace, id?: Network['id']): CaipNetwork | undefined
  getCaipNetworkId(namespace?: Namespace): CaipNetworkId | undefined
  getActiveChainNamespace(): Namespace | undefined
  getAddress(namespace?: Namespace): string | undefined
  getCaipAddress(namespace?: Namespace): CaipAddress | undefined
  getChainId(namespace?: Namespace): Network['id'] | undefined
  /** Why the last attempt to connect failed, until another starts or the modal is opened; empty if it did not fail. */
  getError(): string
  getConnectMethodsOrder(): readonly ConnectMethod[]
}

/** Subscriptions to changes. */
export interface InstanceSubscriptions {
  subscribeWalletInfo(listener: (walletInfo: WalletInfo | undefined) => void, namespace?: Namespace): Unsubscribe
  subscribeCaipNetworkChange(listener: (caipNetwork: CaipNetwork | undefined) => void): Unsubscribe
  subscribeTheme(listener: (theme: ThemeState) => void): Unsubscribe
  subscribeProviders(listener: (providers: ByNamespace<unknown>) => void): Unsubscribe
  subscribeEvents(listener: (event: GetEventReturnType) => void): Unsubscribe
  subscribeRemoteFeatures(listener: (features: RemoteFeatures) => void): Unsubscribe
}

/** Actions. */
export interface InstanceActions {
  /** Resolves once it is known whether a wallet is connected. */
  ready(): Promise<void>
  /** Replaces the current view, so that Back skips it; a closed modal opens there. */
  replace(view: NonNullable<OpenParameters['view']>): Promise<void>
  /** Opens the modal at a view, or moves the open one there, and clears its history. */
  redirect(view: NonNullable<OpenParameters['view']>): Promise<void>
  /**
   * Changes features while the kit runs; the project's decisions stay. In development a warning lists the features that
   * can't change.
   */
  updateFeatures(features: LocalFeatures): void
  /**
   * Changes the theme, the features, the pages of terms and privacy policy, and `enableWallets`, `enableWalletGuide`
   * and `enableEIP6963`. In development a warning lists other options, which only `createAppKit` accepts.
   */
  updateOptions(options: Partial<AppKitOptions>): void
  /** The order of the social logins, if the project leaves that to the dApp. */
  setSocialsOrder(order: readonly SocialProvider[]): void
  setWalletFeaturesOrder(order: readonly WalletFeature[]): void
  setConnectMethodsOrder(order: readonly ConnectMethod[]): void
  /** Whether the wallets are collapsed behind one entry, if there are logins. */
  setCollapseWallets(collapse: boolean): void
  /**
   * Selects the dApp's default network, if the namespace is active and no wallet is connected in it. A connected wallet
   * decides its own network.
   */
  resetNetwork(namespace: Namespace): void
  /** Drops the dApp's code and the connection that waits for it. A connected wallet stays connected. */
  resetWcConnection(): void
  /** Sets the page of the dApp's terms. If it differs from the accepted one, users must accept again. */
  setTermsConditionsUrl(url: string): void
  /** Sets the page of its privacy policy, likewise. */
  setPrivacyPolicyUrl(url: string): void
}

/** AppKit methods that do nothing here: in development a warning gives advice. */
export interface InstanceNoOps {
  updateRemoteFeatures(features: LocalFeatures): void
  setClientId(clientId: string | null): void
  popTransactionStack(): void
  isTransactionStackEmpty(): boolean
  handleUnsafeRPCRequest(): void
}

/** The handle with all methods of AppKit. */
export interface AppKitInstance
  extends AppKit,
    InstanceGetters,
    InstanceSubscriptions,
    InstanceActions,
    InstanceNoOps {}
