import type { AccountType, Connection, Connector, EmbeddedUser } from '../../core/connector.ts'
import type { ListedWallet } from '../../core/listed-wallet.ts'
import type { Network } from '../../core/network.ts'
import { suggestions } from '../../core/suggestions.ts'
import type { ConfigInput } from '../../machines/config/chart.ts'
import type { KitInput } from '../../machines/kit/index.ts'
import type { AdapterReport } from '../../machines/ports.ts'

const icon = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path fill="${colour}" d="M0 0h1v1H0z"/></svg>`)}`

const network = (id: number, name: string): Network => ({
  id,
  name,
  caipNetworkId: `eip155:${id}`,
  chainNamespace: 'eip155',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: [],
  explorerUrl: 'https://explorer.example',
  testnet: true,
})

const wallet = (id: string, name: string, colour: string): Connector => ({
  id,
  name,
  type: 'ANNOUNCED',
  namespace: 'eip155',
  rdns: id,
  icon: icon(colour),
})

/** The wallets in the page: an ordinary one, and one whose name is too long for any row. */
export const connectors = {
  meadow: wallet('example.meadow', 'Meadow', '#3a7d44'),
  long: wallet('example.long', 'The Wallet of the Society for the Very Long Names of Wallets', '#6b4fbb'),
}

const first = '0x52908400098527886E0F7030069857D2E4169EE7'
const second = '0x8617E340B3D01FA5F11F306F4090FD50E238070D'

const connection = (connectorId: string, address: string, chain: number): Connection => ({
  connectorId,
  namespace: 'eip155',
  accounts: [{ address }],
  caipNetworkId: `eip155:${chain}`,
})

const meadow = connection(connectors.meadow.id, first, 31337)
const long = connection(connectors.long.id, second, 31337)

const report = (current: Connection | null, ...connections: Connection[]): AdapterReport => ({
  connectors: Object.values(connectors),
  connections,
  current: current?.connectorId ?? null,
})

const embedded: Connector = { id: 'AUTH', name: 'Portico', type: 'AUTH', namespace: 'eip155' }

const withUser = (address: string, type: AccountType, user: EmbeddedUser): AdapterReport => ({
  connectors: [...Object.values(connectors), embedded],
  connections: [{ ...connection(embedded.id, address, 31337), accounts: [{ address, type }], user }],
  current: embedded.id,
})

/** The adapter's possible reports about the wallets. */
export const reports = {
  empty: { connectors: [], connections: [], current: null },
  disconnected: report(null),
  connected: report(meadow, meadow),
  otherAccount: report(connection(meadow.connectorId, second, 31337), connection(meadow.connectorId, second, 31337)),
  unknownChain: report(connection(meadow.connectorId, first, 5), connection(meadow.connectorId, first, 5)),
  otherNetwork: report(connection(meadow.connectorId, first, 31338), connection(meadow.connectorId, first, 31338)),
  oneNetwork: report(meadow, { ...meadow, supportsAllNetworks: false, approvedCaipNetworkIds: ['eip155:31337'] }),
  other: report(long, long),
  both: report(long, meadow, long),
  bothFirst: report(meadow, meadow, long),
  /** An embedded wallet. */
  embedded: {
    connectors: [...Object.values(connectors), embedded],
    connections: [connection(embedded.id, first, 31337)],
    current: embedded.id,
  },
  /** The same, with a known user who has a smart account besides the plain one. */
  embeddedUser: withUser(first, 'smartAccount', {
    email: 'ada.lovelace.of.the.analytical.engine@example.org',
    provider: 'email',
    accountTypes: ['eoa', 'smartAccount'],
    isDeployed: true,
    dashboardUrl: 'https://wallet.example/dashboard',
  }),
  /** The same user with the other account. */
  embeddedPlain: withUser(second, 'eoa', {
    email: 'ada@example.org',
    provider: 'email',
    accountTypes: ['eoa', 'smartAccount'],
    isDeployed: true,
  }),
  /** A user who logged in with a provider that returns no email. */
  embeddedSocial: withUser(first, 'eoa', {
    userName: 'ada',
    provider: 'discord',
    accountTypes: ['eoa'],
    isDeployed: false,
  }),
  /** The same, before any user has logged in. */
  offersEmbedded: { ...report(null), connectors: [...Object.values(connectors), embedded] },
  /** A report that contradicts itself: it names a connection that it does not contain. */
  adrift: { ...report(null), current: meadow.connectorId },
} satisfies Record<string, AdapterReport>

/** The same report while another wallet is connected too. */
export const besideMeadow = (report: AdapterReport): AdapterReport => ({
  ...report,
  connections: [...report.connections, meadow],
})

