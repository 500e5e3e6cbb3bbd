import { expect, it, vi } from 'vitest'
import { restingAfterFailure } from './after-failure.ts'

const never = new AbortController().signal

/** A request and a clock. */
function world() {
  const clock = { at: 1_000 }
  const ask = vi.fn<(query: string, signal: AbortSignal) => Promise<string>>()
  const { ask: load, forget } = restingAfterFailure({ ask, keyOf: (key) => key, gap: 30_000, now: () => clock.at })
  return { clock, ask, load, forget }
}

it('repeats a failure within the gap without a request, and sends a new request after it [account-balance-gap]', async () => {
  const { clock, ask, load } = world()
  ask.mockRejectedValueOnce('broken').mockResolvedValue('held')
  await expect(load('one', never)).rejects.toBe('broken')
  clock.at += 29_999
  await expect(load('one', never)).rejects.toBe('broken')
  expect(ask).toHaveBeenCalledTimes(1)
  await expect(load('other', never)).resolves.toBe('held')
  clock.at += 1
  await expect(load('one', never)).resolves.toBe('held')
})

it('requests again within the gap once the failure is forgotten [assets-renewed]', async () => {
  const { ask, load, forget } = world()
  ask.mockRejectedValueOnce('broken').mockRejectedValueOnce('broken').mockResolvedValue('held')
  await expect(load('one', never)).rejects.toBe('broken')
  await expect(load('other', never)).rejects.toBe('broken')
  forget('one')
  await expect(load('one', never)).resolves.toBe('held')
  await expect(load('other', never)).rejects.toBe('broken')
  expect(ask).toHaveBeenCalledTimes(3)
})

it('does not count an aborted request as a failure [account-balance-gap]', async () => {
  const { ask, load } = world()
  const left = new AbortController()
  ask.mockImplementationOnce(async () => {
    left.abort()
    throw new Error('aborted')
  })
  await expect(load('one', left.signal)).rejects.toThrow('aborted')
  ask.mockResolvedValue('held')
  await expect(load('one', never)).resolves.toBe('held')
})
