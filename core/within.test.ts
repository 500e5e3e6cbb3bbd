import { expect, it, vi } from 'vitest'
import { within } from './within.ts'

const never = () => new Promise<never>(() => undefined)

it('returns what the work returns, and throws what it throws', async () => {
  expect(await within(1_000, Promise.resolve(7))).toBe(7)
  await expect(within(1_000, Promise.reject(new Error('no')))).rejects.toThrow('no')
})

it.each([
  [undefined, 'request.timeout'],
  ['sign.server', 'sign.server'],
] as const)('gives up in time, with the code %s', async (given, code) => {
  vi.useFakeTimers()
  try {
    const waiting = expect(within(1_000, never(), given)).rejects.toMatchObject({ code })
    await vi.advanceTimersByTimeAsync(1_000)
    await waiting
    expect(vi.getTimerCount()).toBe(0)
  } finally {
    vi.useRealTimers()
  }
})
