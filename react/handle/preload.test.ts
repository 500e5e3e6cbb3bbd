// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Engine } from '../engine/engine.ts'
import { preload } from './idle-time.ts'

const warmUp = vi.hoisted(() => vi.fn())
vi.mock('../engine/engine.ts', () => ({}))
vi.mock('./first-view.ts', () => ({ fetchFirstView: vi.fn() }))
vi.mock('../modal/warm-up.tsx', () => ({ warmUp }))

const prefetch = vi.fn()
const context = { serial: 1 }
const kit = { getSnapshot: () => ({ context }) }
const engine = { kit, prefetch } as unknown as Engine

beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
  context.serial = 1
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Prepares the first open in a page that is always idle; resolves once the closed modal is rendered. */
async function getReady() {
  const off = new AbortController()
  preload(async () => engine, off.signal)
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(200)
    expect(prefetch).toHaveBeenCalled()
  })
  return off
}

it('rehearses once the user has been inactive for half a second [lazy-rehearsed]', async () => {
  vi.stubGlobal('requestIdleCallback', (run: () => void) => queueMicrotask(run))
  await getReady()
  for (let move = 0; move < 10; move++) {
    window.dispatchEvent(new Event('pointermove'))
    await vi.advanceTimersByTimeAsync(400)
  }
  expect(warmUp).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(100)
  await vi.waitFor(() => expect(warmUp.mock.calls).toEqual([[engine.kit]]))
})

it('rehearses nothing once the modal has been open, and does not fetch the code for it [lazy-rehearsed]', async () => {
  vi.stubGlobal('requestIdleCallback', (run: () => void) => queueMicrotask(run))
  await getReady()
  context.serial = 2
  await vi.advanceTimersByTimeAsync(60_000)
  expect(warmUp).not.toHaveBeenCalled()
})

it('rehearses nothing if the browser does not report idle time [lazy-rehearsed]', async () => {
  vi.stubGlobal('requestIdleCallback', undefined)
  await getReady()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(warmUp).not.toHaveBeenCalled()
})
