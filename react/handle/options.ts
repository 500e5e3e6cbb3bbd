import type { InspectionEvent } from 'xstate'
import type { ChainAdapter } from '../../adapters/adapter.ts'
import type { NodeSettings } from '../../adapters/nodes.ts'
import type { AccountType } from '../../core/connector.ts'
import type { LocalFeatures } from '../../core/features.ts'
import type { Namespace } from '../../core/namespaces.ts'
import type { NetworkDefinition } from '../../core/network.ts'
import type { SuggestedWallet } from '../../core/suggestions.ts'
import type { TokenOptions } from '../../core/token-option.ts'
import type { AppKitSIWEClient } from '../../siwx/siwe/client.ts'
import type { SIWXConfig } from '../../siwx/types.ts'
import type { EmbeddedWallet } from '../embedded/types.ts'
import type { ThemeMode, ThemeVariables } from '../store/store.ts'
import type { UnheededOptions } from './unheeded-options.ts'

type PerNamespace<T> = Readonly<Record<string, T>>

/** Methods, chains and events by namespace; RPC URLs by chain. */
export interface ProviderOverride {
  methods?: PerNamespace<readonly string[]>
  chains?: PerNamespace<readonly string[]>
  events?: PerNamespace<readonly string[]>
  rpcMap?: Readonly<Record<string, string>>
  defaultChain?: string
}

/** The features that a dApp enables. */
export type FeatureOptions = LocalFeatures

/** How the dApp describes itself to a wallet. */
export interface Metadata {
  name: string
  description: string
  url: string
  icons: readonly string[]
  /** Where wallets on the same phone return to, as in WalletConnect. */
  redirect?: { native?: string; universal?: string; linkMode?: boolean }
}

/** A wallet that the dApp defines itself. */
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
  chrome_store?: string | null
  rdns?: string | null
  link_mode?: string | null
}

/** The base URLs of the services, without a path. The dApp can replace each [api-endpoints]. */
export interface Endpoints {
  /** WalletConnect's relay, `wss:`. */
  relay?: string
  /** The wallet directory and the project's configuration. Default: `https://api.web3modal.org`. */
  api?: string
  /** The blockchain API, which includes the project's RPC nodes. Default: `https://rpc.walletconnect.org`. */
  rpc?: string
  /**
   * The analytics service, used if both the project and the dApp enable it (`portico/appkit`). Default:
   * `https://pulse.walletconnect.org`.
   */
  pulse?: string
}

/**
 * When the code for the first open is fetched: in the page's idle time, when the pointer or focus nears the button, or
 * on the first open.
 */
export type Preload = 'idle' | 'intent' | 'none'

