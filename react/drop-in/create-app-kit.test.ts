// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { ActorRefFrom } from 'xstate'
import type { kitMachine } from '../../machines/kit/index.ts'
import type { Entry } from '../../machines/modal/stack.ts'
import { fox, foxConnection, network, stubAdapter } from '../../tests/support/stub-adapter.ts'
import type { AppKitOptions } from '../handle/options.ts'
import type { ReadableStore } from '../store/store.ts'
import type { AppKitInstance } from './instance-types.ts'

vi.mock('../modal/mount.tsx', () => ({
  prepareModal: async () => () => () => undefined,
  fetchFirstView: () => undefined,
}))

beforeEach(() => {
  vi.resetModules()
  localStorage.clear()
})

/** An instance with a stub adapter. */
async function start(options: Partial<AppKitOptions> = {}) {
  const { createAppKit } = await import('./create-app-kit.ts')
  const stub = stubAdapter()
  const two = { ...network, id: 31338, name: 'Portico Two' }
  const kit = createAppKit({ adapters: [stub.adapter], networks: [network, two], preload: 'none', ...options })
  return { kit, stub, createAppKit }
}

/** The running engine, as soon as it exists. */
async function running(kit: AppKitInstance) {
  await kit.headless()
  const { promise, resolve } = Promise.withResolvers<{ actor: ActorRefFrom<typeof kitMachine>; store: ReadableStore }>()
  kit.observe(({ kit: actor, store }) => {
    resolve({ actor, store })
    return () => undefined
  })
  return promise
}

/** Connects its wallet without the modal. */
async function connect({ kit, stub }: Awaited<ReturnType<typeof start>>) {
  await kit.headless()
  const connected = new Promise<void>((resolve) => {
    const end = kit.subscribeAccount(({ address }) => {
      if (!address) return
      end()
      resolve()
    })
  })
  stub.approve()
  await connected
}

