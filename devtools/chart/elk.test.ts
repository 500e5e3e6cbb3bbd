import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const graph = { id: 'graph', children: [{ id: 'a', width: 10, height: 10 }], layoutOptions: { algorithm: 'layered' } }

beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllGlobals())

const start = async () => (await import('./elk.ts')).engineOf()

/** A worker that answers every message, or fails at the first one. */
const workerThat = (answers: boolean) =>
  class extends EventTarget {
    onmessage: ((message: { data: unknown }) => void) | null = null
    postMessage({ id }: { id: number }) {
      if (answers) this.onmessage?.({ data: { id, data: { id: 'laid out' } } })
      else this.dispatchEvent(new Event('error'))
    }
  }

it('lays out in a worker if there is one', async () => {
  vi.stubGlobal('Worker', workerThat(true))
  const engine = await start()
  expect(engine.where).toBe('worker')
  expect(await engine.layout(graph)).toEqual({ id: 'laid out' })
})

it.each([
  ['there is none', undefined],
  ['its file cannot be had', workerThat(false)],
  [
    'the page forbids it',
    class {
      constructor() {
        throw new DOMException('refused', 'SecurityError')
      }
    },
  ],
])('lays out in the page if %s', async (_, worker) => {
  vi.stubGlobal('Worker', worker)
  const engine = await start()
  expect(engine.where).toBe('page')
  expect(await engine.layout(graph)).toMatchObject({ id: 'graph', width: 34, height: 34 })
})

it('starts once', async () => {
  const { engineOf } = await import('./elk.ts')
  expect(await engineOf()).toBe(await engineOf())
})