/** The connection that a wallet approves. */
export const granted = meadow

/** A dApp's kit input. */
export const kitInput: KitInput = {
  environment: { mobile: false },
  networks: [network(31337, 'Sandbox One'), network(31338, 'Sandbox Two')],
  selected: 'eip155:31337',
  requireSupportedNetwork: true,
  suggestions,
  debug: true,
  namespaces: ['eip155'],
  reconnectOnMount: true,
  features: { connectorTypeOrder: [], connectMethodsOrder: [], multiWallet: true },
  remembered: { caipNetworkId: null, recents: [], accountTypes: {} },
}

/** The Solana wallets: two that support EVM networks as well, and one that does not. */
export const solanaConnectors = [connectors.meadow.name, connectors.long.name, 'Sundial'].map(
  (name): Connector => ({ id: name, name, type: 'ANNOUNCED', namespace: 'solana', icon: icon('#c98a1b') }),
)

const sun: Connection = {
  connectorId: connectors.meadow.name,
  namespace: 'solana',
  accounts: [{ address: '7cVfgArCheMR6Cs4t6vz5rfnqd56vZq4ndaBrY5xkxXy' }],
  caipNetworkId: 'solana:sandbox',
}

/** The second namespace adapter's possible reports. */
export const solanaReports = {
  solanaDisconnected: { connectors: solanaConnectors, connections: [], current: null },
  solanaConnected: { connectors: solanaConnectors, connections: [sun], current: sun.connectorId },
} satisfies Record<string, AdapterReport>

/** The embedded wallet in the other namespace, and its user there, who has one account. */
const embeddedSun: Connector = { ...embedded, namespace: 'solana' }
const offersEmbeddedSun = { connectors: [...solanaConnectors, embeddedSun], connections: [], current: null }
const sunUser: EmbeddedUser = { email: 'ada@example.org', provider: 'email', accountTypes: ['eoa'], isDeployed: false }

/** The second namespace adapter's possible reports if the dApp has an embedded wallet. */
export const embeddedReports = {
  offersEmbeddedSun,
  embeddedSun: {
    ...offersEmbeddedSun,
    connections: [{ ...sun, connectorId: embedded.id, user: sunUser }],
    current: embedded.id,
  },
} satisfies Record<string, AdapterReport>

/** A phone wallet, and its part of a session in each namespace. */
const onPhoneIn = (namespace: Connector['namespace'], connection: Connection): AdapterReport => ({
  connectors: [{ id: 'walletConnect', name: 'WalletConnect', type: 'WALLET_CONNECT', namespace }],
  connections: [{ ...connection, connectorId: 'walletConnect', name: 'Pocket' }],
  current: 'walletConnect',
})
export const phoneReports = { eip155: onPhoneIn('eip155', meadow), solana: onPhoneIn('solana', sun) }

/** What differs if the dApp has a second namespace, in which the user has no wallet. */
export const twoNamespaces: Partial<KitInput> = {
  namespaces: ['eip155', 'solana'],
  networks: [
    ...kitInput.networks,
    {
      id: 'sandbox',
      name: 'Sandbox Sun',
      caipNetworkId: 'solana:sandbox',
      chainNamespace: 'solana',
      nativeCurrency: { name: 'Sol', symbol: 'SOL', decimals: 9 },
      rpcUrls: [],
    },
  ],
}

const seven: AdapterReport = {
  connectors: [
    ...Object.values(connectors),
    ...['Ash', 'Birch', 'Cedar', 'Elm', 'Fir'].map((name) => wallet(`example.${name.toLowerCase()}`, name, '#8a5a00')),
  ],
  connections: [],
  current: null,
}

/** Enough wallets for a grouped list, in this page alone, and with any wallet reachable. */
export const crowds = {
  seven,
  reaching: {
    ...seven,
    connectors: [
      { id: 'walletConnect', name: 'WalletConnect', type: 'WALLET_CONNECT', namespace: 'eip155' },
      ...seven.connectors,
    ],
  },
} satisfies Record<string, AdapterReport>

/** What differs for a user who returns to such a dApp, and has used a wallet before. */
export const secondVisit: Partial<KitInput> = {
  ...twoNamespaces,
  remembered: { ...kitInput.remembered, recents: [connectors.long.name] },
}

/** A balance that is wider than its row. */
export const longBalance = {
  value: '115792089237316195423570985008687907853269984665640564039457',
  decimals: 18,
  symbol: 'ETH',
}

