import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { reconnect as wagmiReconnect } from 'wagmi/actions'
import { type Sandbox, type SandboxWallet, startSandbox } from '../../sandbox/index.ts'
import { type EvmWorldOptions, openEvmWorld } from './evm-world.ts'
import { countedWindow, Tally } from './tally.ts'
import { failureOf, patient, watching } from './watching.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.stop())

type Heard = [event: string, listener: unknown]
interface Provider {
  on(...heard: Heard): unknown
  removeListener(...heard: Heard): unknown
}

const isDetail = (value: unknown): value is { info: { rdns: string }; provider: Provider } =>
  value instanceof Object && 'info' in value && 'provider' in value

function countedProvider(provider: Provider): Tally {
  const tally = new Tally()
  const { on, removeListener } = provider
  Object.assign(provider, {
    on(...heard: Heard) {
      tally.add(...heard)
      return on(...heard)
    },
    removeListener(...heard: Heard) {
      tally.remove(...heard)
      return removeListener(...heard)
    },
  })
  return tally
}

/** A page that counts the listeners at each wallet, and those at the window, from before the adapter is created. */
async function openCounted(options: EvmWorldOptions = {}, other?: SandboxWallet) {
  let wallets = new Map<string, Tally>()
  let window = new Tally()
  const world = await openEvmWorld(sandbox, {
    ...options,
    prepare: (page) => {
      wallets = new Map()
      page.window.addEventListener('eip6963:announceProvider', (event) => {
        const detail: unknown = 'detail' in event && event.detail
        if (isDetail(detail) && !wallets.has(detail.info.rdns))
          wallets.set(detail.info.rdns, countedProvider(detail.provider))
      })
      if (other) page.add(other)
      page.window.dispatchEvent(new Event('eip6963:requestProvider'))
      window = countedWindow(page.window)
    },
  })
  world.wallet.behave('approve')
  const { adapter, connectorId } = world
  return {
    ...world,
    world,
    connect: () => adapter.connect({ connectorId }, patient()),
    disconnect: () => adapter.disconnect({ connectorId }, patient()),
    at: (id = connectorId) => wallets.get(id) ?? new Tally(),
    window: () => window,
  }
}

/**
 * By wagmi's design an announced wallet has listeners from the start and for good: it may connect by itself, in its own
 * window. Some emit no `connect`, so `accountsChanged` has to serve.
 */
const waiting = { connect: 1, accountsChanged: 1 }
const connected = { accountsChanged: 1, chainChanged: 1, disconnect: 1 }
const once = { connect: 1, accountsChanged: 1, chainChanged: 1, disconnect: 1 }

