import { lazyConstants } from '../core/lazy-constants.ts'

/**
 * Reports the time every 30 s, in milliseconds since the epoch [activity-row]. Reads the clock each time, because
 * timers pause in a hidden tab or a sleeping device. Returns the function that stops it.
 */
export function watchTime(onTick: (now: number) => void): () => void {
  const timer = setInterval(() => onTick(Date.now()), lazyConstants.timeTick)
  return () => clearInterval(timer)
}
