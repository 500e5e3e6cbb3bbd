// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PorticoError } from '../../core/errors.ts'
import type { SIWXConfig } from '../../siwx/types.ts'
import { foxConnection, network, stubAdapter } from '../../tests/support/stub-adapter.ts'
import { networkIn } from '../store/store.ts'
import { createHandle } from './app-kit.ts'
import type { AppKitHandle } from './types.ts'

/** Delay the code of the engine and of the modal until the test lets it arrive. */
const [engineCode, modalCode] = vi.hoisted(() => [{ arrives: Promise.resolve() }, { arrives: Promise.resolve() }])
// jsdom renders nothing; rendering is tested in Chromium.
vi.mock('../modal/mount.tsx', () => ({
  prepareModal: async () => {
    await modalCode.arrives
    return () => () => undefined
  },
}))
vi.mock('../engine/engine.ts', async (importActual) => {
  const { fetchEngine } = await importActual<typeof import('../engine/engine.ts')>()
  return {
    fetchEngine: async (...setup: Parameters<typeof fetchEngine>) => {
      await engineCode.arrives
      return fetchEngine(...setup)
    },
  }
})

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
/** A sign-in configuration whose store has a session for each account. */
const signedIn = (methods: Partial<SIWXConfig>): SIWXConfig => ({
  createMessage: () => Promise.reject(new Error('no message is signed')),
  addSession: async () => undefined,
  revokeSession: async () => undefined,
  setSessions: async () => undefined,
  getSessions: async (chainId, accountAddress) => [
    {
      data: { accountAddress, chainId, domain: 'a.example', uri: 'https://a.example', version: '1', nonce: '12345678' },
      message: 'Sign in',
      signature: '0x',
    },
  ],
  ...methods,
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
  engineCode.arrives = modalCode.arrives = Promise.resolve()
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

  it('loads as the user approaches, but not once it has stopped: its button may just have got the focus', async () => {
    const stub = stubAdapter()
    const prefetch = vi.fn(() => Promise.resolve())
    const { kit } = start({ adapters: [{ ...stub.adapter, prefetch }] })
    kit.approach()
    expect(prefetch).toHaveBeenCalledOnce()
    release?.()
    // It stops in a task of its own.
    await new Promise((resolve) => setTimeout(resolve))
    kit.approach()
    expect(prefetch).toHaveBeenCalledOnce()
    await kit.open()
    expect(prefetch).toHaveBeenCalledTimes(2)
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

  describe('while the engine loads', () => {
    /** A kit of a returning user, which is opened and released before the code arrives. */
    async function startReleased() {
      localStorage.setItem('@appkit/connection_status', 'connected')
      localStorage.setItem('@appkit/connections', JSON.stringify({ eip155: [{ connectorId: 'io.fox' }] }))
      const code = Promise.withResolvers<void>()
      engineCode.arrives = code.promise
      const { kit, stub } = start()
      await vi.waitFor(() => expect(status(kit)).toBe('reconnecting'))
      const [opening, closing] = [kit.open(), kit.close()]
      release?.()
      await vi.waitFor(() => expect(status(kit)).toBe('disconnected'))
      return { kit, stub, code, opening, closing }
    }

    it('never starts it once the kit is released', async () => {
      const { kit, stub, code, opening, closing } = await startReleased()
      const stopped = kit.store.get()
      code.resolve()
      await expect(opening).resolves.toBeUndefined()
      await expect(closing).resolves.toBeUndefined()
      await new Promise((resolve) => setTimeout(resolve))
      expect(stub.calls).toEqual([])
      expect(kit.store.get()).toEqual(stopped)
    })

    it('starts one for the next holder', async () => {
      const { kit, stub, code, opening } = await startReleased()
      release = kit.retain()
      const reopening = kit.open()
      const seen = new Set([status(kit)])
      kit.store.subscribe(() => seen.add(status(kit)))
      code.resolve()
      await expect(opening).resolves.toBeUndefined()
      await reopening
      await until(kit, () => status(kit) === 'connected')
      expect([kit.store.get().status, stub.listeners(), stub.calls]).toEqual(['open', 1, ['load', 'reconnect']])
      expect(seen).toEqual(new Set(['reconnecting', 'connected']))
    })

    it('does not report a failure of the code once the kit is released', async () => {
      const { kit, code, opening, closing } = await startReleased()
      const stopped = kit.store.get()
      code.reject(new Error('offline'))
      await expect(opening).resolves.toBeUndefined()
      await expect(closing).resolves.toBeUndefined()
      expect(kit.store.get()).toEqual(stopped)
    })

    it.each(['arrives', 'fails'])('rejects a command with its own error if the code %s', async (outcome) => {
      const code = Promise.withResolvers<void>()
      engineCode.arrives = code.promise
      const prefetch = vi.fn(async () => undefined)
      const { kit } = start({ adapters: [{ ...stubAdapter().adapter, prefetch }] })
      const calls = [kit.disconnect(), kit.signOut()]
      await vi.waitFor(() => expect(prefetch).toHaveBeenCalled())
      release?.()
      await new Promise((resolve) => setTimeout(resolve))
      if (outcome === 'fails') code.reject(new Error('offline'))
      else code.resolve()
      const errors = await Promise.all(calls.map((call) => call.catch((cause: unknown) => cause)))
      for (const error of errors)
        expect(error).toMatchObject({ code: 'request.aborted', message: 'Request was aborted' })
      expect(errors[0]).not.toBe(errors[1])
    })

    it('shows the next holder no failure of an earlier load', async () => {
      const { kit, code, opening } = await startReleased()
      const next = Promise.withResolvers<void>()
      engineCode.arrives = next.promise
      release = kit.retain()
      const reopening = kit.open()
      const before = kit.store.get()
      expect([before.status, status(kit)]).toEqual(['opening', 'reconnecting'])
      code.reject(new Error('offline'))
      await expect(opening).resolves.toBeUndefined()
      expect(kit.store.get()).toEqual(before)
      next.resolve()
      await reopening
      expect(kit.store.get().status).toBe('open')
    })

    it('shows a failure of the code to a holder that is still there', async () => {
      localStorage.setItem('@appkit/connection_status', 'connected')
      const code = Promise.withResolvers<void>()
      engineCode.arrives = code.promise
      const { kit } = start()
      expect(status(kit)).toBe('reconnecting')
      const opening = kit.open()
      code.reject(new Error('offline'))
      await expect(opening).rejects.toMatchObject({ code: 'engine.failed' })
      expect([kit.store.get().status, status(kit)]).toEqual(['failed', 'disconnected'])
    })
  })

  describe('while the modal is drawn', () => {
    /** A kit that is opened and released before the code of the modal arrives. */
    async function startReleased() {
      const code = Promise.withResolvers<void>()
      modalCode.arrives = code.promise
      const { kit } = start()
      const opening = kit.open()
      await until(kit, () => kit.store.get().modal === 'connect')
      release?.()
      await until(kit, () => kit.store.get().status === 'closed')
      return { kit, code, opening }
    }

    it('does not report a failure of the code once the kit is released', async () => {
      const { kit, code, opening } = await startReleased()
      code.reject(new Error('offline'))
      await expect(opening).resolves.toBeUndefined()
      expect(kit.store.get().status).toBe('closed')
    })

    it.each(['arrives', 'fails'])('leaves the modal of the next holder alone if the code %s', async (outcome) => {
      const { kit, code, opening } = await startReleased()
      const next = Promise.withResolvers<void>()
      modalCode.arrives = next.promise
      release = kit.retain()
      const reopening = kit.open()
      await until(kit, () => kit.store.get().modal === 'connect')
      if (outcome === 'fails') code.reject(new Error('offline'))
      else code.resolve()
      await expect(opening).resolves.toBeUndefined()
      expect(kit.store.get().status).toBe('opening')
      next.resolve()
      await reopening
      expect(kit.store.get().status).toBe('open')
    })

    it('shows a failure of the code also if the chart has opened the modal itself', async () => {
      const code = Promise.withResolvers<void>()
      modalCode.arrives = code.promise
      const { kit } = start()
      let open: (() => void) | undefined
      kit.observe(({ kit: actor }) => {
        open = () => actor.send({ type: 'modal.open' })
        return () => undefined
      })
      kit.approach()
      await vi.waitUntil(() => open)
      open?.()
      expect(kit.store.get().status).toBe('open')
      const opening = kit.open()
      expect(kit.store.get().status).toBe('open')
      code.reject(new Error('offline'))
      await expect(opening).rejects.toMatchObject({ code: 'engine.failed' })
      expect(kit.store.get().status).toBe('failed')
    })
  })

  describe('a command that is pending when the kit is released', () => {
    const other = { ...network, id: 31338, name: 'Other' }
    const never = () => new Promise<never>(() => undefined)

    it.each([
      ['the network that a kit at rest shows', other, network],
      ['another network', network, other],
    ])('rejects a switch to %s', async (_, from, to) => {
      const stub = stubAdapter({ connection: { ...foxConnection, caipNetworkId: `eip155:${from.id}` } })
      const switches = vi.spyOn(stub.working, 'switchNetwork').mockImplementation(never)
      const { kit } = start({ networks: [network, other] }, stub)
      await kit.open()
      stub.approve()
      await until(kit, () => status(kit) === 'connected')
      const switching = kit.switchNetwork(to)
      await vi.waitFor(() => expect(switches).toHaveBeenCalled())
      release?.()
      await expect(switching).rejects.toMatchObject({ code: 'request.aborted' })
      await vi.waitFor(() => expect(networkIn(kit.store.get())?.name).toBe(network.name))
    })

    it.each<[string, (kit: AppKitHandle) => Promise<void>]>([
      ['disconnect', (kit) => kit.disconnect()],
      ['resetAccount', (kit) => kit.resetAccount('eip155')],
      ['deleteConnection', (kit) => kit.deleteConnection({ connectorId: 'io.fox' })],
    ])('rejects %s, as the wallet is still connected', async (_, call) => {
      const stub = stubAdapter()
      const disconnects = vi.spyOn(stub.working, 'disconnect').mockImplementation(never)
      const { kit } = start({}, stub)
      await kit.open()
      stub.approve()
      await until(kit, () => status(kit) === 'connected')
      const ending = call(kit)
      await vi.waitFor(() => expect(disconnects).toHaveBeenCalled())
      release?.()
      await expect(ending).rejects.toMatchObject({ code: 'request.aborted' })
      await vi.waitFor(() => expect(status(kit)).toBe('disconnected'))
    })

    it('rejects signOut, as the session has not ended', async () => {
      const revokes = vi.fn(never)
      const { kit, stub } = start({ siwx: signedIn({ revokeSession: revokes }) })
      await kit.open()
      stub.approve()
      await until(kit, () => kit.store.get().session.status === 'signedIn')
      const ending = kit.signOut()
      await vi.waitFor(() => expect(revokes).toHaveBeenCalled())
      release?.()
      await expect(ending).rejects.toMatchObject({ code: 'request.aborted' })
    })
  })

  it('stops the readers of the charts before the charts', async () => {
    const { kit } = start()
    await kit.open()
    const statuses: unknown[] = []
    kit.observe(
      ({ kit: actor }) =>
        () =>
          void statuses.push(actor.getSnapshot().status),
    )
    release?.()
    await until(kit, () => kit.store.get().status === 'closed')
    expect(statuses).toEqual(['active'])
  })

  it('rejects an adapter without a namespace [api-adapters]', () => {
    const { adapter } = stubAdapter()
    const nameless = { ...adapter, namespace: '' }
    const make = () => createHandle({ adapters: [Object.assign(adapter, nameless)], networks: [network] })
    expect(make).toThrow(PorticoError)
    expect(make).toThrow('ChainController:addAdapter - adapter must have a namespace')
  })
})
