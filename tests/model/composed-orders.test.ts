import fc from 'fast-check'
import { afterAll, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { type ErrorCode, PorticoError } from '../../core/errors.ts'
import { systemIds } from '../../core/system-ids.ts'
import type { KitEvent } from '../../machines/kit/index.ts'
import type { AdapterReport, WalletAdapter } from '../../machines/ports.ts'
import { compose } from '../../react/engine/compose.ts'
import { loadedStorage } from '../support/loaded-storage.ts'
import { granted, kitInput, reports } from './world.ts'

type Fate = 'granted' | 'late' | 'never' | ErrorCode

const fate = fc.constantFrom<Fate>('granted', 'late', 'never', 'wallet.rejected', 'wallet.pending', 'rpc.failed')

/** An adapter whose answers arrive in a random order, with a random outcome; it counts its listeners. */
function fakeAdapter(scheduler: fc.Scheduler, nextFate: () => Fate) {
  const listeners = new Set<(state: AdapterReport) => void>()
  let state: AdapterReport = reports.disconnected
  let watched = 0
  const become = (next: AdapterReport) => {
    state = next
    for (const listener of [...listeners]) listener(state)
  }
  const answers = async <T>(grant: () => T): Promise<T> => {
    const how = nextFate()
    if (how === 'never') return new Promise<T>(() => undefined)
    await scheduler.schedule(Promise.resolve())
    if (how === 'granted' || how === 'late') return grant()
    throw new PorticoError(how)
  }
  const connects = () => {
    become(reports.connected)
    return granted
  }
  const working: WalletAdapter = {
    namespace: 'eip155',
    watch(report) {
      watched += 1
      listeners.add(report)
      report(state)
      return () => listeners.delete(report)
    },
    connect: () => answers(connects),
    reconnect: () => answers(connects),
    disconnect: () => answers(() => become(reports.disconnected)),
    activate: () => answers(() => undefined),
    switchNetwork: () => answers(() => undefined),
    signMessage: () => answers(() => '0x'),
    sendTransaction: () => answers(() => '0x'),
    estimate: () => answers(() => '0'),
    resolve: ({ text }) => answers(() => ({ address: text })),
    review: () => answers(() => ({ fee: '1', reserve: '3' })),
    receipt: () => answers(() => ({ status: 'confirmed' })),
    tokenReceivers: () => answers(() => []),
    balance: () => answers(() => ({ value: '1', decimals: 18, symbol: 'ETH' })),
    tokens: () => answers(() => []),
    identity: () => answers(() => ({})),
    setNetworks: () => undefined,
    provider: () => undefined,
  }
  return {
    light: {
      namespace: 'eip155' as const,
      onConnection: () => () => undefined,
      setAwake: () => undefined,
      load: () => scheduler.schedule(Promise.resolve(working)),
    },
    become,
    state: () => state,
    watched: () => watched,
    listening: () => listeners.size,
  }
}

/** Timers that fire when the test says so. */
function handClock() {
  const running = new Set<{ run: () => void }>()
  return {
    running,
    elapse: (index: number) => [...running][index % Math.max(running.size, 1)]?.run(),
    clock: {
      setTimeout(run: () => void) {
        const timer = {
          run() {
            running.delete(timer)
            run()
          },
        }
        running.add(timer)
        return timer
      },
      clearTimeout: (timer: { run: () => void }) => void running.delete(timer),
    },
  }
}

/** The browser's connection storage. */
const storageWith = (ids: readonly string[]) => ({
  getItem: () => JSON.stringify({ eip155: ids.map((connectorId) => ({ connectorId })) }),
  setItem: () => undefined,
})

afterAll(() => void vi.unstubAllGlobals())

const choose = {
  type: 'connector.choose',
  name: 'Meadow',
  options: [{ namespace: 'eip155', connectorId: granted.connectorId }],
} as const
const calls: KitEvent[] = [
  { type: 'modal.open' },
  { type: 'modal.open', view: 'Connect' },
  { type: 'modal.close', reason: 'api' },
  { type: 'nav.back' },
  { type: 'account.disconnect' },
]
const happening = fc.record({
  what: fc.constantFrom('call', 'choose', 'leave', 'answer', 'time', 'report'),
  index: fc.nat(),
  report: fc.constantFrom(...Object.values(reports)),
})

it('the composed kit agrees with its adapter, subscribes to it once and unsubscribes at the end, in whatever order answers arrive', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(happening, { maxLength: 40, size: 'max' }),
      fc.array(fate, { minLength: 1, maxLength: 10 }),
      fc.constantFrom<readonly string[]>([], [granted.connectorId], [granted.connectorId, 'gone', granted.connectorId]),
      async (scheduler, happenings, fates, stored) => {
        let turn = 0
        const adapter = fakeAdapter(scheduler, () => fates[turn++ % fates.length] ?? 'never')
        const { clock, elapse, running } = handClock()
        vi.stubGlobal('localStorage', storageWith(stored))
        const { machine } = compose({
          setup: { adapters: [adapter.light], networks: kitInput.networks },
          track: () => undefined,
          storage: loadedStorage(),
        })
        const kit = createActor(machine, { input: kitInput, systemId: systemIds.kit, clock })
        kit.start()
        for (const { what, index, report } of happenings) {
          const top = kit.getSnapshot().children[`route:${kit.getSnapshot().context.stack.at(-1)?.key}`]
          const call = calls[index % calls.length]
          if (what === 'call' && call) kit.send(call)
          if (what === 'choose') top?.send(choose)
          if (what === 'leave') top?.send({ type: 'account.disconnect' })
          if (what === 'time') elapse(index)
          if (what === 'report') adapter.become(report)
          if (what === 'answer' && scheduler.count() > 0) await scheduler.waitNext(1)
        }
        await scheduler.waitIdle()

        const wallet = kit.system.get(systemIds.wallet('eip155')).getSnapshot()
        const { connections, current } = wallet.context
        expect({ connections, current }).toEqual({
          connections: adapter.state().connections,
          current: adapter.state().current,
        })
        expect(kit.getSnapshot().status).toBe('active')
        expect(adapter.watched()).toBe(1)
        expect(adapter.listening()).toBe(1)

        kit.stop()
        await scheduler.waitIdle()
        expect(adapter.listening()).toBe(0)
        expect(running.size).toBe(0)
      },
    ),
    { numRuns: 200 },
  )
})
