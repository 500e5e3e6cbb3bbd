/**
 * The entries of the npm package: the name of each in `exports`, and the file behind it. `npm run entries` writes the
 * package's `exports`, the compiler's paths and the declarations' files from this list.
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

/** What a dApp writes to import an entry. */
export const specifierOf = (name: string): string => (name === 'index' ? 'portico' : `portico/${name}`)

/** The entries that hold React components, which the bundler of React's server components must know. */
export const clientEntries = new Set(['index', 'appkit', 'rainbowkit', 'adapters/solana/react', 'devtools'])

/** The file that such a bundler takes in the place of one of them, by the condition `react-server` of `exports`. */
export const serverEntryOf = (name: string): string => `react-server/${name}.js`

/** The entries that no page loads from the start: what is for servers, and the tools, which a developer asks for. */
const apart = ['server', 'devtools']

/** The entries that a page loads from the start. */
export const lightEntries = Object.entries(entries).flatMap(([name, path]) => (apart.includes(name) ? [] : [path]))
