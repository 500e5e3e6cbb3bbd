import { member } from '../../core/member.ts'

/**
 * Keeps additions to `Object.prototype` out of the timers of an actor system that has not started: XState (5.33)
 * iterates over its table with for…in, which includes such additions.
 */
export function isolateTimers(system: object): void {
  const table: unknown = Object.create(null)
  const snapshot = member(system, '_snapshot')
  // On start, XState replaces the table that it reads here with an empty one; this one is empty too.
  if (snapshot instanceof Object)
    Object.defineProperty(snapshot, '_scheduledEvents', { get: () => table, set: () => undefined })
}
