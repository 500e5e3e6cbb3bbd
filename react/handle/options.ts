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

/** By namespace, methods, chains and events; addresses of nodes by chain. */
export interface ProviderOverride {
  methods?: PerNamespace<readonly string[]>
  chains?: PerNamespace<readonly string[]>
  events?: PerNamespace<readonly string[]>
  rpcMap?: Readonly<Record<string, string>>
  defaultChain?: string
}

/** A dApp's options for the modal. */
export type FeatureOptions = LocalFeatures

/** What a wallet learns of the dApp that asks it. */
export interface Metadata {
  name: string
  description: string
  url: string
  icons: readonly string[]
  /** Where wallets on the same phone lead back to, as WalletConnect has it. */
  redirect?: { native?: string; universal?: string; linkMode?: boolean }
}

/** A wallet that the dApp describes itself. */
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

/** Where services are, without a path: each can be the dApp's own [api-endpoints]. */
export interface Endpoints {
  /** WalletConnect's relay, `wss:`. */
  relay?: string
  /** The directory of wallets and the project's configuration. Default: `https://api.web3modal.org`. */
  api?: string
  /** The blockchain API, whose nodes a project has. Default: `https://rpc.walletconnect.org`. */
  rpc?: string
  /** The analytics service, where project and dApp both want it told (`portico/appkit`). Default: `https://pulse.walletconnect.org`. */
  pulse?: string
}

/** When what the first open needs is fetched: in the page's idle time, when the pointer or focus comes near the button, or by the first open. */
export type Preload = 'idle' | 'intent' | 'none'

/** The options of `createAppKit` [api-options]. */
export interface AppKitOptions extends UnheededOptions {
  /** One adapter per chain namespace; none unless given. More can be added while the kit runs. */
  adapters?: readonly ChainAdapter[]
  networks: readonly [NetworkDefinition, ...NetworkDefinition[]]
  /** The network that is selected until a wallet says otherwise; the first unless given. */
  defaultNetwork?: NetworkDefinition
  /** For the services that know a project by its id; connecting needs none of them. */
  projectId?: string
  /** How the dApp is described to wallets; the page's own title, description and icon unless given. */
  metadata?: Metadata
  endpoints?: Endpoints
  /** Nodes by CAIP-2 id, asked before the project's and the network's own. */
  customRpcUrls?: NonNullable<NodeSettings['customRpcUrls']>
  /** Whether any wallet can be reached by a QR code or a link; `true` unless given. It needs a project id. */
  enableWalletConnect?: boolean
  /** The dApp's own WalletConnect client (`UniversalProvider`), in the place of Portico's. */
  universalProvider?: unknown
  /** What is asked of wallets by WalletConnect, in place of the usual methods and events, by namespace. */
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
  /** Tokens by CAIP-2 id, one or a list: their balances are shown without a project too, and with the pictures given here. */
  tokens?: TokenOptions
  /** The page of the dApp's terms: the list of wallets leads there, and `features.legalCheckbox` has it accepted first. */
  termsConditionsUrl?: string
  /** Likewise the page of its privacy policy. */
  privacyPolicyUrl?: string
  /** Whether wallets are listed beside the logins of `embeddedWallet`; `true` unless given. Without logins they always are. */
  enableWallets?: boolean
  /** Whether a user without a wallet is shown where to get one; `true` unless given. */
  enableWalletGuide?: boolean
  /** Whether EVM wallets that announce themselves are listed; `true` unless given. */
  enableEIP6963?: boolean
  /** Whether the wallet in `window.ethereum` is listed; `true` unless given. */
  enableInjected?: boolean
  /** Pictures of networks by their ids, instead of those that the networks name. */
  chainImages?: Readonly<Record<string | number, string>>
  /** Pictures of wallets by the ids of their connectors, instead of those that the wallets bring. */
  connectorImages?: Readonly<Record<string, string>>
  /** The dApp's own account with Meld, which sells coins there; without it Meld is not offered. See docs/on-ramp.md. */
  meld?: { publicKey: string; url?: string }
  /** A wallet for visitors who have none, to which they log in with an email: `embeddedWallet` of `portico/embedded`. None unless given. */
  embeddedWallet?: EmbeddedWallet
  /** Whether the page of the embedded wallet may write to the console; `true` unless given. */
  enableAuthLogger?: boolean
  /** How users sign in with their accounts; without it none is asked to. See `portico/siwx`. */
  siwx?: SIWXConfig
  /** Likewise, as `createSIWEConfig` makes it; not beside `siwx`. */
  siweConfig?: AppKitSIWEClient
  /** The system's choice unless given. */
  themeMode?: ThemeMode
  /** The theme variables, `--w3m-accent` and so on. */
  themeVariables?: ThemeVariables
  /** Whether recent connections are taken up on load; `true` unless given. */
  enableReconnect?: boolean
  /** Whether the modal leads to the app's networks, and offers them; `true` unless given. */
  enableNetworkSwitch?: boolean
  /** Whether a wallet may stay on a network that is none of the app's; `false` unless given. */
  allowUnsupportedChain?: boolean
  /** Disables the project's services and the unsupported-network view. */
  basic?: boolean
  /** The account types that are preferred until the user chooses; a smart account on EVM unless given. */
  defaultAccountTypes?: Readonly<Partial<Record<Namespace, AccountType>>>
  /** Whether the modal shows alerts that are meant for the developer; `true` unless given. */
  debug?: boolean
  /** Whether the session is written down, without secrets, so that it can be replayed; `false` unless given. */
  record?: boolean
  /** Hears all that happens in the charts from their very start, as XState tells it: for an inspector. */
  inspect?: (event: InspectionEvent) => void
  /** Whether the modal is a part of the page, where `AppKitModal` or `<appkit-modal>` of `portico/appkit` stands; `false` unless given. */
  enableEmbedded?: boolean
  /** What is suggested to a user without a wallet, in place of Portico's own short list. */
  suggestedWallets?: readonly SuggestedWallet[]
  features?: FeatureOptions
  /**
   * When what the first open needs is fetched, about 60 kB: in the page's idle time after its load event (`'idle'`, unless
   * given), when the pointer or focus comes near the button (`'intent'`), or by the first open (`'none'`). Never from another server.
   */
  preload?: Preload
  /** The language of the modal and of the page's buttons, by its BCP 47 tag, such as `de` or `navigator.language`; English unless given. */
  locale?: string
  /** The direction of writing; the page's own unless given. */
  direction?: 'ltr' | 'rtl'
}
