import { expect, it } from 'vitest'
import { entries, specifierOf } from '../scripts/entries.ts'
import { root } from '../scripts/shell.ts'
import { readKit } from './kit.ts'
import { rewriteScript } from './rewrite-script.ts'

const source = new Map(Object.entries(entries).map(([name, path]) => [specifierOf(name), path]))
const kit = readKit(root, (entry) => source.get(entry))

const rewritten = (before: string, path = 'app.tsx') => rewriteScript(path, before, kit).after
const notesOf = (before: string, path = 'app.tsx') =>
  rewriteScript(path, before, kit).notes.map(({ line, text }) => `${line} ${text}`)

it.each([
  ["import { createAppKit } from '@reown/appkit/react'", "import { createAppKit } from 'portico/appkit'"],
  ['import { createAppKit } from "@reown/appkit/react";', 'import { createAppKit } from "portico/appkit";'],
  ["import { mainnet } from '@reown/appkit/networks'", "import { mainnet } from 'portico/networks'"],
  [
    "import { WagmiAdapter } from '@reown/appkit-adapter-wagmi'",
    "import { WagmiAdapter } from 'portico/adapters/wagmi'",
  ],
  [
    "import { SolanaAdapter } from '@reown/appkit-adapter-solana'",
    "import { SolanaAdapter } from 'portico/adapters/solana'",
  ],
  [
    "import { SolanaAdapter, useAppKitConnection } from '@reown/appkit-adapter-solana/react'",
    "import { SolanaAdapter, useAppKitConnection } from 'portico/adapters/solana/react'",
  ],
  ["import { DefaultSIWX } from '@reown/appkit-siwx'", "import { DefaultSIWX } from 'portico/siwx'"],
  ["import { createSIWEConfig } from '@reown/appkit-siwe'", "import { createSIWEConfig } from 'portico/siwx'"],
  [
    "import { useAppKitWallet } from '@reown/appkit-wallet-button/react'",
    "import { useAppKitWallet } from 'portico/appkit'",
  ],
  ["import { ConnectButton } from '@rainbow-me/rainbowkit'", "import { ConnectButton } from 'portico/rainbowkit'"],
  [
    "import { metaMaskWallet, rainbowWallet } from '@rainbow-me/rainbowkit/wallets'",
    "import { metaMaskWallet, rainbowWallet } from 'portico/rainbowkit/wallets'",
  ],
  [
    "import { grantPermissions } from '@reown/appkit-experimental/smart-session'",
    "import { grantPermissions } from 'portico/smart-session'",
  ],
  // Types only, of a whole statement and of one name.
  [
    "import type { AppKitNetwork } from '@reown/appkit/networks'",
    "import type { AppKitNetwork } from 'portico/networks'",
  ],
  [
    "import { type Provider, useAppKit } from '@reown/appkit/react'",
    "import { type Provider, useAppKit } from 'portico/appkit'",
  ],
  ["type Kit = import('@reown/appkit').AppKitOptions", "type Kit = import('portico/appkit').AppKitOptions"],
  // Re-exports.
  ["export { useAppKit as useKit } from '@reown/appkit/react'", "export { useAppKit as useKit } from 'portico/appkit'"],
  ["export * from '@reown/appkit/networks'", "export * from 'portico/networks'"],
  ["export * as networks from '@reown/appkit/networks'", "export * as networks from 'portico/networks'"],
  [
    "export type { AppKitNetwork } from '@reown/appkit/networks'",
    "export type { AppKitNetwork } from 'portico/networks'",
  ],
  // For their side effects, and dynamic.
  ["import '@reown/appkit/react'", "import 'portico/appkit'"],
  ["const kit = await import('@reown/appkit/react')", "const kit = await import('portico/appkit')"],
  ["const kit = await import(/* later */ '@reown/appkit')", "const kit = await import(/* later */ 'portico/appkit')"],
  ['const kit = await import(`@reown/appkit/react`)', 'const kit = await import(`portico/appkit`)'],
  ["/// <reference types='@reown/appkit' />\nexport {}", "/// <reference types='portico/appkit' />\nexport {}"],
  // Namespaces.
  [
    "import * as Kit from '@reown/appkit/react'\nKit.useAppKit()",
    "import * as Kit from 'portico/appkit'\nKit.useAppKit()",
  ],
  // Tests that mock it.
  ["vi.mock('@reown/appkit/react', () => ({}))", "vi.mock('portico/appkit', () => ({}))"],
  ["jest.mock('@rainbow-me/rainbowkit')", "jest.mock('portico/rainbowkit')"],
  ["vi.mock(import('@reown/appkit/react'))", "vi.mock(import('portico/appkit'))"],
  ["jest.requireActual('@reown/appkit/networks')", "jest.requireActual('portico/networks')"],
  ["await vi.importActual<object>('@reown/appkit/networks')", "await vi.importActual<object>('portico/networks')"],
  // Web3Modal's hooks keep the name that the file calls them by.
  [
    "import { useWeb3Modal, useWeb3ModalState as useState } from '@web3modal/wagmi/react'",
    "import { useAppKit as useWeb3Modal, useAppKitState as useState } from 'portico/appkit'",
  ],
  [
    "export { useWeb3Modal } from '@web3modal/wagmi/react'",
    "export { useAppKit as useWeb3Modal } from 'portico/appkit'",
  ],
  // Where they are no specifiers, they change where they are taken from the module.
  [
    "import * as W from '@web3modal/wagmi/react'\nW.useWeb3Modal(W.useWeb3Modal, W['useWeb3ModalState'])",
    "import * as W from 'portico/appkit'\nW.useAppKit(W.useAppKit, W['useAppKitState'])",
  ],
  [
    "import * as W from '@web3modal/wagmi/react'\nconst { useWeb3Modal: open } = W\nlet a: typeof W.useWeb3Modal",
    "import * as W from 'portico/appkit'\nconst { useAppKit: open } = W\nlet a: typeof W.useAppKit",
  ],
  [
    "const { useWeb3Modal, useWeb3ModalState: s, 'useWeb3ModalTheme': t } = await import('@web3modal/wagmi/react')",
    "const { useAppKit: useWeb3Modal, useAppKitState: s, 'useAppKitTheme': t } = await import('portico/appkit')",
  ],
  [
    "const { useWeb3Modal = none } = (await import('@web3modal/wagmi/react')) as Kit",
    "const { useAppKit: useWeb3Modal = none } = (await import('portico/appkit')) as Kit",
  ],
  [
    "async function f() { const w = await import('@web3modal/wagmi/react'); w.useWeb3Modal() }\nw.useWeb3Modal()",
    "async function f() { const w = await import('portico/appkit'); w.useAppKit() }\nw.useWeb3Modal()",
  ],
  [
    "const use = (await import('@web3modal/wagmi/react')).useWeb3Modal",
    "const use = (await import('portico/appkit')).useAppKit",
  ],
  [
    "import('@web3modal/wagmi/react').then(({ useWeb3Modal }) => useWeb3Modal())",
    "import('portico/appkit').then(({ useAppKit: useWeb3Modal }) => useWeb3Modal())",
  ],
  [
    "lazy(() => import('@web3modal/wagmi/react').then((m) => ({ default: m.useWeb3Modal })))",
    "lazy(() => import('portico/appkit').then((m) => ({ default: m.useAppKit })))",
  ],
  ["let use: import('@web3modal/wagmi/react').useWeb3Modal", "let use: import('portico/appkit').useAppKit"],
  [
    "jest.mock('@web3modal/wagmi/react', () => ({ __esModule: true, useWeb3Modal, useWeb3ModalState: jest.fn() }))",
    "jest.mock('portico/appkit', () => ({ __esModule: true, useAppKit: useWeb3Modal, useAppKitState: jest.fn() }))",
  ],
  [
    "vi.mock(import('@web3modal/wagmi/react'), async (load) => { const own = {}; return { ...own, useWeb3Modal() {} } })",
    "vi.mock(import('portico/appkit'), async (load) => { const own = {}; return { ...own, useAppKit() {} } })",
  ],
  [
    "const { useWeb3Modal } = jest.requireActual('@web3modal/wagmi/react')",
    "const { useAppKit: useWeb3Modal } = jest.requireActual('portico/appkit')",
  ],
  [
    "const { useWeb3Modal } = await vi.importActual<Kit>('@web3modal/wagmi/react')",
    "const { useAppKit: useWeb3Modal } = await vi.importActual<Kit>('portico/appkit')",
  ],
  [
    "const w = await import('@web3modal/wagmi/react')\n{ const w = await import('@web3modal/solana/react'); const { useWeb3Modal } = w }",
    "const w = await import('portico/appkit')\n{ const w = await import('portico/appkit'); const { useAppKit: useWeb3Modal } = w }",
  ],
  // AppKit's inner packages, where Portico has the same name for users.
  [
    "import type { ChainNamespace } from '@reown/appkit-common'",
    "import type { ChainNamespace } from 'portico/appkit'",
  ],
])('rewrites %s', (before, after) => {
  expect(rewritten(before)).toBe(after)
  expect(rewritten(after), 'once more').toBe(after)
  expect(notesOf(before)).toEqual([])
})

