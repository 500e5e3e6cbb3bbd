import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { LocalFeatures } from '../../core/features.ts'
import { root } from '../../scripts/shell.ts'
import { network } from '../../tests/support/stub-adapter.ts'
import type { AppKitOptions } from './options.ts'
import { features as unheededFeatures, options as unheededOptions, warnOfUnheeded } from './unheeded.ts'

/** The options that only Portico has, and AppKit's users don't know. */
type OwnOption = 'endpoints' | 'meld' | 'embeddedWallet' | 'suggestedWallets' | LookOption | DevelopmentOption
type LookOption = 'preload' | 'locale' | 'direction'
type DevelopmentOption = 'record' | 'inspect'
type OwnFeature = 'learnMoreUrl' | 'listExtras' | 'recentTransactions' | 'walletGroups'

/** The file and title of the test that proves an option's effect; or a warning says that it has none. */
type Proof = readonly [file: string, title: string] | 'warned'

const heeded = 'react/handle/heeded.test.ts'
const told: Proof = [heeded, 'what createAppKit is told, the charts go by']
const unsupported: Proof = [heeded, 'a wallet on a network that is none of the app’s']
const handle = 'react/handle/handle.test.ts'
const hooks = 'react/hooks/app-kit-hooks.test.tsx'
const directory = 'tests/contract/directory.test.ts'
const terms = 'tests/browser/terms.test.ts'
const wallets = 'tests/browser/wallet-layout.test.ts'
const instance = 'react/drop-in/create-app-kit.test.ts'
const kinds: Proof = [
  'react/engine/background/wished-report.test.ts',
  'leaves out the kinds of EVM wallets that the dApp does not want',
]

const options: Readonly<Record<Exclude<keyof AppKitOptions, OwnOption | 'features'>, Proof>> = {
  adapters: [hooks, 'makes a kit without adapters, which can be added later'],
  networks: [handle, 'hands the dApp its own definition of a network, whole'],
  defaultNetwork: [hooks, 'selects the network that the dApp names'],
  projectId: ['tests/browser/project.test.ts', 'the first open requests the project’s settings once'],
  metadata: ['adapters/walletconnect/metadata.test.ts', 'describes the dApp to wallets as the dApp does'],
  themeMode: [instance, 'reads the names of theme variables'],
  themeVariables: ['tests/browser/theme.test.ts', 'each theme variable changes what is drawn'],
  siwx: ['tests/browser/sign-in.test.ts', 'each account has a session per chain'],
  siweConfig: ['tests/browser/sign-in.test.ts', 'siwe has one session'],
  allWallets: [heeded, '%j, of the directory that a project has'],
  customRpcUrls: ['tests/contract/evm-transports.test.ts', 'the dApp’s first, then the blockchain API’s'],
  featuredWalletIds: [directory, 'has the dApp’s featured wallets, in its order'],
  includeWalletIds: [directory, 'include only the wallets that the dApp includes'],
  excludeWalletIds: [directory, 'has the dApp’s featured wallets, in its order'],
  customWallets: [handle, 'offers the dApp’s own wallets, and waits for no others'],
  tokens: ['tests/browser/account.test.ts', 'the tokens that the dApp names'],
  termsConditionsUrl: [terms, 'the list links to the terms if they need no tick'],
  privacyPolicyUrl: [terms, 'the list links to the terms if they need no tick'],
  disableAppend: 'warned',
  basic: unsupported,
  showWallets: 'warned',
  enableWallets: [wallets, 'if the dApp hides the wallets'],
  enableEIP6963: kinds,
  enableReconnect: ['react/handle/app-kit.test.ts', 'does not wake by storage where reconnecting is off'],
  enableWalletConnect: [hooks, '%j offers any wallet %i times'],
  enableWalletGuide: told,
  enableNetworkSwitch: unsupported,
  enableCoinbase: 'warned',
  enableInjected: kinds,
  enableAuthLogger: ['react/embedded/embedded.test.ts', 'logs unless it may not'],
  experimental_preferUniversalLinks: [heeded, 'opens apps by universal links where they are preferred'],
  debug: ['react/modal/kit-alerts.test.tsx', 'no alert is shown where the dApp has set debug to false'],
  enableEmbedded: ['tests/browser/placed.test.ts', 'the modal stays in the page'],
  allowUnsupportedChain: unsupported,
  manualWCControl: ['tests/browser/walletconnect-manual.test.ts', 'a dApp that creates its own pairings'],
  defaultAccountTypes: [handle, 'prefers an account type before the kit runs and after, or what the options say'],
  universalProviderConfigOverride: [
    'adapters/walletconnect/proposal.test.ts',
    'what the dApp asks for instead of the usual',
  ],
  universalProvider: ['tests/contract/walletconnect-wagmi.test.ts', 'a wallet that supports no other network says so'],
  chainImages: [handle, 'are those of its networks, also of later ones'],
  connectorImages: [handle, 'are those of its connectors'],
  coinbasePreference: 'warned',
  enableBaseAccount: 'warned',
  enableMobileFullScreen: 'warned',
}

