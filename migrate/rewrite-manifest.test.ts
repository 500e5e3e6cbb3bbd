import { expect, it } from 'vitest'
import { entries, specifierOf } from '../scripts/entries.ts'
import { root } from '../scripts/shell.ts'
import { readKit } from './kit.ts'
import { rewriteManifest } from './rewrite-manifest.ts'

const source = new Map(Object.entries(entries).map(([name, path]) => [specifierOf(name), path]))
const kit = readKit(root, (entry) => source.get(entry))
const portico = `^${kit.version}`

/** What becomes of a `package.json` whose files import these entries, once it is written on one line and once on many. */
const rewritten = (manifest: object, imported: readonly string[] = []) => {
  const [one, many] = [undefined, 2].map((indent): unknown => {
    const before = JSON.stringify(manifest, null, indent)
    const { after } = rewriteManifest('package.json', before, { left: new Set(), entries: new Set(imported) }, kit)
    return JSON.parse(after)
  })
  expect(one).toEqual(many)
  return many
}

const old = { '@reown/appkit': '1', '@reown/appkit-adapter-wagmi': '1', '@reown/appkit-siwx': '1' }

it.each([
  ['the last of them', { react: '^19', ...old }, { react: '^19', portico }],
  ['the first of them', { ...old, react: '^19' }, { portico, react: '^19' }],
  ['all of them', old, { portico }],
  [
    'some between others',
    { '@reown/appkit': '1', react: '^19', '@reown/appkit-siwx': '1', '@reown/appkit-siwe': '1', viem: '^2' },
    { portico, react: '^19', viem: '^2' },
  ],
  [
    'some between others and at the end',
    { a: '1', '@reown/appkit': '1', b: '1', '@reown/appkit-siwx': '1', c: '1', '@reown/appkit-siwe': '1' },
    { a: '1', portico, b: '1', c: '1' },
  ],
])('replaces dependencies that are %s', (_, dependencies, expected) => {
  expect(rewritten({ dependencies })).toEqual({ dependencies: expected })
})

it.each([
  ['the last of them', { react: '^19', ...old }, { react: '^19' }],
  ['the first of them', { ...old, react: '^19' }, { react: '^19' }],
  ['all of them', old, {}],
])('only removes them if Portico is listed, as %s', (_, peerDependencies, expected) => {
  const dependencies = { portico }
  expect(rewritten({ dependencies, peerDependencies })).toEqual({ dependencies, peerDependencies: expected })
})

const client = '@walletconnect/universal-provider'
const wagmi = ['wagmi', 'viem', '@tanstack/react-query']

it.each([
  ['AppKit', ['portico/appkit'], ['react', 'react-dom', client]],
  ['its adapter for wagmi', ['portico/adapters/wagmi'], wagmi],
  // The wagmi parts that they need come along.
  ['its adapter for ethers [api-ethers]', ['portico/adapters/ethers'], ['viem']],
  ['its adapter for ethers 5 [api-ethers]', ['portico/adapters/ethers5'], ['viem']],
  [
    'its adapter for Solana',
    ['portico/adapters/solana'],
    ['@solana/web3.js', '@solana/wallet-adapter-base', '@wallet-standard/app'],
  ],
  // The old kit brings WalletConnect's client along.
  ['RainbowKit', ['portico/rainbowkit'], [...wagmi, client]],
  ['several', ['portico/adapters/wagmi', 'portico/rainbowkit', 'portico/networks'], [...wagmi, client]],
])('adds the peers that a user of %s lacks', (_, imported, names) => {
  const peers = Object.fromEntries(names.map((name) => [name, kit.peers[name]]))
  expect(rewritten({ dependencies: { '@reown/appkit': '1' } }, imported)).toEqual({
    dependencies: { portico, ...peers },
  })
})

it.each([
  ['react', '17.0.2', '17.0.2'],
  ['react', '^19.1.0', '^19.1.0'],
  ['react', '>=18', '>=18'],
  // This range says nothing about react-dom, which is another package.
  ['react', 'npm:@preact/compat@^18', kit.peers['react-dom']],
  ['react', 'catalog:react', kit.peers['react-dom']],
])('takes the range of react-dom from %s %s', (name, range, added) => {
  const dependencies = { [name]: range, '@reown/appkit': '1', '@walletconnect/universal-provider': '^2.21.0' }
  const expected = { [name]: range, portico, 'react-dom': added, '@walletconnect/universal-provider': '^2.21.0' }
  expect(rewritten({ dependencies }, ['portico/appkit'])).toEqual({ dependencies: expected })
})

it('names the existing versions that are too old', () => {
  const manifest = JSON.stringify({ dependencies: { react: '17.0.2', wagmi: '2.18.0', '@reown/appkit': '1' } }, null, 2)
  const imports = { left: new Set<string>(), entries: new Set(['portico/appkit']) }
  const { notes } = rewriteManifest('package.json', manifest, imports, kit)
  expect(notes.map(({ line, text }) => `${line} ${text}`)).toEqual([
    '3 react 17.0.2: Portico needs 18.0 or newer.',
    '4 wagmi 2.18.0: Portico needs 2.19 or newer.',
  ])
})
