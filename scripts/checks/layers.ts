/** What a folder of the product may import: values, types only, and packages. */
export interface Layer {
  /** Folders of ours, or files, whose values it may import. */
  values: string[]
  /** Folders of ours of which it may know the types; of `machines` also the plain functions, but no chart. */
  types?: string[]
  /** The only packages that it may import; all of them where there is no list. */
  packages?: string[]
  /** Packages that it must not import. */
  not?: string[]
}

/** DESIGN 2 as a table. A folder always knows itself; tests and stories may know everything. */
export const layers: Record<string, Layer> = {
  core: { values: [], packages: ['viem'] },
  machines: { values: ['core'], packages: ['xstate'] },
  services: { values: ['core'], types: ['machines', 'siwx'], not: ['react'] },
  siwx: { values: ['core'], not: ['react', 'xstate', 'wagmi'] },
  adapters: { values: ['core'], types: ['machines', 'siwx'] },
  ui: { values: [], not: ['xstate', 'viem', 'wagmi'] },
  locales: { values: ['core'], packages: [] },
  views: {
    values: ['core', 'ui', 'locales'],
    types: ['machines'],
    packages: ['react', 'xstate'],
  },
  react: { values: ['core', 'ui', 'views', 'locales'], types: ['machines', 'adapters', 'siwx'] },
  devtools: { values: ['core', 'machines', 'ui', 'views', 'locales', 'react', 'package.json'] },
  testing: { values: ['core', 'adapters'], types: ['machines', 'react'] },
  sandbox: { values: [] },
  demo: { values: [] },
}

/**
 * Where machines meet services and adapters, so these may know everything but the worlds around the product: the root, and
 * what it puts off until it is needed.
 */
export const composers = ['compose', 'late-charts', 'cloud', 'any-wallet', 'sign-in', 'signing', 'engine-parts'].map(
  (name) => `react/${name}.ts`,
)

/** The kit and the actors of it that every flow may ask (DESIGN 3, lifetimes): flows know their types, they may host charts. */
export const housekeepers = [
  'kit',
  'wallet',
  'pairing',
  'toasts',
  'snackbar',
  'alerts',
  'telemetry',
  'directory',
  'config',
].map((name) => `machines/${name}.ts`)

/** What the product must never reach, from any of its files. */
export const around = ['sandbox', 'demo', 'tests', 'scripts', 'examples', 'bench']

/** Packages that no file of the product may import, and what to import instead. */
export const unwanted: Record<string, string> = {
  '@wagmi/core': 'wagmi/actions serves wagmi 2 and 3 alike',
  '@xstate/react': 'views/use-selector.ts is all that is needed of it',
  zod: 'zod/mini is a fifth of the size',
}
