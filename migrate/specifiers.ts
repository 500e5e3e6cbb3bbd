/** The replacement for an old kit's specifier. */
export interface Row {
  /** The entry of Portico that replaces it. */
  entry: string
  /** Names that differ in the entry. */
  renames?: Readonly<Record<string, string>>
  /** The specifier is replaced only if the entry exports every imported name: the package is internal to AppKit. */
  whole?: true
}

const hooksOfWeb3Modal = {
  useWeb3Modal: 'useAppKit',
  useWeb3ModalState: 'useAppKitState',
  useWeb3ModalTheme: 'useAppKitTheme',
  useWeb3ModalEvents: 'useAppKitEvents',
}

const appkit: Row = { entry: 'portico/appkit' }
const inside: Row = { entry: 'portico/appkit', whole: true }
const web3modal: Row = { entry: 'portico/appkit', renames: hooksOfWeb3Modal }
const under = (names: readonly string[], row: Row) => names.map((name): [string, Row] => [name, row])
const adapter = (name: string): [string, Row][] =>
  under([`@reown/appkit-adapter-${name}`, `@reown/appkit-adapter-${name}/react`], { entry: `portico/adapters/${name}` })
const modals = ['wagmi', 'ethers', 'ethers5', 'solana'].flatMap((name) => [
  `@web3modal/${name}`,
  `@web3modal/${name}/react`,
])

/** The replacements for the specifiers of AppKit, of its predecessor Web3Modal, and of RainbowKit. */
const rows: ReadonlyMap<string, Row> = new Map([
  ...under(['@reown/appkit', '@reown/appkit/react', '@reown/appkit/core', '@reown/appkit/react-core'], appkit),
  ...under(['@reown/appkit/library/react', '@reown/appkit-wallet-button', '@reown/appkit-wallet-button/react'], appkit),
  ...under(['@reown/appkit/networks'], { entry: 'portico/networks' }),
  ...['wagmi', 'solana', 'ethers', 'ethers5', 'bitcoin', 'ton', 'tron'].flatMap(adapter),
  // After the adapters' rows, since the Solana adapter has hooks as well.
  ...under(['@reown/appkit-adapter-solana/react'], { entry: 'portico/adapters/solana/react' }),
  ...under(['@reown/appkit-siwx', '@reown/appkit-siwe', '@web3modal/siwe'], { entry: 'portico/siwx' }),
  ...under(['@reown/appkit-experimental/smart-session'], { entry: 'portico/smart-session' }),
  ...['common', 'controllers', 'core', 'utils', 'wallet'].flatMap((name) =>
    under([`@reown/appkit-${name}`, `@reown/appkit-${name}/react`], inside),
  ),
  ...under(modals, web3modal),
  ...under(['@rainbow-me/rainbowkit'], { entry: 'portico/rainbowkit' }),
  ...under(['@rainbow-me/rainbowkit/wallets'], { entry: 'portico/rainbowkit/wallets' }),
])

/** Style sheets that are not needed: Portico includes its styles. */
const styles = new Set(['@rainbow-me/rainbowkit/styles.css', '@rainbow-me/rainbowkit/dist/index.css'])

const old = /^@(?:reown\/appkit|web3modal\/|rainbow-me\/rainbowkit)/

/** The same in any text: between quotes. */
export const oldInText = /(['"`])(@(?:reown\/appkit|web3modal\/|rainbow-me\/rainbowkit)[^'"`\s]*)\1/g

/** Whether a specifier belongs to one of the old kits. */
export const isOld = (specifier: string): boolean => old.test(specifier)

export const isStyle = (specifier: string): boolean => styles.has(specifier)

export const rowOf = (specifier: string): Row | undefined => rows.get(specifier)

/** The package that a specifier belongs to. */
export const packageOf = (specifier: string): string =>
  specifier
    .replace(/…$/, '')
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

const packages = new Set([...rows.keys()].map(packageOf))

/** Whether Portico replaces a package. */
export const isReplaced = (name: string): boolean => packages.has(name)

const byPattern: readonly [RegExp, string][] = [
  [/…$/, 'it depends on the rest what takes its place.'],
  [/^@reown\/appkit\/vue/, 'Portico has no composables: use the instance that createAppKit returns, and the elements.'],
  [/^@reown\/appkit-cdn/, 'install Portico with a bundler instead.'],
  [/^@reown\/appkit-adapter-/, 'Portico has no adapter for it yet.'],
  [
    /^@rainbow-me\/rainbowkit-siwe-next-auth/,
    'write its adapter with createAuthenticationAdapter, for RainbowKitAuthenticationProvider of portico/rainbowkit.',
  ],
  [/^@reown\/appkit-react-native/, 'Portico is for the web.'],
]

/** The advice for a specifier that nothing in Portico replaces. */
export const adviceFor = (specifier: string): string =>
  byPattern.find(([pattern]) => pattern.test(specifier))?.[1] ?? 'Portico has nothing in its place.'

const config = 'make the adapter and the kit with new WagmiAdapter() and createAppKit().'

const names: Readonly<Record<string, string>> = {
  createWeb3Modal: 'call createAppKit({ adapters, networks, projectId, metadata }).',
  defaultWagmiConfig: config,
  defaultConfig: config,
  defaultSolanaConfig: 'make the adapter with new SolanaAdapter().',
  useWeb3ModalAccount: 'useAppKitAccount() has the account, useAppKitNetwork() its chainId.',
  useWeb3ModalProvider: 'useAppKitProvider(namespace) has the provider.',
  useSwitchNetwork: 'useAppKitNetwork() has switchNetwork.',
}

/** The advice for a name that an entry does not export. */
export const adviceForName = (name: string): string => names[name] ?? 'find another way, or leave it out.'

const types: Readonly<Record<string, string>> = {
  AppKit: 'call createAppKit().',
  SIWXStorage: 'write implements in the place of extends, and leave super() out.',
}

/** The advice for a type that is used as a value. */
export const adviceForType = (name: string): string => types[name] ?? 'find another way, or leave it out.'