it.each([
  ["import '@rainbow-me/rainbowkit/styles.css'\nimport './app.css'\n", "import './app.css'\n"],
  [
    "'use client'\n\nimport '@rainbow-me/rainbowkit/styles.css';\nimport './app.css';\n",
    "'use client'\n\nimport './app.css';\n",
  ],
  ["import './a.css'\r\nimport '@rainbow-me/rainbowkit/styles.css'\r\n", "import './a.css'\r\n"],
  ["import '@rainbow-me/rainbowkit/styles.css'; import './app.css'", "import './app.css'"],
  ["import './a.css'; import '@rainbow-me/rainbowkit/styles.css'\nfoo()", "import './a.css';\nfoo()"],
  ["f(); import '@rainbow-me/rainbowkit/styles.css'; g()", 'f(); g()'],
])('drops the styles of %j', (before, after) => {
  expect(rewritten(before)).toBe(after)
})

it('changes nothing else: line endings, comments, a byte order mark, and formatting', () => {
  const before = [
    '\uFEFF// The kit. From @reown/appkit, as documented.\r',
    'import {\r',
    '    createAppKit , // makes it\r',
    '    type AppKitNetwork,\r',
    '} from  "@reown/appkit/react" /* here */ ;;\r',
    '@decorated class Kit<T> { accessor x = <T,>(y: T) => <b>{y as T}</b> }\r',
    '',
  ].join('\n')
  expect(rewritten(before)).toBe(before.replace('"@reown/appkit/react"', '"portico/appkit"'))
})

