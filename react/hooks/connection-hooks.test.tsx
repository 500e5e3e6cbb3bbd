// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Connection, Connector } from '../../core/connector.ts'
import { fox, foxConnection, network, stubAdapter } from '../../tests/support/stub-adapter.ts'

// jsdom renders nothing; rendering is tested in Chromium.
vi.mock('../modal/mount.tsx', () => ({
  prepareModal: async () => () => () => undefined,
  fetchFirstView: () => undefined,
}))

const hare: Connector = { ...fox, id: 'io.hare', name: 'Hare' }
const hareConnection: Connection = {
  ...foxConnection,
  connectorId: hare.id,
  accounts: [{ address: '0xA' }, { address: '0xB' }],
}

/** A separate page for each test: the handle is shared by the whole page. */
async function page({ multiWallet = false, adapters = 1 } = {}) {
  vi.resetModules()
  const { createAppKit } = await import('../handle/singleton.ts')
  const stub = stubAdapter()
  const kit = createAppKit({
    adapters: [stub.adapter].slice(0, adapters),
    networks: [network],
    features: { multiWallet },
  })
  return {
    kit,
    stub,
    ...(await import('./connection-hooks.ts')),
    ...(await import('./wallet-hooks.ts')),
    both: () => stub.tell({ connectors: [fox, hare], connections: [foxConnection, hareConnection], current: fox.id }),
  }
}

beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('without several wallets [api-multi-wallet]', () => {
  it('return nothing, do nothing, and tell the developer once per hook, without loading the engine', async () => {
    const { kit, stub, useAppKitConnections, useAppKitConnection } = await page()
    const informed = vi.spyOn(kit, 'inform')
    const lists = renderHook(() => [useAppKitConnections(), useAppKitConnections('eip155')], { wrapper: StrictMode })
    expect(lists.result.current[0]).toEqual({ connections: [], recentConnections: [] })
    const onSuccess = vi.fn()
    const one = renderHook(() => useAppKitConnection({ onSuccess }), { wrapper: StrictMode })
    expect(one.result.current).toMatchObject({ connection: undefined, isPending: false })
    await one.result.current.switchConnection({ connection: { connectorId: fox.id } })
    await one.result.current.deleteConnection({ connectorId: fox.id })
    expect(onSuccess).not.toHaveBeenCalled()
    expect(informed.mock.calls).toEqual([
      [{ code: 'wallets.single', params: { hook: 'useAppKitConnections' } }],
      [{ code: 'wallets.single', params: { hook: 'useAppKitConnection' } }],
    ])
    await Promise.all(informed.mock.results.map(({ value }) => value))
    expect(stub.calls).toEqual([])
  })
})

it('find no namespace without an adapter', async () => {
  const { useAppKitConnections, useAppKitConnection } = await page({ multiWallet: true, adapters: 0 })
  vi.spyOn(console, 'error').mockReturnValue()
  expect(() => renderHook(() => useAppKitConnections())).toThrow('No namespace found')
  expect(() => renderHook(() => useAppKitConnection())).toThrow('No namespace found')
})

