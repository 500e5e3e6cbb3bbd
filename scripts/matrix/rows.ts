/** A small app of the matrix: its sources, its build, and how to serve it. */
export interface Row {
  name: string
  /** Its title in the table. */
  title: string
  /** Folders below `templates`, or of an example; later ones override earlier ones. */
  templates: readonly string[]
  /**
   * The packages installed beside Portico; empty for an app of another kit, whose own `package.json` lists them after
   * the migration.
   */
  packages: readonly string[]
  /** Packages that must not be installed with it, directly or indirectly. */
  without?: readonly string[]
  /** The app is written for another kit, and is migrated as the documentation says. */
  isMigrated?: true
  /** Everything that it needs is installed here, so `npm test` builds it too. */
  isHere?: true
  /** The attributes of the page's script tag, for an app without a framework. */
  script?: string
  /** Commands of its own packages, run in order. */
  build: readonly (readonly [string, ...string[]])[]
  /** What to serve: a folder of files, or a server of the app's own that listens on `PORT`. */
  serve: { folder: string } | { command: readonly [string, ...string[]] }
  /** Whether the build must print no warnings, not even from other packages. */
  isQuiet?: boolean
  /** The warnings that are allowed nevertheless. */
  mayWarn?: RegExp
  /** Whether the server renders the page. */
  isRendered: boolean
  /** Whether the server renders the account of the visitor's cookie, and never another visitor's. */
  isPersonal?: true
  /**
   * The test ids of its connect button, of its disconnect button if it has one, and of the elements that show the
   * account's address.
   */
  shows: { button: string; leave?: string; addresses: readonly string[] }
  /** The file that defines its networks. */
  networks: string
  /** The module that it imports `defineChain` from, if not Portico. */
  definesBy?: string
  /** Further requirements, as the table states them. */
  remark?: string
}

const react19 = ['react@19.3.1', 'react-dom@19.3.1', '@types/react@19.3.0', '@types/react-dom@19.3.0']
const react18 = ['react@18.3.1', 'react-dom@18.3.1', '@types/react@18', '@types/react-dom@18']
const evm = ['viem@2.57.1', '@tanstack/react-query@5.108.0']
const wagmi3 = ['wagmi@3.7.7', ...evm]
const wagmi2 = ['wagmi@2.19.5', ...evm]
const vite = ['vite@8.3.8', '@vitejs/plugin-react@6.3.0']
const swc = ['@swc/core@1', 'swc-loader@0.2']
const next = ['next@16.4.6', 'typescript@5.9']

const inReact = (own: string) => ['client', 'dapp', own]
const react = { networks: 'networks.ts', shows: { button: 'connect', addresses: ['address', 'wagmi-address'] } }
const files = (folder: string) => ({ ...react, serve: { folder }, isRendered: false })
const source = { script: 'type="module" src="./main.tsx"' }
const bundle = { script: 'src="./main.js"' }
const served = (...command: [string, ...string[]]) => ({ ...react, serve: { command }, isRendered: true })
const fallback = { remark: '`resolve.fallback`, [as below](#without-walletconnect)' }
const nextServer = served('next', 'start', '--hostname', '127.0.0.1')
const example = (name: string, packages: readonly string[]): Row => ({
  ...{ name, title: `${name === 'html' ? 'Plain HTML' : name === 'vue' ? 'Vue 3' : 'Svelte 5'}, with Vite 8` },
  templates: [`examples/${name}`],
  packages: [...react19, ...wagmi3, 'vite@8.3.8', ...packages],
  build: [['vite', 'build', '--base', './']],
  ...{ serve: { folder: 'dist' }, isRendered: false, isQuiet: true, networks: 'networks.js' },
  shows: { button: 'connect-button', addresses: ['address'] },
  remark: `[examples/${name}](../examples/${name}): the elements and the handle alone; [a line for Vite](#vite-without-react)`,
})
const from = (name: string, title: string, definesBy: string, ...addresses: string[]): Row => ({
  ...{ name: `from-${name}`, title: `From ${title}`, templates: ['client', 'vite', `from-${name}`], packages: [] },
  ...{ isMigrated: true, isHere: true, definesBy, networks: 'networks.ts' },
  shows: { button: 'connect-button', leave: 'leave', addresses },
  build: [['tsc'], ['vite', 'build']],
  ...{ serve: { folder: 'dist' }, isRendered: false, ...source },
  remark: '`npx portico migrate`, and nothing else',
})

