import { vi } from 'vitest'

interface Timer {
  delay: number
  fire: () => void
}

/**
 * A `setTimeout` for viem's timers only: they fire when the test says so, or at once if they are `due`. Nothing waits
 * for real time. Node's own HTTP client has timers too, which stay real. `vi.unstubAllGlobals()` ends it.
 */
export function manualClock(due: (delay: number) => boolean = () => false) {
  const real = globalThis.setTimeout
  const delays: number[] = []
  const timers = new Set<Timer>()
  const looks = new Set<() => void>()

  vi.stubGlobal('setTimeout', (run: (...args: unknown[]) => void, delay = 0, ...args: unknown[]) => {
    const isOfViem = new Error().stack?.includes('/viem/')
    if (delay === 0 || !isOfViem) return real(run, delay, ...args)
    delays.push(delay)
    if (due(delay)) return real(run, 0, ...args)
    const timer: Timer = {
      delay,
      fire: () => {
        timers.delete(timer)
        run(...args)
      },
    }
    timers.add(timer)
    for (const look of [...looks]) look()
    return timer
  })
  const clear = globalThis.clearTimeout
  vi.stubGlobal('clearTimeout', (timer: Timer | Parameters<typeof clear>[0]) =>
    typeof timer === 'object' && timer && 'fire' in timer ? timers.delete(timer) : clear(timer),
  )

  return {
    /** The delay of each timer, in ms. */
    delays,
    /** Waits until a timer with this delay is set, and returns a function that fires it. */
    timer: (delay: number): Promise<() => void> =>
      new Promise((resolve) => {
        const look = () => {
          const timer = [...timers].find((each) => each.delay === delay)
          if (!timer) return
          looks.delete(look)
          resolve(timer.fire)
        }
        looks.add(look)
        look()
      }),
  }
}
