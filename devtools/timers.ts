import type { AnyActorRef, EventObject } from 'xstate'
import { actorPath } from './tree.ts'

/** A pending delay: its chart, and its event. */
export interface Timer {
  at: string
  timer: string
}

/** Identifies the delays of a system; call the result whenever its clock starts one. */
export function timerNames(rootOf: () => AnyActorRef): () => Timer {
  const known = new WeakSet<object>()
  return () => {
    const all = Object.values(rootOf().system.getSnapshot()._scheduledEvents)
    const scheduled = all.find((one) => !known.has(one))
    if (!scheduled) throw new Error('A delay began that the system does not know of')
    known.add(scheduled)
    return { at: actorPath(scheduled.source), timer: nameOf(scheduled) }
  }
}

// A delayed `raise` with an id is identified by that; an `after` by its event type.
const nameOf = ({ id, event }: { id: string; event: EventObject }) =>
  event.type.startsWith('xstate.after.') ? event.type : `${event.type} ${id}`
