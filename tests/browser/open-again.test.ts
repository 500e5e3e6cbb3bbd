import type { CDPSession } from 'playwright-core'
import { constants } from '../../core/constants.ts'
import { eventually } from './harness/eventually.ts'
import { expect, test } from './harness/test.ts'
import type { Visitor } from './harness/visitor.ts'

/** What a page holds after garbage collection. */
interface Held {
  nodes: number
  listeners: number
  /** Bytes of script data: no code, which the browser's engine compiles whenever it wants. */
  bytes: number
}

const scripted = new Set(['object', 'closure', 'array', 'string', 'concatenated string', 'number', 'bigint', 'symbol'])

interface Snapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[]] } }
  nodes: number[]
}

/** Adds up what a heap snapshot says about a page's scripts. */
function bytesOf({ snapshot: { meta }, nodes }: Snapshot): number {
  const [names] = meta.node_types
  const [type, size] = [meta.node_fields.indexOf('type'), meta.node_fields.indexOf('self_size')]
  let bytes = 0
  for (let at = 0; at < nodes.length; at += meta.node_fields.length)
    if (scripted.has(names[nodes[at + type] ?? -1] ?? '')) bytes += nodes[at + size] ?? 0
  return bytes
}

async function heldBy(session: CDPSession): Promise<Held> {
  const chunks: string[] = []
  const add = ({ chunk }: { chunk: string }) => void chunks.push(chunk)
  session.on('HeapProfiler.addHeapSnapshotChunk', add)
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.takeHeapSnapshot')
  session.off('HeapProfiler.addHeapSnapshotChunk', add)
  const { metrics } = await session.send('Performance.getMetrics')
  const figure = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
  return { nodes: figure('Nodes'), listeners: figure('JSEventListeners'), bytes: bytesOf(JSON.parse(chunks.join(''))) }
}

async function opensAndCloses(visitor: Visitor, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    await visitor.opensTheModal()
    await visitor.page.keyboard.press('Escape')
    await visitor.modal.isGone()
  }
}

test('opening and closing the modal repeatedly leaks no node, no listener and hardly a byte [lazy-again]', async ({
  visitor,
  wallet,
}) => {
  const times = 20
  await visitor.arrivesWith(wallet)
  const session = await visitor.context.newCDPSession(visitor.page)
  await session.send('Performance.enable')
  await opensAndCloses(visitor, 5)
  const before = await heldBy(session)
  await opensAndCloses(visitor, times)
  const after = await heldBy(session)
  expect(after.nodes - before.nodes).toBeLessThanOrEqual(0)
  expect(after.listeners - before.listeners).toBeLessThanOrEqual(0)
  expect((after.bytes - before.bytes) / times).toBeLessThan(2_000)
})

/** Records which timers of the charts and their views are pending, in ms each. */
function noteTimers() {
  const waiting = new Map<unknown, number | undefined>()
  const { setTimeout: start, clearTimeout: stop } = window
  // XState's own code is in the file that is named after its `raise`.
  const isOurs = (stack = '') => /\/assets\/(raise|engine|mount|announcer)-/.test(stack)
  Object.assign(window, {
    waiting: () => [...waiting.values()],
    setTimeout: (run: () => void, delay?: number) => {
      const id = start(() => {
        waiting.delete(id)
        run()
      }, delay)
      if (isOurs(new Error().stack)) waiting.set(id, delay)
      return id
    },
    clearTimeout: (id: number) => {
      waiting.delete(id)
      stop(id)
    },
  })
}

declare global {
  interface Window {
    waiting?: () => number[]
  }
}

test('while the modal is closed none of our timers runs, connected or not [lazy-again]', async ({
  visitor,
  wallet,
}) => {
  const waiting = () => visitor.page.evaluate(() => window.waiting?.())
  await visitor.page.addInitScript(noteTimers)
  await visitor.arrivesWith(wallet)
  await opensAndCloses(visitor, 1)
  await eventually(waiting).toEqual([])
  await visitor.asksToConnect(wallet)
  await eventually(waiting).toContain(constants.promptHint)
  await visitor.approvesIn(wallet)
  await visitor.isConnected(wallet.accounts[0])
  await visitor.modal.isGone()
  await eventually(waiting).toEqual([])
})
