// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PorticoError } from '../../core/errors.ts'
import { foxConnection, network, stubAdapter } from '../../tests/support/stub-adapter.ts'
import { networkIn } from '../store/store.ts'
import { createHandle } from './app-kit.ts'
import type { AppKitHandle } from './types.ts'

// jsdom renders nothing; rendering is tested in Chromium.
vi.mock('../modal/mount.tsx', () => ({ prepareModal: async () => () => () => undefined }))

let release: (() => void) | undefined
function start(options: Partial<Parameters<typeof createHandle>[0]> = {}, stub = stubAdapter()) {
  const kit = createHandle({ adapters: [stub.adapter], networks: [network], ...options })
  release = kit.retain()
  return { kit, stub }
}
const until = (kit: AppKitHandle, check: () => boolean) =>
  new Promise<void>((resolve) => {
    if (check()) return resolve()
    const stop = kit.store.subscribe(() => {
      if (!check()) return
      stop()
      resolve()
    })
  })
const address = (kit: AppKitHandle) => kit.store.get().accounts.eip155?.address
const status = (kit: AppKitHandle) => kit.store.get().accounts.eip155?.status

beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})
afterEach(() => {
  release?.()
  vi.unstubAllGlobals()
})

it('opens with any argument, and tells a developer which arguments have no effect [api-unheeded]', async () => {
  const warn = vi.spyOn(console, 'warn').mockReset()
  const asked: object = { view: 'WalletSend', arguments: ['harbour.eth'] }
  await start().kit.open(asked)
  await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce())
  expect(String(warn.mock.calls[0]?.[0])).toContain('WalletSend takes amount')
  warn.mockRestore()
})

it('opens without a view if it is given null', async () => {
  const { kit } = start()
  const nothing: unknown = JSON.parse('null')
  await Reflect.apply(kit.open, kit, [nothing])
  expect(kit.store.get().status).toBe('open')
})

describe('whether the kit knows who is connected [api-initialized]', () => {
  it('it knows at once if storage names no connection', () => {
    expect(start().kit.store.get().initialized).toBe(true)
  })

  it('it knows for a returning user once the connection is restored', async () => {
    localStorage.setItem('@appkit/connection_status', 'connected')
    localStorage.setItem('@appkit/connections', JSON.stringify({ eip155: [{ connectorId: 'io.fox' }] }))
    const { kit } = start()
    expect(kit.store.get()).toMatchObject({ initialized: false, accounts: { eip155: { status: 'reconnecting' } } })
    await until(kit, () => kit.store.get().initialized)
    expect(address(kit)).toBe(foxConnection.accounts[0]?.address)
  })
})

describe('a closed page costs nothing [lazy-closed] [lazy-engine] [lazy-queue]', () => {
  it('loads no adapter until it is needed', () => {
    const { stub } = start()
    expect(stub.calls).toEqual([])
  })

  it('starts if the last visit ended connected, and reports reconnecting meanwhile', async () => {
    localStorage.setItem('@appkit/connection_status', 'connected')
    localStorage.setItem('@appkit/connections', JSON.stringify({ eip155: [{ connectorId: 'io.fox' }] }))
    const { kit, stub } = start()
    await until(kit, () => status(kit) === 'reconnecting')
    await until(kit, () => address(kit) === foxConnection.accounts[0]?.address)
    expect(stub.calls).toEqual(['load', 'reconnect'])
  })

  it.each([
    ['eip155:10', 'Second'],
    ['eip155:1', 'Portico One'],
    ['<script>', 'Portico One'],
  ])('shows the network of the last visit (%s) before anything loads, if the app has it', (id, name) => {
    localStorage.setItem('@appkit/active_caip_network_id', id)
    const { kit, stub } = start({ networks: [network, { ...network, id: 10, name: 'Second' }] })
    expect([networkIn(kit.store.get())?.name, networkIn(kit.store.initial)?.name]).toEqual([name, 'Portico One'])
    expect(stub.calls).toEqual([])
  })

  it('does not wake by storage where reconnecting is off', async () => {
    localStorage.setItem('@appkit/connection_status', 'connected')
    const { kit, stub } = start({ enableReconnect: false })
    await kit.open()
    expect(stub.calls).toEqual(['load'])
  })

  it('lets an adapter poll only while the modal is open', async () => {
    const { kit, stub } = start()
    await kit.open()
    expect(stub.isAwake()).toBe(true)
    await kit.close()
    expect(stub.isAwake()).toBe(false)
  })

  it('loses no event sent before the engine ran, and keeps their order [api-events]', async () => {
    const { kit } = start()
    const seen: string[] = []
    kit.store.subscribe(() => seen.push(kit.store.get().event.data.event))
    await Promise.all([kit.open(), kit.close(), kit.open()])
    const modal = seen.filter((event, index) => event.startsWith('MODAL') && event !== seen[index - 1])
    expect(modal).toEqual(['MODAL_OPEN', 'MODAL_CLOSE', 'MODAL_OPEN'])
    expect(kit.store.get().status).toBe('open')
  })
})

