// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchClock } from './clock.ts'

const start = new Date('2026-01-01T00:00:00Z').getTime()
const minutes = (count: number) => count * 60_000

beforeEach(() => void vi.useFakeTimers({ now: start }))
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const watching = () => {
  const told: number[] = []
  const stop = watchClock((now) => void told.push(now - start))
  return { told, stop }
}

describe('the watch over the clock', () => {
  it('says nothing while time goes by as it should', () => {
    const { told, stop } = watching()
    vi.advanceTimersByTime(minutes(4))
    expect(told).toEqual([])
    stop()
  })

  it('tells of a clock that has jumped, once', () => {
    const { told, stop } = watching()
    vi.setSystemTime(start + minutes(10))
    vi.advanceTimersByTime(20_000)
    expect(told).toEqual([minutes(10) + 5_000])
    stop()
  })

  it('tells of a clock that was set back', () => {
    const { told, stop } = watching()
    vi.setSystemTime(start - minutes(10))
    vi.advanceTimersByTime(5_000)
    expect(told).toEqual([5_000 - minutes(10)])
    stop()
  })

  it.each(['pageshow', 'online'])('tells of %s', (type) => {
    const { told, stop } = watching()
    vi.setSystemTime(start + minutes(10))
    window.dispatchEvent(new Event(type))
    expect(told).toEqual([minutes(10)])
    vi.advanceTimersByTime(5_000)
    expect(told).toHaveLength(1)
    stop()
  })

  it('tells of a tab that comes into sight, not of one that goes', () => {
    const { told, stop } = watching()
    const seen = vi.spyOn(document, 'visibilityState', 'get')
    for (const state of ['hidden', 'visible'] as const) {
      seen.mockReturnValue(state)
      document.dispatchEvent(new Event('visibilitychange'))
    }
    expect(told).toEqual([0])
    stop()
  })

  it('hears nothing any more once it has stopped', () => {
    const { told, stop } = watching()
    stop()
    window.dispatchEvent(new Event('online'))
    document.dispatchEvent(new Event('visibilitychange'))
    vi.setSystemTime(start + minutes(10))
    vi.advanceTimersByTime(minutes(1))
    expect(told).toEqual([])
  })
})