it.each([
  ['app.js', "import { useAppKit } from '@reown/appkit/react'\nexport const A = () => <b>{useAppKit()}</b>"],
  ['app.mts', "import { useAppKit } from '@reown/appkit/react'\nexport const a = <unknown>useAppKit"],
  ['app.d.ts', "import type { AppKit } from '@reown/appkit/react'\ndeclare const kit: AppKit"],
  ['app.cjs', "module.exports = () => import('@reown/appkit/react')"],
])('reads %s', (path, before) => {
  expect(rewritten(before, path)).toBe(before.replace('@reown/appkit/react', 'portico/appkit'))
})

it('says what has to be done by hand, and where', () => {
  expect(
    notesOf(
      [
        "import { BitcoinAdapter } from '@reown/appkit-adapter-bitcoin-core'",
        "import { connectorsForWallets, nothing, type WalletList } from '@rainbow-me/rainbowkit'",
        "import { argentXWallet, metaMaskWallet } from '@rainbow-me/rainbowkit/wallets'",
        "const kit = require('@reown/appkit')",
        "import old = require('@reown/appkit')",
        "declare module '@reown/appkit' {}",
        "export default { transpilePackages: ['@reown/appkit'] }",
        "import { useAppKit } from '@reown/appkit/vue'",
        "import { CoreHelperUtil } from '@reown/appkit-controllers'",
        "import { createWeb3Modal } from '@web3modal/wagmi/react'",
        "import * as Kit from '@reown/appkit'",
        'Kit.nothingOfTheKind()',
        "import { RainbowKitSiweNextAuthProvider } from '@rainbow-me/rainbowkit-siwe-next-auth'",
      ].join('\n'),
    ),
  ).toMatchInlineSnapshot(`
    [
      "1 '@reown/appkit-adapter-bitcoin-core' stays: Portico has no adapter for it yet.",
      "2 nothing is not in portico/rainbowkit: find another way, or leave it out.",
      "3 argentXWallet is not in portico/rainbowkit/wallets: find another way, or leave it out.",
      "4 '@reown/appkit' is required. portico/appkit takes its place. Portico is made of ES modules: write an import.",
      "5 '@reown/appkit' is required. portico/appkit takes its place. Portico is made of ES modules: write an import.",
      "6 '@reown/appkit' is a module whose types are added to. portico/appkit takes its place.",
      "7 '@reown/appkit' is named in a string. portico/appkit takes its place.",
      "8 '@reown/appkit/vue' stays: Portico has no composables: use the instance that createAppKit returns, and the elements.",
      "9 '@reown/appkit-controllers' stays: Portico has nothing in its place.",
      "10 createWeb3Modal is not in portico/appkit: call createAppKit({ adapters, networks, projectId, metadata }).",
      "12 nothingOfTheKind is not in portico/appkit: find another way, or leave it out.",
      "13 '@rainbow-me/rainbowkit-siwe-next-auth' stays: write its adapter with createAuthenticationAdapter, for RainbowKitAuthenticationProvider of portico/rainbowkit.",
    ]
  `)
})