/** The options of `createAppKit` [api-options]. */
export interface AppKitOptions extends UnheededOptions {
  /** One adapter per chain namespace; none by default. More can be added while the kit runs. */
  adapters?: readonly ChainAdapter[]
  /** The app's networks: viem's chains, or definitions with a namespace. */
  networks: readonly [NetworkDefinition, ...NetworkDefinition[]]
  /** The network that is selected until a wallet reports another; the first one by default. */
  defaultNetwork?: NetworkDefinition
  /** The id for the services that serve a project. Connecting needs none of them. */
  projectId?: string
  /** How the dApp is described to wallets. Default: the page's title, description and icon. */
  metadata?: Metadata
  /** Your own servers in place of the relay, the project's API and its nodes. */
  endpoints?: Endpoints
  /** RPC nodes by CAIP-2 id, tried before the project's and the network's own. */
  customRpcUrls?: NonNullable<NodeSettings['customRpcUrls']>
  /** Whether users can connect any wallet by a QR code or a link; `true` by default. Requires a project id. */
  enableWalletConnect?: boolean
  /** The dApp's own WalletConnect client (`UniversalProvider`), used instead of Portico's. */
  universalProvider?: unknown
  /** The methods and events requested from wallets over WalletConnect, by namespace, instead of the defaults. */
  universalProviderConfigOverride?: ProviderOverride
  /** Whether the dApp creates pairings itself, and passes each to `open({ uri })`. */
  manualWCControl?: boolean
  /** Whether wallets are opened by their universal links, if they have one. */
  experimental_preferUniversalLinks?: boolean
  /** Whether the whole directory is offered; `'SHOW'` by default. */
  allWallets?: 'SHOW' | 'HIDE' | 'ONLY_MOBILE'
  /** The wallets of the directory that are listed first, by their ids. */
  featuredWalletIds?: readonly string[]
  /** Lists only these wallets of the directory. */
  includeWalletIds?: readonly string[]
  /** Never lists these wallets. */
  excludeWalletIds?: readonly string[]
  /** Wallets that the directory does not have, described by the dApp. */
  customWallets?: readonly CustomWallet[]
  /**
   * Tokens by CAIP-2 id, one or a list. Their balances are shown even without a project, with the pictures given here.
   */
  tokens?: TokenOptions
  /**
   * The page of the dApp's terms. The list of wallets links to it; with `features.legalCheckbox` users must accept it
   * first.
   */
  termsConditionsUrl?: string
  /** The page of the dApp's privacy policy, linked and accepted like the terms. */
  privacyPolicyUrl?: string
  /**
   * Whether wallets are listed beside the logins of `embeddedWallet`; `true` by default. Without logins they always
   * are.
   */
  enableWallets?: boolean
  /** Whether users without a wallet are shown where to get one; `true` by default. */
  enableWalletGuide?: boolean
  /** Whether EVM wallets that announce themselves (EIP-6963) are listed; `true` by default. */
  enableEIP6963?: boolean
  /** Whether the wallet in `window.ethereum` is listed; `true` by default. */
  enableInjected?: boolean
  /** Pictures of networks by network id, instead of the networks' own. */
  chainImages?: Readonly<Record<string | number, string>>
  /** Pictures of wallets by connector id, instead of the wallets' own. */
  connectorImages?: Readonly<Record<string, string>>
  /** The dApp's own account with Meld, which sells crypto. Without it, Meld is not offered. See docs/on-ramp.md. */
  meld?: { publicKey: string; url?: string }
  /**
   * A wallet for users who have none, with a login by email: `embeddedWallet` of `portico/embedded`. None by default.
   */
  embeddedWallet?: EmbeddedWallet
  /** Whether the embedded wallet's frame may write to the console; `true` by default. */
  enableAuthLogger?: boolean
  /** How users sign in with their accounts. Without it, they are not asked to. See `portico/siwx`. */
  siwx?: SIWXConfig
  /** How users sign in, as created by `createSIWEConfig`. Can't be combined with `siwx`. */
  siweConfig?: AppKitSIWEClient
  /** The system's theme by default. */
  themeMode?: ThemeMode
  /** The theme variables, `--w3m-accent` and so on. */
  themeVariables?: ThemeVariables
  /** Whether recent connections are restored on load; `true` by default. */
  enableReconnect?: boolean
  /** Whether the modal lists the app's networks and lets users switch; `true` by default. */
  enableNetworkSwitch?: boolean
  /** Whether a wallet may stay on a network that is not one of the app's; `false` by default. */
  allowUnsupportedChain?: boolean
  /** Disables the project's services and the unsupported-network view. */
  basic?: boolean
  /** The preferred account types until the user chooses; a smart account on EVM by default. */
  defaultAccountTypes?: Readonly<Partial<Record<Namespace, AccountType>>>
  /** Whether the modal shows alerts for the developer; `true` by default. */
  debug?: boolean
  /** Whether the session is recorded, without secrets, so that it can be replayed; `false` by default. */
  record?: boolean
  /** Receives XState's inspection events of every chart, from the start. */
  inspect?: (event: InspectionEvent) => void
  /**
   * Whether the modal is part of the page, at `AppKitModal` or `<appkit-modal>` of `portico/appkit`; `false` by
   * default.
   */
  enableEmbedded?: boolean
  /** The wallets suggested to users who have none, instead of Portico's short list. */
  suggestedWallets?: readonly SuggestedWallet[]
  /** The features of the modal; the project's configuration can override some. */
  features?: FeatureOptions
  /**
   * When the code for the first open, about 60 kB, is fetched: in idle time after the page's load event (`'idle'`, the
   * default), when the pointer or focus nears the button (`'intent'`), or on the first open (`'none'`). It always
   * comes from the dApp's own server.
   */
  preload?: Preload
  /**
   * The language of the modal and of the page's buttons, as a BCP 47 tag such as `de` or `navigator.language`; English
   * by default.
   */
  locale?: string
  /** The text direction; the page's own by default. */
  direction?: 'ltr' | 'rtl'
}
