/** A small app of the matrix: what it is made of, how it is built, and how it is served. */
export interface Row {
  name: string
  /** Its title in the table. */
  title: string
  /** Folders below `templates`, or of an example, the later over the earlier. */
  templates: readonly string[]
  /** What is installed beside Portico; of an app of another kit, nothing: its own `package.json` says it once it is migrated. */
  packages: readonly string[]
  /** What must not be installed with it, be it for itself or for another package. */
  without?: readonly string[]
  /** The app is written for another kit, and is migrated as the documentation says. */
  isMigrated?: true
  /** All that it needs is installed here: `npm test` makes it too. */
  isHere?: true
  /** The script of its page, where the app has one that no framework writes: the tag's attributes. */
  script?: string
  /** Commands of its own packages, one after the other. */
  build: readonly (readonly [string, ...string[]])[]
  /** What is served: a folder of files, or a server of its own that listens on `PORT`. */
  serve: { folder: string } | { command: readonly [string, ...string[]] }
  /** Whether its build must not warn of anything, others' packages neither. */
  isQuiet?: boolean
  /** What it may warn of all the same. */
  mayWarn?: RegExp
  /** Whether the page arrives with what it shows. */
  isRendered: boolean
  /** Whether the server renders the account of the visitor’s cookie, and of no other’s. */
  isPersonal?: true
  /** The test ids of its buttons to connect and, where it has one, to disconnect, and of where the account's address is shown. */
  shows: { button: string; leave?: string; addresses: readonly string[] }
  /** Where its networks are written. */
  networks: string
  /** Where it has `defineChain` from, unless from Portico. */
  definesBy?: string
  /** What else is needed, as the table says it. */
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
    // Of one of viem's chains, as docs/frameworks.md says, and of the size of a file.
    ...{ isQuiet: true, mayWarn: /node:worker_threads|\[plugin builtin:vite-reporter\]/ },
  },
  from('rainbowkit', 'RainbowKit', 'viem', 'wagmi-address'),
]