it('says which names do not exist, however they are imported', () => {
  expect(
    notesOf(
      [
        "const { useFoo, ...rest } = await import('@reown/appkit/react')",
        "import('@reown/appkit/react').then((kit) => kit.useBar());",
        "(await import('@reown/appkit/react')).useBaz()",
        "let a: import('@reown/appkit/react').Qux",
        "import * as Kit from '@reown/appkit/react'",
        'const { useQuux } = Kit',
        'Kit.useCorge(Kit.useCorge)',
        "import('@reown/appkit/react').then(done, failed).catch(failed)",
      ].join('\n'),
    ).map((text) => text.replace(/ is not in portico.appkit.*/, '')),
  ).toEqual(['1 useFoo', '2 useBar', '3 useBaz', '4 Qux', '6 useQuux', '7 useCorge'])
})

it('keeps a test’s mock of a package that stays', () => {
  const before = "jest.mock('@reown/appkit-controllers', () => ({ CoreHelperUtil: {} }))"
  expect(rewritten(before)).toBe(before)
})

it.each([
  "import { AppKit } from '@reown/appkit'\nclass Mine extends AppKit {}",
  "import * as Siwx from '@reown/appkit'\nclass Mine extends Siwx.AppKit {}",
  "const { AppKit } = await import('@reown/appkit')\nclass Mine extends AppKit {}",
  "import { AppKit as Verifier } from '@reown/appkit'\nconst isOne = (it) => it instanceof Verifier",
])('says that a class has become a type in %j', (before) => {
  expect(notesOf(before)).toEqual([expect.stringMatching(/^\d AppKit is only a type in portico\/appkit: /)])
})

it.each([
  "import { AppKit } from '@reown/appkit'\nlet own: AppKit[] = []\nclass Mine implements AppKit {}",
  "import type { AppKit } from '@reown/appkit'\nconst isOne = (it: { AppKit: 1 }) => it.AppKit",
  "import * as Siwx from '@reown/appkit'\nlet own: Siwx.AppKit",
  "export { AppKit } from '@reown/appkit'",
  "import { AppKit } from '@reown/appkit'\nlet own = [] as Array<AppKit>\nfunction f(it: AppKit) {}",
  "import { AppKit } from '@reown/appkit'\nlet own = <AppKit>it\nlet f = it as (AppKit) => void",
  "import { SIWXVerifier } from '@reown/appkit-siwx'\nclass Mine extends SIWXVerifier {}",
])('says nothing about a type that is used as one in %j', (before) => {
  expect(notesOf(before, 'app.ts')).toEqual([])
})