describe('several wallets [api-hooks]', () => {
  it('list them, switch between them, and report the switch', async () => {
    const { kit, both, useAppKitConnections, useAppKitConnection } = await page({ multiWallet: true })
    const [onSuccess, onError] = [vi.fn(), vi.fn()]
    const list = renderHook(() => useAppKitConnections())
    const one = renderHook(() => useAppKitConnection({ onSuccess, onError }))
    await act(() => kit.open())
    act(both)
    expect(list.result.current.connections.map(({ name, status }) => [name, status])).toEqual([
      ['Fox', 'connected'],
      ['Hare', 'active'],
    ])
    expect(one.result.current.connection?.name).toBe('Fox')

    const [, target] = list.result.current.connections
    if (!target) throw new Error('There are two')
    let switched: Promise<void> | undefined
    act(() => {
      switched = one.result.current.switchConnection({ connection: target })
    })
    expect(one.result.current.isPending).toBe(true)
    await act(() => switched ?? Promise.resolve())
    expect([one.result.current.connection?.name, one.result.current.isPending]).toEqual(['Hare', false])
    await act(() => one.result.current.switchConnection({ connection: target, address: '0xB' }))
    await act(() => one.result.current.deleteConnection({ address: '0xB', connectorId: hare.id }))
    const same = { namespace: 'eip155', hasSwitchedAccount: false, hasSwitchedWallet: false, hasDeletedWallet: false }
    expect(onSuccess.mock.calls).toEqual([
      [{ ...same, address: '0xA', hasSwitchedWallet: true }],
      [{ ...same, address: '0xB', hasSwitchedAccount: true }],
      [{ ...same, address: '0xB', hasDeletedWallet: true }],
    ])
    expect(onError).not.toHaveBeenCalled()
  })

  it('have the same functions in every render, which call the latest callbacks', async () => {
    const { kit, both, useAppKitConnection } = await page({ multiWallet: true })
    const [early, late] = [vi.fn(), vi.fn()]
    const { result, rerender } = renderHook(({ onSuccess }) => useAppKitConnection({ onSuccess }), {
      initialProps: { onSuccess: early },
    })
    const { switchConnection, deleteConnection } = result.current
    await act(() => kit.open())
    act(both)
    rerender({ onSuccess: late })
    expect(result.current).toMatchObject({ switchConnection, deleteConnection })
    await act(() => switchConnection({ connection: { connectorId: hare.id } }))
    await act(() => deleteConnection({ connectorId: hare.id }))
    expect([early.mock.calls.length, late.mock.calls.length]).toEqual([0, 2])
  })

  it('report errors, and throw nothing', async () => {
    const { kit, stub, both, useAppKitConnection } = await page({ multiWallet: true })
    const onError = vi.fn()
    const one = renderHook(() => useAppKitConnection({ onError }))
    await act(() => kit.open())
    act(both)
    const { PorticoError } = await import('../../core/errors.ts')
    const locked = new PorticoError('wallet.locked')
    stub.working.activate = () => Promise.reject(locked)
    await act(() => one.result.current.switchConnection({ connection: { connectorId: hare.id } }))
    expect(onError.mock.calls).toMatchObject([[{ code: 'wallet.locked', message: 'The wallet is locked' }]])
    expect(one.result.current.isPending).toBe(false)
  })

  it('report the errors of the dApp’s callbacks, which change no outcome', async () => {
    const { kit, stub, both, useAppKitConnection } = await page({ multiWallet: true })
    const reported = vi.fn()
    vi.stubGlobal('reportError', reported)
    const [first, second] = [new Error('after a success'), new Error('after an error')]
    const onSuccess = () => {
      throw first
    }
    const onError = vi.fn(() => {
      throw second
    })
    const one = renderHook(() => useAppKitConnection({ onSuccess, onError }))
    await act(() => kit.open())
    act(both)
    await act(() => one.result.current.switchConnection({ connection: { connectorId: hare.id } }))
    expect(onError).not.toHaveBeenCalled()
    stub.working.activate = () => Promise.reject(new Error('locked'))
    await act(() => one.result.current.switchConnection({ connection: { connectorId: fox.id } }))
    expect(reported.mock.calls).toEqual([[first], [second]])
    expect(one.result.current.isPending).toBe(false)
  })
})

describe('the wallet of a namespace [api-hooks]', () => {
  it('return its data and its live provider, and release them', async () => {
    const { kit, stub, both, useWalletInfo, useAppKitProvider } = await page({ multiWallet: true })
    const info = renderHook(() => useWalletInfo())
    const provider = renderHook(() => useAppKitProvider<object>('eip155'))
    const unknown = renderHook(() => useAppKitProvider('solana'))
    expect(provider.result.current).toEqual({ walletProvider: undefined, walletProviderType: undefined })
    await act(() => kit.open())
    act(both)
    expect(info.result.current.walletInfo).toEqual({ id: fox.id, name: 'Fox', type: 'ANNOUNCED', rdns: fox.rdns })
    expect(provider.result.current.walletProvider).toBe(stub.working.provider(fox.id))
    expect(provider.result.current.walletProviderType).toBe('ANNOUNCED')
    await act(() => kit.switchConnection({ connection: { connectorId: hare.id } }))
    expect(provider.result.current.walletProvider).toBe(stub.working.provider(hare.id))
    await act(() => kit.disconnect())
    expect([provider.result.current.walletProvider, info.result.current.walletInfo]).toEqual([undefined, undefined])
    expect(unknown.result.current.walletProvider).toBeUndefined()
  })

  it('show a provider that arrives after its connection', async () => {
    const { kit, stub, useAppKitProvider } = await page()
    const provider = renderHook(() => useAppKitProvider<object>('eip155'))
    const own = stub.working.provider
    stub.working.provider = () => undefined
    await act(() => kit.open())
    act(stub.approve)
    expect(provider.result.current.walletProvider).toBeUndefined()
    stub.working.provider = own
    act(() => stub.approve())
    await waitFor(() => expect(provider.result.current.walletProvider).toBe(own(fox.id)))
  })

  it('fetch the balance of the active account', async () => {
    const { kit, stub, useAppKitBalance } = await page()
    const { result } = renderHook(() => useAppKitBalance())
    await act(() => kit.open())
    act(stub.approve)
    expect((await act(() => result.current.fetchBalance())).data).toEqual({ balance: '1.23456789', symbol: 'ETH' })
  })
})
