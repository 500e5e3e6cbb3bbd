// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ActorRefFrom } from 'xstate'
import type { Connector } from '../../core/connector.ts'
import type { Route } from '../../core/routes.ts'
import type { kitMachine } from '../../machines/kit/index.ts'
import { fox, foxConnection, network, stubAdapter } from '../../tests/support/stub-adapter.ts'
import type { CreateAppKitOptions } from './create-app-kit.ts'

type KitActor = ActorRefFrom<typeof kitMachine>

vi.mock('../modal/mount.tsx', () => ({
  prepareModal: async () => () => () => undefined,
  fetchFirstView: () => undefined,
}))

let stop: (() => void) | undefined

beforeEach(() => {
  vi.resetModules()
  localStorage.clear()
})
afterEach(async () => {
  stop?.()
  stop = undefined
  // A module that is still loading when all are reset may never arrive.
  await vi.dynamicImportSettled()
  vi.unstubAllGlobals()
})

async function start(options: Partial<CreateAppKitOptions> = {}, connector: Connector = fox) {
  const { createAppKit } = await import('./create-app-kit.ts')
  const stub = stubAdapter({ connector })
  const kit = createAppKit({ adapters: [stub.adapter], networks: [network], preload: 'none', ...options })
  stop = kit.retain()
  const running = Promise.withResolvers<KitActor>()
  kit.observe(({ kit: actor }) => {
    running.resolve(actor)
    return () => undefined
  })
  return { kit, stub, running: running.promise, ...(await import('./wallet-hook.ts')) }
}

/** The modal's state, once it is open at that route. */
const shows = (actor: KitActor, route: Route) =>
  vi.waitUntil(() => actor.getSnapshot().matches({ modal: { open: route } }) && actor.getSnapshot())