const features: Readonly<Record<Exclude<keyof LocalFeatures, OwnFeature>, Proof>> = {
  receive: ['tests/model/account-layout.test.ts', 'leave out what the dApp or its project has switched off'],
  send: ['tests/model/account-layout.test.ts', 'leave out what the dApp or its project has switched off'],
  emailShowWallets: ['tests/model/accept-terms.test.ts', 'emailShowWallets: false'],
  connectorTypeOrder: [
    'tests/browser/wallet-order.test.ts',
    'the dApp’s order puts the directory’s wallets above the browser’s',
  ],
  analytics: ['react/drop-in/telemetry.test.ts', 'is told to the project where both want it'],
  allWallets: [heeded, '%j, of the directory that a project has'],
  legalCheckbox: [terms, 'a user reaches no wallet before ticking the terms'],
  smartSessions: ['tests/browser/smart-sessions.test.ts', 'an app can spend what a user allows it'],
  collapseWallets: [wallets, 'if the dApp collapses the wallets'],
  walletFeaturesOrder: ['tests/browser/drop-in/settings.ts', 'setWalletFeaturesOrder: changing('],
  connectMethodsOrder: ['core/connect-methods.test.ts', 'is what the dApp says'],
  pay: 'warned',
  swaps: ['tests/browser/swap.test.ts', 'a user swaps ether for dollars'],
  onramp: ['tests/browser/onramp.test.ts', 'a user buys dollars'],
  email: ['tests/browser/email.test.ts', 'a new user approves the browser'],
  socials: ['tests/browser/social.test.ts', 'a user logs in with a provider'],
  activity: ['tests/browser/activity.test.ts', 'a connected user sees the account’s activity'],
  history: [instance, 'changes features of a kit that runs'],
  multiWallet: [handle, '%o with %s remembered tries %i of two stored wallets'],
  reownBranding: 'warned',
  reownAuthentication: 'warned',
  headless: 'warned',
}

type Table = Readonly<Record<string, Proof>>

const proven = (table: Table) =>
  Object.entries(table).flatMap(([name, proof]) => (proof === 'warned' ? [] : [[name, ...proof] as const]))

/** The options that a warning must name, and a value that differs from the effective one. */
const warned = (table: Table, unheeded: Readonly<Record<string, { taken: unknown } | undefined>>) =>
  Object.entries(table).flatMap(([name, proof]) =>
    proof === 'warned' ? [{ name, wish: { [name]: unheeded[name]?.taken !== true } }] : [],
  )

describe('every option that users of AppKit know [api-options] [api-unheeded]', () => {
  afterEach(() => void vi.restoreAllMocks())

  it.each([...proven(options), ...proven(features)])('has an effect, as a test shows: %s', (_, file, title) => {
    expect(readFileSync(join(root, file), 'utf8')).toContain(title)
  })

  const said = (wishes: Partial<AppKitOptions>) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    warnOfUnheeded({ networks: [network], ...wishes }, true)
    return warn.mock.calls.flat().join('\n')
  }

  it.each(warned(options, unheededOptions))('or is named in a warning: $name', ({ name, wish }) => {
    expect(said(wish)).toContain(`\n- ${name}: `)
  })

  it.each(warned(features, unheededFeatures))('or is named in a warning: features.$name', ({ name, wish }) => {
    expect(said({ features: wish })).toContain(`\n- features.${name}: `)
  })
})
