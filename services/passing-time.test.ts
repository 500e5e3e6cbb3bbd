import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchTime } from './passing-time.ts'

const start = Date.UTC(2026, 0, 1)

beforeEach(() => void vi.useFakeTimers({ now: start }))
afterEach(() => void vi.useRealTimers())

it('reports the time every 30 s, also after a sleep, until stopped [activity-row]', () => {
  const told: number[] = []
  const stop = watchTime((now) => told.push(now - start))
  vi.advanceTimersByTime(60_000)
  expect(told).toEqual([30_000, 60_000])
  vi.setSystemTime(start + 3_600_000)
  vi.advanceTimersByTime(30_000)
  expect(told.at(-1)).toBe(3_630_000)
  stop()
  vi.advanceTimersByTime(60_000)
  expect(told).toHaveLength(3)
})
