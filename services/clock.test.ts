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
  const reported: number[] = []
  const stop = watchClock((now) => void reported.push(now - start))
  return { reported, stop }
}

describe('the watch over the clock', () => {
  it('reports nothing while time passes normally', () => {
    const { reported, stop } = watching()
    vi.advanceTimersByTime(minutes(4))
    expect(reported).toEqual([])
    stop()
  })

  it('reports a clock that has jumped, once', () => {
    const { reported, stop } = watching()
    vi.setSystemTime(start + minutes(10))
    vi.advanceTimersByTime(20_000)
    expect(reported).toEqual([minutes(10) + 5_000])
    stop()
  })

  it('reports a clock that was set back', () => {
    const { reported, stop } = watching()
    vi.setSystemTime(start - minutes(10))
    vi.advanceTimersByTime(5_000)
    expect(reported).toEqual([5_000 - minutes(10)])
    stop()
  })

  it.each(['pageshow', 'online'])('reports %s', (type) => {
    const { reported, stop } = watching()
    vi.setSystemTime(start + minutes(10))
    window.dispatchEvent(new Event(type))
    expect(reported).toEqual([minutes(10)])
    vi.advanceTimersByTime(5_000)
    expect(reported).toHaveLength(1)
    stop()
  })

  it('reports a tab that becomes visible, not one that is hidden', () => {
    const { reported, stop } = watching()
    const seen = vi.spyOn(document, 'visibilityState', 'get')
    for (const state of ['hidden', 'visible'] as const) {
      seen.mockReturnValue(state)
      document.dispatchEvent(new Event('visibilitychange'))
    }
    expect(reported).toEqual([0])
    stop()
  })

  it('reports nothing once it has stopped', () => {
    const { reported, stop } = watching()
    stop()
    window.dispatchEvent(new Event('online'))
    document.dispatchEvent(new Event('visibilitychange'))
    vi.setSystemTime(start + minutes(10))
    vi.advanceTimersByTime(minutes(1))
    expect(reported).toEqual([])
  })
})
