import { lazyConstants } from '../core/lazy-constants.ts'

/**
 * Tells every 30 s what time it is, in milliseconds since 1970 [activity-row]: read from the clock each time, since a tab
 * that is hidden, or a lid that is closed, holds timers up. Returns the way to stop.
 */
export function watchTime(onTick: (now: number) => void): () => void {
  const timer = setInterval(() => onTick(Date.now()), lazyConstants.timeTick)
  return () => clearInterval(timer)
}