it('reports modules that it cannot resolve, and keeps them', () => {
  const before = [
    '/// <reference types="@reown/appkit/vue" />',
    `const part = await import(\`@reown/appkit/\${name}\`)`,
    'const names = [`@reown/appkit/react`]',
    '/// <reference types="@reown/appkit" />',
  ].join('\n')
  expect(rewritten(before)).toBe(before)
  expect(rewriteScript('app.ts', before, kit).left).toEqual([
    '@reown/appkit/vue',
    '@reown/appkit/…',
    '@reown/appkit/react',
  ])
  expect(notesOf(before)).toMatchInlineSnapshot(`
    [
      "1 '@reown/appkit/vue' stays: Portico has no composables: use the instance that createAppKit returns, and the elements.",
      "2 '@reown/appkit/…' stays: it depends on the rest what takes its place.",
      "3 '@reown/appkit/react' is named in a string. portico/appkit takes its place.",
    ]
  `)
})

it('leaves what it cannot parse to the developer', () => {
  const before = "import { createAppKit } from '@reown/appkit'\nconst = }"
  expect(rewritten(before)).toBe(before)
  expect(notesOf(before)).toEqual([expect.stringMatching(/^1 can't be read/)])
})

const lists = "import { connectorsForWallets } from '@rainbow-me/rainbowkit'"
const listsHere = "import { connectorsForWallets } from 'portico/rainbowkit'"

it.each([
  ["import { createConfig } from 'wagmi'", "import { createConfig } from 'portico/rainbowkit'"],
  ['import { createConfig } from "wagmi";', 'import { createConfig } from "portico/rainbowkit";'],
  [
    "import { createConfig, http } from 'wagmi';",
    "import { http } from 'wagmi';\nimport { createConfig } from 'portico/rainbowkit';",
  ],
  [
    "import { http, createConfig as make } from 'wagmi'",
    "import { http } from 'wagmi'\nimport { createConfig as make } from 'portico/rainbowkit'",
  ],
  ["import { http } from 'wagmi'", "import { http } from 'wagmi'"],
])('takes createConfig from portico/rainbowkit if the file lists wallets: %s', (before, after) => {
  expect(rewritten(`${lists}\n${before}\n`)).toBe(`${listsHere}\n${after}\n`)
  expect(rewritten(`import { ConnectButton } from '@rainbow-me/rainbowkit'\n${before}\n`)).toContain(before)
})

it('names options that have no effect, from the tables used for the warnings in development', () => {
  expect(
    notesOf(
      [
        "import { createAppKit } from 'portico/appkit'",
        'createAppKit({',
        '  projectId,',
        '  enableCoinbase: false,',
        "  coinbasePreference: 'all',",
        '  features: { send: true, pay: true },',
        '})',
        'export const A = () => <RainbowKitProvider coolMode id="a" theme={null} modalSize="wide" />',
        'export const B = () => <RainbowKitProvider modalSize={"compact"} coolMode={false} showRecentTransactions />',
        'export const C = () => <RainbowKitProvider locale="xx"><RainbowKitProvider locale={router.locale} /></RainbowKitProvider>',
        'export const D = () => <RainbowKitProvider locale="fr-FR"><RainbowKitProvider locale={undefined} /></RainbowKitProvider>',
      ].join('\n'),
    ),
  ).toMatchInlineSnapshot(`
    [
      "5 coinbasePreference changes nothing: add wagmi’s own connector for it to the connectors of WagmiAdapter.",
      "6 features.pay changes nothing: not built yet; nothing of it is shown.",
      "8 coolMode changes nothing: there is none.",
      "8 id changes nothing: the modal has a root of its own.",
      "10 locale changes nothing: the modal does not speak it, and speaks English.",
    ]
  `)
})

it.each([
  // The specifiers that are written say it: the events come with portico/appkit.
  ['analytics', 'createAppKit({ features: { analytics: true } })'],
  ['lists that are empty', 'createAppKit({ features: { socials: [], email: false } })'],
  ['injected wallets with ethers', 'createAppKit({ adapters: [new EthersAdapter()], enableInjected: false })'],
  ['announced wallets with ethers 5', 'createAppKit({ adapters: [new Ethers5Adapter()], enableEIP6963: false })'],
  ['logins with an embedded wallet', 'createAppKit({ embeddedWallet, features: { email: true, socials: ["x"] } })'],
  ['what is the same as nothing', 'createAppKit({ coinbasePreference: undefined, features: { pay: undefined } })'],
])('makes no false claim about %s', (_, text) => {
  expect(notesOf(`import { createAppKit } from '@reown/appkit/react'\n${text}`)).toEqual([])
})
