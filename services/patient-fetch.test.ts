import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { patientFetch } from './patient-fetch.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A service that returns these answers in order, and the number of its requests. */
function serves(...answers: Response[]) {
  const fetched = vi.fn(async () => answers.shift() ?? new Response('late'))
  vi.stubGlobal('fetch', fetched)
  return () => fetched.mock.calls.length
}

const busy = (headers: Record<string, string> = {}) => new Response('', { status: 503, headers })
const ask = (mayRepeat?: boolean) =>
  patientFetch('https://api.test', {}, new AbortController().signal, mayRepeat).then(({ status }) => status)

it('retries after 100 ms and after another 200 ms, and then stops [directory-retry]', async () => {
  const asked = serves(busy(), busy(), busy())
  const answer = ask()
  await vi.advanceTimersByTimeAsync(99)
  expect(asked()).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(asked()).toBe(2)
  await vi.advanceTimersByTimeAsync(199)
  expect(asked()).toBe(2)
  await vi.advanceTimersByTimeAsync(1)
  expect(asked()).toBe(3)
  expect(await answer).toBe(503)
})

it('follows the service’s Retry-After, and does not retry if that is longer than 5 s [directory-retry]', async () => {
  const asked = serves(busy({ 'Retry-After': '5' }), busy({ 'Retry-After': '6' }))
  const answer = ask()
  await vi.advanceTimersByTimeAsync(4_999)
  expect(asked()).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect([asked(), await answer]).toEqual([2, 503])
})

it.each([
  [429, 3],
  [500, 3],
  [502, 1],
  [504, 1],
  [400, 1],
])('when a service answers with %i, makes %i requests [directory-retry]', async (status, times) => {
  const answers = [1, 2, 3].map(() => new Response('', { status }))
  const asked = serves(...answers)
  const answer = ask()
  await vi.advanceTimersByTimeAsync(1_000)
  expect([await answer, asked()]).toEqual([status, times])
})

it('never repeats a request that must not run twice [directory-retry]', async () => {
  const asked = serves(busy())
  expect([await ask(false), asked()]).toEqual([503, 1])
})