/** Wallets of the directory: one with an app, a site and a place in the page, and one with hardly any data. */
export const listed = {
  plain: {
    id: 'a'.repeat(64),
    name: 'Harbour',
    homepage: 'https://harbour.example',
    mobileLink: 'harbour://',
    desktopLink: 'harbour://',
    webappLink: 'https://app.harbour.example',
    appStore: 'https://apps.apple.com/app/id1',
    playStore: 'https://play.google.com/store/apps/details?id=example.harbour',
    chromeStore: 'https://chromewebstore.google.com/detail/harbour',
    rdns: 'example.harbour',
    certified: true,
  },
  bare: { id: 'b'.repeat(64), name: 'The Bare Wallet of Those Who Have Neither App nor Site', certified: false },
} satisfies Record<string, ListedWallet>

/** The app's project. */
export const projectId = '1'.repeat(32)

const configured = (config: Partial<ConfigInput>, allWallets: 'SHOW' | 'HIDE' = 'SHOW'): Partial<KitInput> => ({
  projectServices: {
    directory: { expected: [0, 0], allWallets },
    config: { projectId, basic: false, local: {}, ...config },
  },
})

/** What differs if the app has a project, and so a directory and a configuration. */
export const ofProject = configured({ local: { swaps: true } })

/** The same, with on-ramp turned off by the project. */
export const withoutOnramps: Partial<KitInput> = { ...ofProject, features: { ...kitInput.features, onramp: [] } }

/** The same, with a view of what apps can do with the user's smart account. */
export const ofSessions: Partial<KitInput> = {
  ...ofProject,
  features: { ...kitInput.features, smartSessions: true },
}

/** The same, with wallets in the dApp's own groups. */
export const inGroups: Partial<KitInput> = {
  ...ofProject,
  features: {
    ...kitInput.features,
    walletGroups: [
      { name: 'Of the house', ids: [listed.bare.id] },
      { name: 'مجموعة', ids: [listed.plain.id] },
    ],
  },
}

/** The same, with a wallet that the dApp features above the browser's. */
export const featuredFirst: Partial<KitInput> = {
  projectServices: {
    directory: { expected: [1, 0], allWallets: 'SHOW' },
    config: { projectId, basic: false, local: {} },
  },
  features: { ...kitInput.features, connectorTypeOrder: ['featured', 'injected'] },
}

/** The same, with the dApp's list of all wallets turned off. */
export const withoutAllWallets = configured({ local: { swaps: true } }, 'HIDE')

/** What differs if no option of the dApp needs a project, and wallets are listed all the same. */
export const ofDirectory: Partial<KitInput> = {
  projectServices: { directory: { expected: [0, 0], allWallets: 'SHOW' } },
}

/** What differs if the dApp wants services that need a project, with and without one. */
export const withoutProject = configured({ projectId: undefined })
export const inBasicMode = configured({ basic: true })

/** The same, with suggested wallets chosen by the directory. */
export const suggestedByProject: Partial<KitInput> = { ...ofProject, suggestions: undefined }

/** What differs if the dApp suggests no wallet. */
export const withoutSuggestions: Partial<KitInput> = { suggestions: [] }

/** What differs if the dApp creates the pairings itself. */
export const manualPairing: Partial<KitInput> = { manualPairing: true }

/** What differs if a namespace's wallet is to replace another one. */
export const singleWallet: Partial<KitInput> = { features: { ...kitInput.features, multiWallet: false } }

/** What differs if the dApp wants logins with two providers only. */
export const twoProviders: Partial<KitInput> = {
  features: { ...kitInput.features, email: false, socials: ['x', 'farcaster'] },
}

const withFeatures = (features: Partial<KitInput['features']>): Partial<KitInput> => ({
  features: { ...kitInput.features, ...features },
})

/** The pages of a dApp's terms. */
export const legal = {
  termsConditionsUrl: 'https://dapp.example/terms',
  privacyPolicyUrl: 'https://dapp.example/privacy',
}

/** What differs if the dApp's terms have to be accepted, and if it only links to them. */
export const withTerms = withFeatures({ legalCheckbox: true, ...legal })
export const withTermsLine = withFeatures(legal)

/** What differs if the dApp wants an explanation of wallets beside the list, with its own page about them. */
export const withLessons = withFeatures({ listExtras: ['lessons'], learnMoreUrl: 'https://dapp.example/learn' })

/** What differs if the dApp wants the logins above the wallets, or alone. */
export const collapsedWallets = withFeatures({ collapseWallets: true })
export const hiddenWallets = withFeatures({ enableWallets: false })

/** What differs if a user without a wallet is not shown where to get one. */
export const withoutGuide = withFeatures({ enableWalletGuide: false })
