/**
 * The entries of the npm package: the name of each in `exports`, and its file. `npm run entries` writes the package's
 * `exports`, the compiler's paths and the list of declaration files from this list.
 */
export const entries: Record<string, string> = {
  index: 'react/index.ts',
  appkit: 'react/drop-in/index.ts',
  rainbowkit: 'react/rainbowkit/index.ts',
  'rainbowkit/wallets': 'react/rainbowkit/wallets.ts',
  networks: 'core/networks.ts',
  'adapters/wagmi': 'adapters/evm/index.ts',
  'adapters/ethers': 'adapters/evm/ethers.ts',
  'adapters/ethers5': 'adapters/evm/ethers5.ts',
  'adapters/solana': 'adapters/solana/index.ts',
  'adapters/solana/react': 'react/solana/index.ts',
  embedded: 'react/embedded/index.ts',
  'smart-session': 'react/smart-session/index.ts',
  siwx: 'siwx/index.ts',
  server: 'server/index.ts',
  devtools: 'devtools/index.ts',
}

/** The specifier that a dApp imports an entry by. */
export const specifierOf = (name: string): string => (name === 'index' ? 'portico' : `portico/${name}`)

/** The entries with React components, which a bundler for React server components must recognize. */
export const clientEntries = new Set(['index', 'appkit', 'rainbowkit', 'adapters/solana/react', 'devtools'])

/** The file that replaces such an entry in these bundlers, by the condition `react-server` of `exports`. */
export const serverEntryOf = (name: string): string => `react-server/${name}.js`

/** The entries that no page loads from the start: those for servers, and the devtools, which a developer adds. */
const apart = ['server', 'devtools']

/** The entries that a page loads from the start. */
export const lightEntries = Object.entries(entries).flatMap(([name, path]) => (apart.includes(name) ? [] : [path]))