describe('a wallet by its name [api-drop-in]', () => {
  it('connects the one in this browser', async () => {
    const { stub, useAppKitWallet } = await start()
    const onSuccess = vi.fn<(value: unknown) => void>()
    const { result } = renderHook(() => useAppKitWallet({ onSuccess }))
    expect(result.current).toMatchObject({ isReady: true, isPending: false, isSuccess: false })
    const work = act(async () => {
      const connecting = result.current.connect('fox')
      await vi.waitUntil(() => stub.calls.includes('connect'))
      stub.approve()
      await connecting
    })
    await work
    const account = { address: foxConnection.accounts[0]?.address, chainId: 31337, chainNamespace: 'eip155' }
    expect(result.current).toMatchObject({ data: account, isSuccess: true, isPending: false })
    expect(onSuccess.mock.calls).toEqual([[account]])
  })

  it('stays connected if a callback of the dApp throws, and reports that error', async () => {
    const { stub, useAppKitWallet } = await start()
    const reported = vi.fn()
    vi.stubGlobal('reportError', reported)
    const [first, second] = [new Error('after a success'), new Error('after an error')]
    const onSuccess = () => {
      throw first
    }
    const onError = vi.fn(() => {
      throw second
    })
    const { result } = renderHook(() => useAppKitWallet({ onSuccess, onError }))
    const work = act(async () => {
      const connecting = result.current.connect('fox')
      await vi.waitUntil(() => stub.calls.includes('connect'))
      stub.approve()
      await connecting
    })
    await work
    expect(onError).not.toHaveBeenCalled()
    expect(result.current).toMatchObject({ isSuccess: true, isError: false })
    await act(() => result.current.connect('google'))
    expect(result.current).toMatchObject({ isSuccess: false, isError: true })
    expect(reported.mock.calls).toEqual([[first], [second]])
  })

  it('has the same functions in every render, which call the latest callbacks', async () => {
    const { useAppKitWallet, useAppKitUpdateEmail } = await start()
    const [early, late] = [vi.fn(), vi.fn()]
    const { result, rerender } = renderHook(
      ({ onError }) => ({ ...useAppKitWallet({ onError }), ...useAppKitUpdateEmail({ onError }) }),
      { initialProps: { onError: early } },
    )
    const { connect, updateEmail } = result.current
    rerender({ onError: late })
    expect([result.current.connect, result.current.updateEmail]).toEqual([connect, updateEmail])
    await act(() => connect('google'))
    await act(() => updateEmail())
    expect([early.mock.calls.length, late.mock.calls.length]).toEqual([0, 2])
  })

  it('shows the last of several requests only', async () => {
    const { stub, useAppKitWallet } = await start()
    const onError = vi.fn<(error: Error) => void>()
    const { result } = renderHook(() => useAppKitWallet({ onError }))
    act(() => void result.current.connect('fox'))
    await vi.waitUntil(() => stub.calls.includes('connect'))
    act(() => void result.current.connect('fox'))
    await act(() => vi.waitUntil(() => onError.mock.calls.length > 0))
    expect(onError.mock.calls).toMatchObject([[{ code: 'request.aborted' }]])
    expect(result.current).toMatchObject({ isPending: true, isError: false })
    act(() => stub.approve())
    await vi.waitUntil(() => result.current.isSuccess)
  })

  it('fails for a login by name, and for an email if no user is logged in', async () => {
    const { useAppKitWallet, useAppKitUpdateEmail } = await start()
    const onError = vi.fn<(error: Error) => void>()
    const { result } = renderHook(() => ({
      wallet: useAppKitWallet({ onError }),
      email: useAppKitUpdateEmail({ onError }),
    }))
    await act(() => result.current.wallet.connect('google'))
    await act(() => result.current.email.updateEmail())
    expect(result.current).toMatchObject({ wallet: { isError: true }, email: { isError: true } })
    expect(onError.mock.calls.map(([{ message }]) => message)).toEqual([
      'Failed to find connector',
      'Not connected to email or social',
    ])
  })

  it('does not match a longer wallet name: the modal shows the code instead [api-wallet-names]', async () => {
    const { stub, running, useAppKitWallet } = await start({}, { ...fox, name: 'SafePal' })
    const { result } = renderHook(() => useAppKitWallet())
    act(() => void result.current.connect('safe'))
    await shows(await running, 'ConnectingWalletConnect')
    expect(stub.calls).not.toContain('connect')
  })

  it('asks for acceptance of the terms first, and then asks the wallet without another press [connect-terms]', async () => {
    const terms = { termsConditionsUrl: 'https://dapp.test/terms', features: { legalCheckbox: true } }
    const { stub, running, useAppKitWallet } = await start(terms)
    const { result } = renderHook(() => useAppKitWallet())
    act(() => void result.current.connect('fox'))
    const actor = await running
    await shows(actor, 'AcceptTerms')
    expect(stub.calls).not.toContain('connect')
    actor.send({ type: 'terms.accepted', accepted: terms.termsConditionsUrl })
    await vi.waitUntil(() => stub.calls.includes('connect'))
    act(() => stub.approve())
    await vi.waitUntil(() => result.current.isSuccess)
  })

  describe('while another wallet is connected', () => {
    /** A page whose connected wallet is Fox, while the modal shows the code for another. */
    async function asking() {
      const { kit, stub, running, useAppKitWallet } = await start()
      await kit.open()
      stub.approve()
      await vi.waitUntil(() => kit.getIsConnectedState())
      await kit.close()
      const [onSuccess, onError] = [vi.fn<(value: unknown) => void>(), vi.fn<(error: Error) => void>()]
      const { result } = renderHook(() => useAppKitWallet({ onSuccess, onError }))
      act(() => void result.current.connect('walletConnect'))
      await shows(await running, 'ConnectingWalletConnect')
      const switched = { ...foxConnection, accounts: [{ address: '0xB' }] }
      // The connected wallet reports another account meanwhile.
      act(() => stub.tell({ connectors: [fox], connections: [switched], current: fox.id }))
      expect([result.current.isPending, onSuccess.mock.calls]).toEqual([true, []])
      return { kit, stub, result, onSuccess, onError }
    }

    it('reports the account of the new one', async () => {
      const { stub, result, onSuccess } = await asking()
      const hare = { ...fox, id: 'io.hare', name: 'Hare' }
      const connection = { ...foxConnection, connectorId: hare.id, accounts: [{ address: '0xA' }] }
      act(() => stub.tell({ connectors: [fox, hare], connections: [connection], current: hare.id }))
      await vi.waitUntil(() => result.current.isSuccess)
      expect(onSuccess.mock.calls).toEqual([[{ address: '0xA', chainId: 31337, chainNamespace: 'eip155' }]])
    })

    it('fails if the modal is closed first', async () => {
      const { kit, result, onSuccess, onError } = await asking()
      await act(() => kit.close())
      await vi.waitUntil(() => result.current.isError)
      expect(onError.mock.calls).toMatchObject([[{ code: 'request.aborted' }]])
      expect(onSuccess).not.toHaveBeenCalled()
    })
  })

  it('drops the selected wallet when the modal closes, and the next open starts normally', async () => {
    const terms = { termsConditionsUrl: 'https://dapp.test/terms', features: { legalCheckbox: true } }
    const { kit, stub, running, useAppKitWallet } = await start(terms)
    const { result } = renderHook(() => useAppKitWallet())
    act(() => void result.current.connect('fox'))
    const actor = await running
    await shows(actor, 'AcceptTerms')
    await act(() => kit.close())
    await vi.waitUntil(() => result.current.isError)
    await kit.open()
    actor.send({ type: 'terms.accepted', accepted: terms.termsConditionsUrl })
    await shows(actor, 'Connect')
    expect(stub.calls).not.toContain('connect')
  })

  it('renders before createAppKit, and says that calls at that point are too early [api-early]', async () => {
    const { useAppKitWallet, useAppKitUpdateEmail } = await import('./wallet-hook.ts')
    const { useAppKitWallets } = await import('../hooks/headless-hooks.ts')
    const { result } = renderHook(() => ({
      wallet: useAppKitWallet(),
      email: useAppKitUpdateEmail(),
      wallets: useAppKitWallets(),
    }))
    expect(result.current.wallet).toMatchObject({ isReady: false, isPending: false })
    await act(() => result.current.wallet.connect('fox'))
    await act(() => result.current.email.updateEmail())
    const sentence = 'Please call createAppKit before using'
    expect(result.current.wallet.error?.message).toBe(`${sentence} useAppKitWallet hook`)
    expect(result.current.email.error?.message).toBe(`${sentence} useAppKitUpdateEmail hook`)
    await expect(result.current.wallets.fetchWallets()).rejects.toThrow(`${sentence} useAppKitWallets hook`)
    await act(async () => void (await start()))
    await vi.waitUntil(() => result.current.wallets.wallets.some(({ name }) => name === 'Fox'))
    expect(result.current.wallet.isReady).toBe(true)
  })
})