describe('connection [wallet-status]', () => {
  it('remembers a connection for the next visit, and forgets it when it ends', async () => {
    const { kit, stub } = start()
    await kit.open()
    stub.approve()
    await until(kit, () => status(kit) === 'connected')
    const stored = () => localStorage.getItem('@appkit/connection_status')
    await vi.waitFor(() => expect(stored()).toBe('connected'))
    await kit.disconnect()
    expect(stored()).toBe('disconnected')
    expect(stub.calls).toContain('disconnect')
  })

  it('disconnects a wallet that is still being restored, for the next visit too [wallet-disconnect-untried]', async () => {
    localStorage.setItem('@appkit/connection_status', 'connected')
    localStorage.setItem('@appkit/connections', JSON.stringify({ eip155: [{ connectorId: 'io.fox' }] }))
    const stub = stubAdapter()
    const load: typeof stub.adapter.load = async (context) => ({
      ...(await stub.adapter.load(context)),
      reconnect: () => new Promise(() => undefined),
    })
    const { kit } = start({ adapters: [{ ...stub.adapter, load }] })
    await until(kit, () => status(kit) === 'reconnecting')
    await kit.disconnect()
    expect([status(kit), stub.calls.at(-1)]).toEqual(['disconnected', 'disconnect'])
    expect(localStorage.getItem('@appkit/connection_status')).toBe('disconnected')
  })

  it('resolves a disconnect at once if nothing is connected', async () => {
    const { kit } = start()
    await expect(kit.disconnect()).resolves.toBeUndefined()
  })
})

describe('mounting and unmounting', () => {
  it('stops the engine when the last holder releases it, and starts it again for the next', async () => {
    const { kit, stub } = start()
    await kit.open()
    expect(stub.listeners()).toBe(1)
    release?.()
    await vi.waitUntil(() => stub.listeners() === 0)
    expect(kit.store.get().status).toBe('closed')

    release = kit.retain()
    await kit.open()
    expect(stub.listeners()).toBe(1)
  })

  it('survives a release and a mount right after it, as under StrictMode', async () => {
    const { kit, stub } = start()
    await kit.open()
    release?.()
    release = kit.retain()
    await new Promise((resolve) => setTimeout(resolve))
    expect(stub.listeners()).toBe(1)
    expect(kit.store.get().status).toBe('open')
  })

  it('rejects an adapter without a namespace [api-adapters]', () => {
    const { adapter } = stubAdapter()
    const nameless = { ...adapter, namespace: '' }
    const make = () => createHandle({ adapters: [Object.assign(adapter, nameless)], networks: [network] })
    expect(make).toThrow(PorticoError)
    expect(make).toThrow('ChainController:addAdapter - adapter must have a namespace')
  })
})
