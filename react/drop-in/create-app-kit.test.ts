// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fox, foxConnection, network, stubAdapter } from '../../tests/support/stub-adapter.ts'
import type { AppKitOptions } from '../handle/options.ts'

beforeEach(() => {
  vi.resetModules()
  localStorage.clear()
})

/** An instance on a stub of an adapter. */
async function start(options: Partial<AppKitOptions> = {}) {
  const { createAppKit } = await import('./create-app-kit.ts')
  const stub = stubAdapter()
  const two = { ...network, id: 31338, name: 'Portico Two' }
  const kit = createAppKit({ adapters: [stub.adapter], networks: [network, two], preload: 'none', ...options })
  return { kit, stub, createAppKit }
}

/** Connects its wallet, without the modal. */
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
  it('tells at once that nothing is connected', async () => {
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

  it('tells of the account that is connected, and its subscribers of the change', async () => {
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

  it('is one instance, whenever it is created', async () => {
    const { kit, stub, createAppKit } = await start()
    expect(createAppKit({ adapters: [stub.adapter], networks: [network] })).toBe(kit)
  })

  it('names in development what does nothing, once [api-unheeded]', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    const { kit } = await start()
    kit.setEIP6963Enabled(false)
    kit.setEIP6963Enabled(true)
    expect(kit.isTransactionStackEmpty()).toBe(true)
    expect(warn.mock.calls).toEqual([
      ['setEIP6963Enabled() does nothing in Portico: give enableEIP6963 to WagmiAdapter.'],
      ['isTransactionStackEmpty() does nothing in Portico: it is not needed.'],
    ])
    warn.mockRestore()
  })
})