describe('the listeners at an EVM wallet [wallet-listeners]', () => {
  it('exist once while it is connected, and are gone afterwards, time and again', async () => {
    const { world, connect, disconnect, at } = await openCounted()
    await using _ = world
    expect(at().now).toEqual(waiting)
    for (const _round of [1, 2, 3]) {
      await connect()
      expect(at().now).toEqual(connected)
      await disconnect()
      expect(at().now).toEqual(waiting)
    }
    expect(at().most).toEqual(once)
  })

  it('are gone when the wallet ends the connection', async () => {
    const { world, connect, at, own, wallet, adapter } = await openCounted()
    await using _ = world
    const watch = watching(adapter)
    for (const end of [
      () => wallet.revoke(),
      () => own.emit('disconnect', { code: 4900, message: 'gone' }),
      () => own.emit('accountsChanged', []),
    ]) {
      await connect()
      end()
      await watch.until(({ current }) => current === null)
      expect(at().now).toEqual(waiting)
    }
    expect(at().most).toEqual(once)
  })

  it('exist for each of several wallets, whichever is active', async () => {
    const other = sandbox.createWallet({ rdns: 'test.listeners.other', accounts: [2] })
    const otherId = 'test.listeners.other'
    other.behave({ with: 'approve' })
    const { world, connect, disconnect, at, adapter, connectorId, addresses } = await openCounted({}, other)
    await using _ = world
    await connect()
    await adapter.connect({ connectorId: otherId }, patient())
    await connect()
    await adapter.activate({ connectorId: otherId, address: addresses[2] }, patient())
    await adapter.activate({ connectorId, address: addresses[0] }, patient())
    expect([at().now, at(otherId).now]).toEqual([connected, connected])
    await disconnect()
    expect([at().now, at(otherId).now]).toEqual([waiting, connected])
    await adapter.disconnect({ connectorId: otherId }, patient())
    expect([at().most, at(otherId).most, at(otherId).now]).toEqual([once, once, waiting])
  })

  it('stay unchanged when other wallets announce themselves later', async () => {
    const { world, at } = await openCounted()
    await using _ = world
    const ids = [world.second(), world.second()]
    // One turn of the event loop: the connectors have begun to listen.
    await new Promise((resolve) => setImmediate(resolve))
    expect([at().now, ...ids.map((id) => at(id).now)]).toEqual([waiting, waiting, waiting])
  })

  it('exist once after a reload, even if wagmi’s provider restores the connection as well', async () => {
    const { world, connect, at, connectorId } = await openCounted()
    await using _ = world
    await connect()
    const again = await world.reload()
    expect(at().now).toEqual(waiting)
    await Promise.all([
      wagmiReconnect(world.nowWagmi().wagmiConfig),
      again.reconnect({ connectorId }, patient()),
      again.reconnect({ connectorId }, patient()),
    ])
    expect(at().now).toEqual(connected)
    await again.disconnect({ connectorId }, patient())
    expect([at().now, at().most]).toEqual([waiting, once])
  })

  it('are unchanged after a failed connection', async () => {
    const { world, connect, at, wallet, own } = await openCounted()
    await using _ = world
    wallet.behave('reject')
    await failureOf(connect())
    expect(at().now).toEqual(waiting)
    wallet.behave('approve')
    own.behave({ method: 'eth_chainId', with: { answer: 'nonsense' } })
    await failureOf(connect())
    expect(at().now).toEqual(waiting)
    own.behave({ method: 'eth_chainId', with: 'approve' })
    await connect()
    expect([at().now, at().most]).toEqual([connected, once])
  })

  it('are unchanged after a recent connection that is no longer granted, or no longer succeeds', async () => {
    const { world, connect, at, own, connectorId } = await openCounted()
    await using _ = world
    await connect()
    own.behave({ method: 'eth_accounts', with: { answer: [] } })
    const again = await world.reload()
    expect(await again.reconnect({ connectorId }, patient())).toBeNull()
    expect(at().now).toEqual(waiting)

    const answers = new Map<string, unknown>([
      ['eth_accounts', [world.addresses[0]]],
      ['eth_chainId', 'nonsense'],
    ])
    const provider = {
      request: async ({ method }: { method: string }) => answers.get(method),
      on: () => undefined,
      removeListener: () => undefined,
    }
    const detail = { info: { uuid: 'x', name: 'Silent', icon: '', rdns: 'test.silent' }, provider }
    world.page().window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
    const renewing = again.reconnect({ connectorId: 'test.silent' }, patient())
    expect(await failureOf(renewing)).toMatchObject({ code: 'wallet.badChain' })
    expect(at('test.silent').now).toEqual(waiting)
  })

  it('do not exist at the browser’s own wallet while it is not connected', async () => {
    const { world, adapter, at } = await openCounted({ wallet: { legacy: true }, adapter: { enableEIP6963: false } })
    await using _ = world
    const connectorId = 'injected'
    expect(at().now).toEqual({})
    world.wallet.behave('reject')
    await failureOf(adapter.connect({ connectorId }, patient()))
    expect(at().now).toEqual({})
    world.wallet.behave('approve')
    await adapter.connect({ connectorId }, patient())
    expect(at().now).toEqual(connected)
    await adapter.disconnect({ connectorId }, patient())
    // By wagmi's design, as above: this wallet is now one of those that may connect by themselves.
    expect(at().now).toEqual(waiting)
  })
})

describe('the listeners at the page', () => {
  it('exist while there is a watcher, and are gone when the last one stops', async () => {
    const { world, adapter, window, connect, disconnect } = await openCounted()
    await using _ = world
    const before = window().now
    const watches = [watching(adapter), watching(adapter)]
    expect(window().now).toEqual({ ...before, 'ethereum#initialized': 2 })
    await connect()
    await disconnect()
    for (const { stop } of watches) stop()
    expect(window().now).toEqual(before)
  })
})
