// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AnyActorRef } from 'xstate'
import { fox, foxConnection, network, stubAdapter } from '../../tests/support/stub-adapter.ts'
import { engineDeps } from '../engine/engine-deps.ts'
import { createHandle } from './app-kit.ts'
import type { AppKitOptions } from './options.ts'
import { setUp } from './setup.ts'

// jsdom renders nothing; rendering is tested in Chromium.
vi.mock('../modal/mount.tsx', () => ({
  prepareModal: async () => () => () => undefined,
  fetchFirstView: () => undefined,
}))

let release: (() => void) | undefined
beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
})
afterEach(() => {
  release?.()
  vi.unstubAllGlobals()
})

/** The kit's actor, once the modal has been opened. */
async function opened(options: Partial<AppKitOptions>, stub = stubAdapter()) {
  const kit = createHandle({ adapters: [stub.adapter], networks: [network], ...options })
  release = kit.retain()
  const running: AnyActorRef[] = []
  kit.observe((engine) => {
    running.push(engine.kit)
    return () => undefined
  })
  await kit.open()
  const [root] = running
  if (!root) throw new Error('The kit does not run.')
  return { kit, root, stub }
}

const suggested = { id: 'own', name: 'Own', homepage: 'https://own.test' }

describe('what createAppKit is told, the charts go by [api-options]', () => {
  it.each<[Partial<AppKitOptions>, object]>([
    [{ enableWallets: false }, { enableWallets: false }],
    [{ enableWalletGuide: false }, { enableWalletGuide: false }],
    [{ termsConditionsUrl: 'https://dapp.test/terms' }, { termsConditionsUrl: 'https://dapp.test/terms' }],
    [{ privacyPolicyUrl: 'https://dapp.test/privacy' }, { privacyPolicyUrl: 'https://dapp.test/privacy' }],
    [{ features: { legalCheckbox: true } }, { legalCheckbox: true }],
    [{ features: { receive: false, send: false } }, { receive: false, send: false }],
    [{ features: { history: false } }, { history: false }],
    [{ features: { email: false, socials: ['x'] } }, { email: false, socials: ['x'] }],
    [{ features: { swaps: false, onramp: ['meld'] } }, { swaps: false, onramp: ['meld'] }],
    [{ features: { smartSessions: true } }, { smartSessions: true }],
    [{ features: { collapseWallets: true } }, { collapseWallets: true }],
    [{ features: { emailShowWallets: false } }, { emailShowWallets: false }],
    [{ features: { multiWallet: true } }, { multiWallet: true }],
    [{ features: { connectorTypeOrder: ['recent', 'injected'] } }, { connectorTypeOrder: ['recent', 'injected'] }],
    [{ features: { connectMethodsOrder: ['email'] } }, { connectMethodsOrder: ['email'] }],
    [{ features: { walletFeaturesOrder: ['send'] } }, { walletFeaturesOrder: ['send'] }],
  ])('%j', async (options, expected) => {
    const { root } = await opened(options)
    expect(root.getSnapshot().context.features).toMatchObject(expected)
  })

  it.each<[Partial<AppKitOptions>, object]>([
    [{}, { debug: true, networkSwitch: true, manualPairing: false }],
    [{ debug: false }, { debug: false }],
    [{ manualWCControl: true }, { manualPairing: true }],
    [{ suggestedWallets: [suggested] }, { suggestions: [suggested] }],
    [{ enableNetworkSwitch: false }, { networkSwitch: false }],
  ])('%j, as the kit reports it', async (options, expected) => {
    const { root } = await opened(options)
    expect(root.getSnapshot().context).toMatchObject(expected)
  })

  it.each<[Partial<AppKitOptions>, string]>([
    [{}, 'SHOW'],
    [{ allWallets: 'ONLY_MOBILE' }, 'ONLY_MOBILE'],
    [{ allWallets: 'HIDE' }, 'HIDE'],
    [{ features: { allWallets: true } }, 'SHOW'],
    [{ features: { allWallets: false } }, 'HIDE'],
    [{ allWallets: 'SHOW', features: { allWallets: false } }, 'HIDE'],
  ])('%j, of the directory that a project has', async (options, expected) => {
    const { root } = await opened({ projectId: 'p', ...options })
    expect(root.getSnapshot().context.projectServices.directory.allWallets).toBe(expected)
  })
})

describe('a wallet on a network that is none of the app’s [network-unsupported-view]', () => {
  it.each<[Partial<AppKitOptions>, string]>([
    [{}, 'UnsupportedChain'],
    [{ allowUnsupportedChain: true }, 'Account'],
    [{ enableNetworkSwitch: false }, 'Account'],
    [{ basic: true }, 'Account'],
  ])('with %j is at %s', async (options, expected) => {
    const { kit, root, stub } = await opened(options)
    stub.tell({ connectors: [fox], connections: [{ ...foxConnection, caipNetworkId: 'eip155:5' }], current: fox.id })
    await kit.open()
    const [top] = root.getSnapshot().context.stack.slice(-1)
    expect(top.route).toBe(expected)
  })
})

it.each([
  [true, 'https://own.test/app/wc?uri=wc%3Acode'],
  [false, 'own://wc?uri=wc%3Acode'],
])('opens apps by universal links where they are preferred: %s [link-open]', async (isPreferred, expected) => {
  const open = vi.spyOn(window, 'open').mockReturnValue(window)
  const setup = setUp({ networks: [network], experimental_preferUniversalLinks: isPreferred })
  const links = await engineDeps(setup, () => Promise.reject(new Error('No adapter is asked for.'))).links()
  const wallet = { id: 'own', name: 'Own', mobileLink: 'own://', linkMode: 'https://own.test/app', certified: false }
  links.open({ wallet, uri: 'wc:code', namespace: undefined, platform: 'mobile', tapped: true })
  expect(open.mock.calls[0]?.[0]).toBe(expected)
  open.mockRestore()
})