describe('a wallet that is not in this browser [api-wallet-names]', () => {
  /** The directory, which finds wallets by name. */
  const directory = (...names: string[]) => {
    const searched: string[] = []
    vi.stubGlobal('fetch', async (address: string) => {
      const { pathname, searchParams } = new URL(address)
      const search = searchParams.get('search')
      if (search) searched.push(search)
      const found = names.filter((name) => search && name.includes(search))
      const data = found.map((name) => ({ id: name, name, mobile_link: 'app://', chains: ['eip155:31337'] }))
      return Response.json(pathname === '/getWallets' ? { data, count: data.length } : { features: [] })
    })
    return searched
  }
  it('is shown if the directory has it by that name, or by a former one', async () => {
    const searched = directory('Readymade', 'Ready')
    const { running, useAppKitWallet } = await start({ projectId: 'of-test', enableWalletConnect: false })
    const { result } = renderHook(() => useAppKitWallet())
    act(() => void result.current.connect('argent'))
    const { context } = await shows(await running, 'ConnectingWalletConnect')
    expect(context.stack.map(({ route, wallet }) => [route, wallet?.name])).toEqual([
      ['Connect', undefined],
      ['ConnectingWalletConnect', 'Ready'],
    ])
    expect(searched).toEqual(['Argent', 'Ready'])
  })

  it('is shown as a code for any wallet if the directory does not have it, or does not answer', async () => {
    vi.stubGlobal('fetch', async () => new Response('', { status: 500 }))
    const { running, useAppKitWallet } = await start({ projectId: 'of-test', enableWalletConnect: false })
    const { result } = renderHook(() => useAppKitWallet())
    act(() => void result.current.connect('safe'))
    const { context } = await shows(await running, 'ConnectingWalletConnect')
    expect(context.stack.map(({ wallet }) => wallet)).toEqual([undefined])
  })

  it('is the dApp’s own if the dApp describes one by that name', async () => {
    const customWallets = [{ id: 'own', name: 'Own Wallet', mobile_link: 'own://' }]
    const { running, useAppKitWallet } = await start({ customWallets })
    const { result } = renderHook(() => useAppKitWallet())
    act(() => void result.current.connect('own'))
    const { context } = await shows(await running, 'ConnectingWalletConnect')
    expect(context.stack.at(-1)?.wallet?.name).toBe('Own Wallet')
  })
})
