import { member } from '../../core/member.ts'

/**
 * Lets a system that has not started take nothing for a timer that is none: XState (5.33) goes through its table with for…in,
 * which also finds what a page has added to `Object.prototype`.
 */
export function isolateTimers(system: object): void {
  const table: unknown = Object.create(null)
  const snapshot = member(system, '_snapshot')
  // Its start puts an empty table in the place of the one that it reads, which is empty too.
  if (snapshot instanceof Object)
    Object.defineProperty(snapshot, '_scheduledEvents', { get: () => table, set: () => undefined })
}
