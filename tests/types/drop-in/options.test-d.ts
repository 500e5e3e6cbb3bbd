import { SolanaAdapter } from 'portico/adapters/solana'
import { WagmiAdapter } from 'portico/adapters/wagmi'
import {
  type AppKitNetwork,
  type CaipNetwork,
  type ChainNamespace,
  type CustomWallet,
  createAppKit,
  type Features,
  type Metadata,
  type SIWXConfig,
  type SIWXSession,
} from 'portico/appkit'
import {
  arbitrum,
  base,
  bitcoin,
  bitcoinTestnet,
  defineChain,
  mainnet,
  optimism,
  polygon,
  solana,
  solanaDevnet,
  solanaTestnet,
} from 'portico/networks'

// Every option of AppKit, by its name there [api-options].
const chain = defineChain({
  id: 123456789,
  caipNetworkId: 'eip155:123456789',
  chainNamespace: 'eip155',
  name: 'Custom',
  nativeCurrency: { decimals: 18, name: 'Ether', symbol: 'ETH' },
  rpcUrls: { default: { http: ['https://node.test'], webSocket: ['wss://node.test'] } },
  blockExplorers: { default: { name: 'Explorer', url: 'https://explorer.test' } },
})

const networks: [AppKitNetwork, ...AppKitNetwork[]] = [
  ...([mainnet, arbitrum, base, optimism, polygon] as const),
  ...([solana, solanaDevnet, solanaTestnet, bitcoin, bitcoinTestnet, chain] as const),
]

const metadata: Metadata = { name: 'dApp', description: 'A dApp', url: 'https://dapp.test', icons: ['/icon.png'] }

const wallet: CustomWallet = {
  id: 'mine',
  name: 'Mine',
  homepage: 'https://mine.test',
  image_url: 'https://mine.test/icon.png',
  mobile_link: 'mine://',
  desktop_link: 'mine://',
  webapp_link: 'https://mine.test',
  app_store: 'https://apps.test/mine',
  play_store: 'https://play.test/mine',
  chrome_store: null,
  rdns: 'test.mine',
  link_mode: null,
}

const features: Features = {
  receive: true,
  send: true,
  emailShowWallets: true,
  connectorTypeOrder: ['walletConnect', 'recent', 'injected', 'featured', 'custom', 'external', 'recommended'],
  analytics: true,
  allWallets: true,
  legalCheckbox: true,
  smartSessions: false,
  collapseWallets: true,
  walletFeaturesOrder: ['onramp', 'swaps', 'receive', 'send'],
  connectMethodsOrder: ['wallet', 'email', 'social'],
  pay: false,
  swaps: ['1inch'],
  onramp: ['meld', 'coinbase'],
  email: false,
  socials: ['google', 'x', 'discord', 'farcaster', 'github', 'apple', 'facebook'],
  history: true,
  reownAuthentication: false,
  headless: false,
}

const sessions: SIWXSession[] = []
const siwx: SIWXConfig = {
  createMessage: () => Promise.reject(new Error('not called')),
  addSession: async (session) => void sessions.push(session),
  revokeSession: async () => undefined,
  setSessions: async () => undefined,
  getSessions: async () => sessions,
}

const namespace: ChainNamespace = 'solana'

export const modal = createAppKit({
  adapters: [
    new WagmiAdapter({ networks, projectId: 'p', ssr: true, customRpcUrls: {}, transports: {}, connectors: [] }),
    new SolanaAdapter({ registerWalletStandard: true, connectionSettings: 'confirmed' }),
  ],
  networks,
  defaultNetwork: mainnet,
  projectId: 'p',
  analytics: ({ event, properties }) => void [event, properties],
  metadata,
  themeMode: 'dark',
  themeVariables: {
    '--w3m-font-family': 'Inter',
    '--w3m-accent': '#00f',
    '--w3m-color-mix': '#fff',
    '--w3m-color-mix-strength': 40,
    '--w3m-font-size-master': '10px',
    '--w3m-border-radius-master': '4px',
    '--w3m-z-index': 999,
    '--w3m-qr-color': '#000',
    '--apkt-accent': '#00f',
  },
  features,
  siwx,
  allWallets: 'SHOW',
  customRpcUrls: { 'eip155:1': [{ url: 'https://node.test', config: { batch: true } }] },
  featuredWalletIds: ['a'],
  includeWalletIds: ['b'],
  excludeWalletIds: ['c'],
  customWallets: [wallet],
  tokens: {
    'eip155:1': { address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', image: 'https://dapp.test/usdc.png' },
  },
  termsConditionsUrl: 'https://dapp.test/terms',
  privacyPolicyUrl: 'https://dapp.test/privacy',
  disableAppend: false,
  basic: false,
  showWallets: true,
  enableWallets: true,
  enableEIP6963: true,
  enableReconnect: true,
  enableWalletConnect: true,
  enableWalletGuide: true,
  enableNetworkSwitch: true,
  enableCoinbase: true,
  enableInjected: true,
  enableAuthLogger: true,
  enableEmbedded: true,
  enableBaseAccount: true,
  enableMobileFullScreen: false,
  experimental_preferUniversalLinks: true,
  debug: false,
  allowUnsupportedChain: false,
  manualWCControl: false,
  defaultAccountTypes: { bip122: 'payment', eip155: 'smartAccount', polkadot: 'eoa', [namespace]: 'eoa' },
  universalProviderConfigOverride: {
    methods: { eip155: ['personal_sign'] },
    chains: { eip155: ['1'] },
    events: { eip155: ['accountsChanged'] },
    rpcMap: { 'eip155:1': 'https://node.test' },
    defaultChain: 'eip155:1',
  },
  universalProvider: {},
  chainImages: { 1: '/eth.png' },
  connectorImages: { injected: '/wallet.png' },
  coinbasePreference: 'all',
})

// Adapters are optional; unknown options are errors.
createAppKit({ networks, projectId: 'p' })
// @ts-expect-error no such option
createAppKit({ networks, nonsense: 1 })

// A network that Portico returns can be passed to it again.
const again = (network: CaipNetwork) => createAppKit({ networks: [network] })
void again