/** The apps, in the order of the table. */
export const rows: readonly Row[] = [
  {
    ...{ name: 'vite', title: 'Vite 8, React 19, wagmi 3, TypeScript 7', isHere: true },
    templates: inReact('vite'),
    packages: [...react19, ...wagmi3, ...vite, 'typescript@7.0.2'],
    build: [['tsc'], ['vite', 'build']],
    ...{ ...files('dist'), ...source },
  },
  {
    ...{ name: 'vite-18', title: 'Vite 8, React 18, wagmi 2.19, TypeScript 5.9' },
    templates: inReact('vite'),
    packages: [...react18, ...wagmi2, ...vite, 'typescript@5.9'],
    build: [['tsc'], ['vite', 'build']],
    ...{ ...files('dist'), ...source },
  },
  {
    ...{ name: 'vite-18-strict', title: 'The same in development, its kit made in a component in `StrictMode`' },
    templates: [...inReact('vite'), 'strict'],
    packages: [...react18, ...wagmi2, ...vite, 'typescript@5.9'],
    build: [['tsc'], ['vite', 'build', '--mode', 'development']],
    ...{ ...files('dist'), ...source },
  },
  {
    ...{ name: 'webpack', title: 'webpack 5' },
    templates: inReact('webpack'),
    packages: [...react19, ...wagmi3, ...swc, 'webpack@5.112.2', 'webpack-cli@7'],
    build: [['webpack']],
    ...{ ...files('dist'), ...bundle, ...fallback },
  },
  {
    ...{ name: 'rspack', title: 'Rspack 2' },
    templates: inReact('rspack'),
    packages: [...react19, ...wagmi3, '@rspack/core@2', '@rspack/cli@2'],
    build: [['rspack', 'build']],
    ...{ ...files('dist'), ...bundle, ...fallback },
  },
  {
    ...{ name: 'next-app', title: 'Next 16, App Router, Turbopack' },
    templates: inReact('next-app'),
    packages: [...react19, ...wagmi3, ...next],
    build: [['next', 'build']],
    ...nextServer,
  },
  {
    ...{ name: 'next-cookie', title: 'Next 16, App Router, with the visitor’s cookie' },
    templates: ['next-cookie'],
    packages: [...react19, ...wagmi3, ...next],
    build: [['next', 'build']],
    ...{ ...nextServer, isPersonal: true },
    remark: '[an adapter per visitor](server.md)',
  },
  {
    ...{ name: 'next-app-webpack', title: 'Next 16, App Router, webpack' },
    templates: [...inReact('next-app'), 'next-webpack'],
    packages: [...react19, ...wagmi3, ...next],
    build: [['next', 'build', '--webpack']],
    ...{ ...nextServer, ...fallback },
  },
  {
    ...{ name: 'next-pages', title: 'Next 16, Pages Router, Turbopack' },
    templates: inReact('next-pages'),
    packages: [...react19, ...wagmi3, ...next],
    build: [['next', 'build']],
    ...nextServer,
  },
  {
    ...{ name: 'parcel', title: 'Parcel 2' },
    templates: ['client', 'dapp'],
    packages: [...react19, ...wagmi3, 'parcel@2.16.4'],
    build: [['parcel', 'build', 'index.html', '--public-url', './', '--no-source-maps']],
    ...{ ...files('dist'), ...source },
    remark:
      '`"@parcel/resolver-default": { "packageExports": true }` in `package.json`, and `alias`, [as below](#without-walletconnect)',
  },
  {
    ...{ name: 'esbuild', title: 'esbuild 0.28' },
    templates: ['client', 'dapp'],
    packages: [...react19, ...wagmi3, 'esbuild@0.28.2'],
    build: [
      ['esbuild', 'main.tsx', '--bundle', '--splitting', '--format=esm', '--minify', '--jsx=automatic', '--outdir=.'],
    ],
    ...{ ...files('.'), script: `type="module" ${bundle.script}` },
    remark: '`--splitting --format=esm`, so that what is lazy stays so',
  },
  {
    ...{ name: 'react-router', title: 'React Router 8, framework mode' },
    templates: inReact('react-router'),
    packages: [
      ...react19,
      ...wagmi3,
      'vite@8.3.8',
      'isbot@5',
      ...['react-router@8.4.0', '@react-router/node@8.4.0', '@react-router/serve@8.4.0', '@react-router/dev@8.4.0'],
    ],
    build: [['react-router', 'build']],
    ...served('react-router-serve', './build/server/index.js'),
  },
  {
    ...{ name: 'astro', title: 'Astro 7, React 19' },
    templates: inReact('astro'),
    packages: [...react19, ...wagmi3, 'astro@7.3.5', '@astrojs/react@7.0.0'],
    build: [['astro', 'build']],
    ...{ ...files('dist'), isRendered: true },
    remark: '`client:load`; [what is clicked early](#astro)',
  },
  {
    ...{ name: 'tanstack-start', title: 'TanStack Start 1' },
    templates: inReact('tanstack-start'),
    packages: [...react19, ...wagmi3, ...vite, '@tanstack/react-start@1.169.5', '@tanstack/react-router@1'],
    build: [['vite', 'build']],
    ...served('node', 'serve.mjs'),
  },
  example('vue', ['vue@3.5.45', '@vitejs/plugin-vue@6.0.11']),
  example('svelte', ['svelte@5.57.3', '@sveltejs/vite-plugin-svelte@7.3.1']),
  example('html', []),
  from('appkit', 'AppKit with wagmi 2, React 18', '@reown/appkit/networks', 'address', 'wagmi-address'),
  {
    ...from('appkit-ethers', 'AppKit with ethers 6', '@reown/appkit/networks', 'address'),
    without: ['wagmi', '@wagmi/core', '@tanstack/react-query'],
    // Vite may warn about one of viem's chains, as docs/frameworks.md says, and about a file's size.
    ...{ isQuiet: true, mayWarn: /node:worker_threads|\[plugin builtin:vite-reporter\]/ },
  },
  from('rainbowkit', 'RainbowKit', 'viem', 'wagmi-address'),
]
