/** What a folder of the product may import: values, types only, and packages. */
export interface Layer {
  /** Our folders or files whose values it may import. */
  values: string[]
  /** Our folders of which it may import types only. */
  types?: string[]
  /** The only packages that it may import; without this list, it may import all. */
  packages?: string[]
  /** Packages that it must not import. */
  not?: string[]
}

/**
 * The layers as a table [lazy-layers]. A folder may always import from itself; tests and stories may import everything.
 */
export const layers: Record<string, Layer> = {
  core: { values: [], packages: ['viem', 'zod'] },
  machines: { values: ['core'], packages: ['xstate'] },
  services: { values: ['core'], types: ['machines', 'siwx'], not: ['react'] },
  siwx: { values: ['core'], not: ['react', 'xstate', 'wagmi'] },
  adapters: { values: ['core'], types: ['machines', 'siwx'] },
  ui: { values: [], not: ['xstate', 'viem', 'wagmi'] },
  locales: { values: ['core'], packages: [] },
  views: {
    values: ['core', 'ui', 'locales'],
    types: ['machines'],
    packages: ['react', 'xstate', '@xstate/react'],
  },
  react: { values: ['core', 'ui', 'views', 'locales'], types: ['machines', 'adapters', 'siwx'] },
  devtools: { values: ['core', 'machines', 'ui', 'views', 'locales', 'react', 'package.json'] },
  server: { values: [], packages: ['zod'] },
  migrate: {
    values: ['react/handle/unheeded.ts', 'react/rainbowkit/unheeded.ts'],
    packages: ['@babel/parser', 'diff', 'magic-string', 'vite'],
  },
  sandbox: { values: [] },
  demo: { values: [] },
}

/**
 * Where machines are composed with services and adapters. These files may import everything except the folders around
 * the product: the root, and the modules that it loads lazily.
 */
export const composers = [
  'react/engine/account-services.ts',
  'react/engine/lazy-account-services.ts',
  'react/engine/compose.ts',
  'react/engine/asked-port.ts',
  'react/engine/copy-port.ts',
  'react/engine/define-flow.ts',
  'react/engine/email-wait-port.ts',
  'react/engine/engine.ts',
  'react/engine/engine-deps.ts',
  'react/engine/on-ramp-of.ts',
  'react/engine/project-services.ts',
  'react/engine/sdk-version.ts',
  'react/engine/smart-sessions-of.ts',
  'react/engine/start-recording.ts',
  'react/embedded',
  'react/drop-in/telemetry.ts',
  'react/engine/flows',
  'react/engine/background',
  'react/rainbowkit/authentication.tsx',
  'react/rainbowkit/default-config.ts',
  'react/solana',
]

/** Folders that no file of the product may import. */
export const around = ['sandbox', 'demo', 'tests', 'scripts', 'examples', 'bench']

/** Packages that no file of the product may import, and what to import instead. */
export const unwanted: Record<string, string> = {
  '@wagmi/core': 'wagmi/actions serves wagmi 2 and 3 alike',
  zod: 'zod/mini is a fifth of the size',
}

/** The flows that a flow includes as parts, by folder: it spawns their charts, and renders their views. */
export const parts: Record<string, readonly string[]> = {
  account: ['portfolio'],
  portfolio: ['activity'],
}
