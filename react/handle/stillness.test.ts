// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stillness } from './stillness.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Waits for half a second of inactivity; the returned function says whether it has passed. */
function wait(signal = new AbortController().signal): () => Promise<boolean> {
  let come = false
  void stillness(500, signal).then(() => {
    come = true
  })
  return async () => {
    await vi.advanceTimersByTimeAsync(0)
    return come
  }
}

it('resolves once the page has been left alone for that long [lazy-rehearsed]', async () => {
  const hasCome = wait()
  await vi.advanceTimersByTimeAsync(499)
  expect(await hasCome()).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(await hasCome()).toBe(true)
  expect(vi.getTimerCount()).toBe(0)
})

it.each(['pointermove', 'pointerdown', 'keydown', 'wheel', 'scroll'])(
  'starts over with a %s [lazy-rehearsed]',
  async (deed) => {
    const hasCome = wait()
    await vi.advanceTimersByTimeAsync(400)
    document.body.dispatchEvent(new Event(deed))
    await vi.advanceTimersByTimeAsync(400)
    expect(await hasCome()).toBe(false)
    await vi.advanceTimersByTimeAsync(100)
    expect(await hasCome()).toBe(true)
  },
)

it('never resolves once it is cancelled', async () => {
  const off = new AbortController()
  const hasCome = wait(off.signal)
  off.abort()
  document.body.dispatchEvent(new Event('keydown'))
  await vi.advanceTimersByTimeAsync(5_000)
  expect([await hasCome(), vi.getTimerCount()]).toEqual([false, 0])
})
