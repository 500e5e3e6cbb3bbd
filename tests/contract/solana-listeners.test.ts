import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SolanaSandbox, startSandbox } from '../../sandbox/index.ts'
import { openSolanaWorld, type PageWallet } from './solana-world.ts'
import { countedWindow, Tally } from './tally.ts'
import { failureOf, patient, watching } from './watching.ts'

let sandbox: SolanaSandbox
beforeAll(async () => {
  sandbox = await startSandbox({ solana: true })
})
afterAll(() => sandbox.stop())

type On = (event: string, listener: unknown) => () => void

const hasOn = (value: unknown): value is { on: On } => value instanceof Object && 'on' in value

function countedWallet({ features }: PageWallet): Tally {
  const tally = new Tally()
  const events = features['standard:events']
  if (!hasOn(events)) throw new Error('The sandbox’s wallet has events.')
  const { on } = events
  Object.assign(events, {
    on: (...heard: Parameters<On>) => {
      tally.add(...heard)
      const off = on(...heard)
      return () => {
        tally.remove(...heard)
        off()
      }
    },
  })
  return tally
}

/** A page that counts the listeners at its wallets, and those at the window, from before the adapter is created. */
async function openCounted() {
  let wallets: Tally[] = []
  let window = new Tally()
  const world = await openSolanaWorld(sandbox, {
    prepare: (page) => {
      wallets = page.registered.map(countedWallet)
      window = countedWindow(page.window)
    },
  })
  world.wallet.behave('approve')
  const { adapter, connectorId } = world
  const second = () => {
    const id = world.second()
    wallets.push(...world.page().registered.slice(1).map(countedWallet))
    return id
  }
  return {
    ...world,
    world,
    second,
    connect: () => adapter.connect({ connectorId }, patient()),
    disconnect: () => adapter.disconnect({ connectorId }, patient()),
    at: (index = 0) => wallets[index] ?? new Tally(),
    window: () => window,
  }
}

/** The Wallet Standard has one event for accounts, chains and the end of a connection. */
const connected = { change: 1 }

describe('the listener at a Solana wallet [wallet-listeners]', () => {
  it('exists once while it is connected, and is gone afterwards, time and again', async () => {
    const { world, connect, disconnect, at } = await openCounted()
    await using _ = world
    expect(at().now).toEqual({})
    for (const _round of [1, 2, 3]) {
      await connect()
      expect(at().now).toEqual(connected)
      await disconnect()
      expect(at().now).toEqual({})
    }
    expect(at().most).toEqual(connected)
  })

  it('is gone when the wallet ends the connection, or leaves', async () => {
    const { world, connect, at, own, wallet, adapter } = await openCounted()
    await using _ = world
    const watch = watching(adapter)
    for (const end of [() => wallet.revoke(), () => own.lock(), () => world.page().conceal()]) {
      await connect()
      expect(at().now).toEqual(connected)
      end()
      await watch.until(({ current }) => current === null)
      expect(at().now).toEqual({})
    }
    expect(at().most).toEqual(connected)
  })

  it('exists for each of several wallets, whichever is active', async () => {
    const { world, second, connect, disconnect, at, adapter, connectorId, addresses } = await openCounted()
    await using _ = world
    const otherId = second()
    await connect()
    await adapter.connect({ connectorId: otherId }, patient())
    await connect()
    await adapter.activate({ connectorId: otherId, address: addresses[2] }, patient())
    await adapter.activate({ connectorId, address: addresses[0] }, patient())
    expect([at(0).now, at(1).now]).toEqual([connected, connected])
    await disconnect()
    expect([at(0).now, at(1).now]).toEqual([{}, connected])
    await adapter.disconnect({ connectorId: otherId }, patient())
    expect([at(0).most, at(1).most, at(1).now]).toEqual([connected, connected, {}])
  })

  it('exists once even if it is requested twice, and after a reload', async () => {
    const { world, connect, at, connectorId } = await openCounted()
    await using _ = world
    await Promise.allSettled([connect(), connect()])
    expect(at().most).toEqual(connected)
    const again = await world.reload()
    expect(at().now).toEqual({})
    await Promise.all([again.reconnect({ connectorId }, patient()), again.reconnect({ connectorId }, patient())])
    await again.reconnect({ connectorId }, patient())
    expect([at().now, at().most]).toEqual([connected, connected])
    await again.disconnect({ connectorId }, patient())
    expect(at().now).toEqual({})
  })

  it('does not exist after a failed connection', async () => {
    const { world, connect, at, own } = await openCounted()
    await using _ = world
    for (const answer of [
      'reject',
      { answer: { accounts: [] } },
      { answer: { accounts: [{ address: 7 }] } },
    ] as const) {
      own.behave({ method: 'standard:connect', with: answer })
      await failureOf(connect())
    }
    expect(at().most).toEqual({})
  })
})

describe('the listeners at the page', () => {
  it('exist while there is a watcher, and are gone when the last one stops', async () => {
    const { world, adapter, window, connect, disconnect } = await openCounted()
    await using _ = world
    const before = window().now
    const watches = [watching(adapter), watching(adapter)]
    expect(window().now).toEqual({ ...before, storage: 2 })
    await connect()
    await disconnect()
    for (const { stop } of watches) stop()
    expect(window().now).toEqual(before)
  })
})
