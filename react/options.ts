import type { InspectionEvent } from 'xstate'
import type { ChainAdapter } from '../adapters/adapter.ts'
import type { AccountType } from '../core/connector.ts'
import type { LocalFeatures } from '../core/features.ts'
import type { Namespace } from '../core/namespace.ts'
import type { NetworkDefinition } from '../core/network.ts'
import type { SuggestedWallet } from '../core/suggestions.ts'
import type { Locale } from '../locales/index.ts'
import type { AppKitSIWEClient } from '../siwx/siwe/client.ts'
import type { SIWXConfig } from '../siwx/types.ts'
import type { ThemeMode, ThemeVariables } from './store.ts'

type PerNamespace<T> = Readonly<Record<string, T>>

/** FACTS 7: by namespace, methods, chains and events; addresses of nodes by chain. */
export interface ProviderOverride {
  methods?: PerNamespace<readonly string[]>
  chains?: PerNamespace<readonly string[]>
  events?: PerNamespace<readonly string[]>
  rpcMap?: Readonly<Record<string, string>>
  defaultChain?: string
}

/** What a dApp wishes of the modal (FACTS 11.2). */
export type FeatureOptions = LocalFeatures

/** What a wallet is told of the dApp that asks it (FACTS 11.1). */
export interface Metadata {
  name: string
  description: string
  url: string
  icons: readonly string[]
}

/** A wallet that the dApp describes itself (FACTS 3). */
export interface CustomWallet {
  id: string
  name: string
  homepage?: string
  image_url?: string
  mobile_link?: string
  desktop_link?: string
  webapp_link?: string
  app_store?: string
  play_store?: string
}

/** Where services are, without a path: each can be one's own (DESIGN 6). */
export interface Endpoints {
  /** WalletConnect's relay, `wss:`. */
  relay?: string
  /** The directory of wallets and the project's configuration. Default: `https://api.web3modal.org`. */
  api?: string
}

/** What a dApp tells `createAppKit` (FACTS 11.1). */
export interface AppKitOptions {
  /** One adapter per chain namespace. */
  adapters: readonly ChainAdapter[]
  networks: readonly [NetworkDefinition, ...NetworkDefinition[]]
  /** The network that is selected until a wallet says otherwise; the first unless given. */
  defaultNetwork?: NetworkDefinition
  /** For the services that know a project by its id; connecting needs none of them. */
  projectId?: string
  /** What wallets are told of the dApp; the page's own title, description and icon unless given. */
  metadata?: Metadata
  endpoints?: Endpoints
  /** Whether any wallet can be reached by a QR code or a link; `true` unless given. It needs a project id. */
  enableWalletConnect?: boolean
  /** The dApp's own WalletConnect client (`UniversalProvider`), in the place of Portico's. */
  universalProvider?: unknown
  /** What is asked of wallets by WalletConnect, instead of what FACTS 7 lists, by namespace. */
  universalProviderConfigOverride?: ProviderOverride
  /** Whether the dApp makes pairings itself, and hands each to `open({ uri })`. */
  manualWCControl?: boolean
  /** Whether wallets are opened by universal links, where they say one. */
  experimental_preferUniversalLinks?: boolean
  /** Whether the whole directory is offered; `'SHOW'` unless given. */
  allWallets?: 'SHOW' | 'HIDE' | 'ONLY_MOBILE'
  /** Wallets of the directory by their ids: shown first, alone, or never. */
  featuredWalletIds?: readonly string[]
  includeWalletIds?: readonly string[]
  excludeWalletIds?: readonly string[]
  customWallets?: readonly CustomWallet[]
  /** How people sign in with their accounts; nobody is asked to unless it is given. See `portico/siwx`. */
  siwx?: SIWXConfig
  /** Likewise, as `createSIWEConfig` makes it; not beside `siwx`. */
  siweConfig?: AppKitSIWEClient
  /** The system's choice unless given. */
  themeMode?: ThemeMode
  /** The theme variables of FACTS 11.3, `--w3m-accent` and so on. */
  themeVariables?: ThemeVariables
  /** Whether former connections are taken up on load; `true` unless given. */
  enableReconnect?: boolean
  /** Whether the modal leads to the app's networks, and offers them; `true` unless given. */
  enableNetworkSwitch?: boolean
  /** Whether a wallet may stay on a network that is none of the app's; `false` unless given. */
  allowUnsupportedChain?: boolean
  /** Without the services that need a project: nobody is led away from a network that is none of the app's. */
  basic?: boolean
  /** The account types that are preferred until the visitor chooses; those of FACTS 11.1 unless given. */
  defaultAccountTypes?: Readonly<Partial<Record<Namespace, AccountType>>>
  /** Whether the modal shows alerts that are meant for the developer; `true` unless given. */
  debug?: boolean
  /** Whether the session is written down, without secrets, so that it can be replayed; `false` unless given. */
  record?: boolean
  /** Hears all that happens in the charts from their very start, as XState tells it: for an inspector. */
  inspect?: (event: InspectionEvent) => void
  /** What is suggested to somebody without a wallet, in place of Portico's own short list. */
  suggestedWallets?: readonly SuggestedWallet[]
  features?: FeatureOptions
  /** The language of the modal; English unless given. */
  locale?: Locale
  /** The direction of writing; the page's own unless given. */
  direction?: 'ltr' | 'rtl'
}