describe('the instance of portico/appkit [api-drop-in]', () => {
  it('reports at once that nothing is connected', async () => {
    const { kit } = await start()
    await kit.ready()
    expect(kit.getState()).toMatchObject({ initialized: true, open: false })
    expect(kit.getIsConnectedState()).toBe(false)
    expect(kit.getAddress()).toBeUndefined()
    expect(kit.getWalletProvider()).toBeUndefined()
    expect(kit.getConnections()).toEqual([])
    expect(kit.getActiveChainNamespace()).toBe('eip155')
    expect(kit.getChainId()).toBe(31337)
    expect(kit.getCaipNetwork('eip155', 31338)?.name).toBe('Portico Two')
    expect(kit.getError()).toBe('')
    expect(kit.getEvent()).toMatchObject({ reportedErrors: {}, data: { event: 'INITIAL' } })
  })

  it('reports the connected account, and notifies its subscribers of the change', async () => {
    const started = await start()
    const { kit } = started
    const [heardWallet, heardProviders] = [vi.fn<(value: unknown) => void>(), vi.fn<(value: unknown) => void>()]
    kit.subscribeWalletInfo(heardWallet)
    kit.subscribeProviders(heardProviders)
    await connect(started)
    const [{ address } = { address: '' }] = foxConnection.accounts
    expect(kit.getIsConnectedState()).toBe(true)
    expect(kit.getAddress('eip155')).toBe(address)
    expect(kit.getCaipAddress()).toBe(`eip155:31337:${address}`)
    expect(kit.getWalletInfo()).toMatchObject({ id: fox.id, name: 'Fox' })
    expect(kit.getProviderType('eip155')).toBe('ANNOUNCED')
    expect(kit.getWalletProviderType()).toBe('ANNOUNCED')
    expect(kit.getWalletProvider()).toEqual({ connectorId: fox.id })
    expect(kit.getConnections('eip155')).toMatchObject([{ connectorId: fox.id }])
    expect(heardWallet.mock.lastCall).toMatchObject([{ name: 'Fox' }])
    expect(heardProviders.mock.lastCall).toEqual([{ eip155: { connectorId: fox.id } }])
  })

  it('notifies the subscribers of providers when an adapter is removed, without an error', async () => {
    const reported = vi.fn()
    vi.stubGlobal('reportError', reported)
    const started = await start()
    const { kit } = started
    await connect(started)
    const heard = vi.fn<(value: unknown) => void>()
    kit.subscribeProviders(heard)
    await kit.removeAdapter('eip155')
    expect([heard.mock.lastCall, reported.mock.calls]).toEqual([[{}], []])
    vi.unstubAllGlobals()
  })

  it('exposes the dApp’s own WalletConnect client', async () => {
    const universalProvider = {}
    const { kit } = await start({ universalProvider })
    expect(kit.getUniversalProvider()).toBe(universalProvider)
  })

  it('reads the names of theme variables that newer versions of AppKit have', async () => {
    const { kit } = await start({ themeVariables: { '--apkt-accent': 'red' }, themeMode: 'dark' })
    const heard = vi.fn<(value: unknown) => void>()
    kit.subscribeTheme(heard)
    expect(kit.getThemeVariables()).toEqual({ '--w3m-accent': 'red' })
    kit.setThemeVariables({ '--apkt-accent': 'blue' })
    kit.updateOptions({ themeMode: 'light' })
    expect(heard.mock.calls).toEqual([
      [{ themeMode: 'dark', themeVariables: { '--w3m-accent': 'blue' } }],
      [{ themeMode: 'light', themeVariables: { '--w3m-accent': 'blue' } }],
    ])
  })

  it('changes features of a kit that runs, and of one that starts later', async () => {
    const { kit } = await start()
    kit.updateFeatures({ history: false })
    await kit.headless()
    expect(kit.getRemoteFeatures()).toMatchObject({ activity: false })
    kit.updateFeatures({ activity: true, receive: false })
    expect(kit.getRemoteFeatures()).toMatchObject({ activity: true })
    kit.setWalletFeaturesOrder(['send', 'receive'])
    const known: unknown[] = []
    kit.observe(({ kit: actor }) => {
      known.push(actor.getSnapshot().context.features)
      return () => undefined
    })
    expect(known).toMatchObject([{ receive: false, walletFeaturesOrder: ['send', 'receive'] }])
  })

  it('is the same instance, however often it is created', async () => {
    const { kit, stub, createAppKit } = await start()
    expect(createAppKit({ adapters: [stub.adapter], networks: [network] })).toBe(kit)
  })

  it('names options without effect in development, once [api-unheeded]', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    const { kit } = await start()
    kit.setClientId('of-relay')
    kit.setClientId(null)
    expect(kit.isTransactionStackEmpty()).toBe(true)
    kit.updateFeatures({ send: false, allWallets: false, headless: true })
    kit.updateOptions({ enableWallets: false, debug: false, networks: [network] })
    expect(warn.mock.calls).toEqual([
      ['setClientId() does nothing in Portico: it is not needed.'],
      ['isTransactionStackEmpty() does nothing in Portico: it is not needed.'],
      ['updateFeatures() does not change these, which are options of createAppKit: allWallets, headless.'],
      ['updateOptions() does not change these, which are options of createAppKit: debug, networks.'],
    ])
    warn.mockRestore()
  })

  it('does not name an option that has an effect: events are sent from here [api-unheeded]', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    await start({ features: { analytics: true, pay: true } })
    await vi.waitFor(() => expect(warn).toHaveBeenCalled())
    expect(warn.mock.calls).toEqual([
      [
        'These options of createAppKit change nothing in Portico:\n- features.pay: not built yet; nothing of it is shown.',
      ],
    ])
    warn.mockRestore()
  })

  it('changes the options and features that a chart reads, and returns what was set', async () => {
    const { kit } = await start({ features: { connectMethodsOrder: ['email', 'social', 'wallet'] } })
    expect(kit.getConnectMethodsOrder()).toEqual(['email', 'social', 'wallet'])
    kit.setConnectMethodsOrder(['wallet', 'email', 'social'])
    expect(kit.getConnectMethodsOrder()).toEqual(['wallet', 'email', 'social'])
    kit.setSocialsOrder(['x', 'google'])
    kit.updateFeatures({ swaps: true, email: false })
    kit.updateOptions({
      enableWalletGuide: false,
      termsConditionsUrl: 'https://dapp.test/terms',
      features: { send: false },
    })
    kit.setPrivacyPolicyUrl('https://dapp.test/privacy')
    kit.setCollapseWallets(true)
    const { actor } = await running(kit)
    expect(actor.getSnapshot().context.features).toMatchObject({
      ...{
        connectMethodsOrder: ['wallet', 'email', 'social'],
        socials: ['x', 'google'],
        swaps: ['1inch'],
        email: false,
      },
      ...{ enableWalletGuide: false, send: false, collapseWallets: true },
      ...{ termsConditionsUrl: 'https://dapp.test/terms', privacyPolicyUrl: 'https://dapp.test/privacy' },
    })
  })

  it('lists announced wallets or not, as the last call says [connect-kinds]', async () => {
    const { kit } = await start()
    await kit.headless()
    const { store } = await running(kit)
    const names = () => store.get().headless?.wallets.map(({ name }) => name)
    await vi.waitFor(() => expect(names()).toEqual(['Fox']))
    await kit.setEIP6963Enabled(false)
    await vi.waitFor(() => expect(names()).toEqual([]))
    kit.updateOptions({ enableEIP6963: true })
    await vi.waitFor(() => expect(names()).toEqual(['Fox']))
  })

  it('replaces the current view, so that Back skips it, and opens a closed modal there [nav-reset]', async () => {
    const { kit } = await start()
    await kit.replace('WhatIsAWallet')
    const { actor } = await running(kit)
    const routes = () => actor.getSnapshot().context.stack.map(({ route }: Entry) => route)
    expect(routes()).toEqual(['WhatIsAWallet'])
    await kit.open({ view: 'Networks' })
    actor.send({ type: 'nav.push', route: 'WhatIsANetwork' })
    await kit.replace('WhatIsAWallet')
    expect(routes()).toEqual(['Networks', 'WhatIsAWallet'])
    await kit.redirect('Connect')
    expect(routes()).toEqual(['Connect'])
  })
})
