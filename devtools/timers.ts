import type { AnyActorRef, EventObject } from 'xstate'
import { actorPath } from './tree.ts'

/** A delay that is running: the chart it runs in, and the event that it ends in. */
export interface Timer {
  at: string
  timer: string
}

/** Names the delays of a system; to be called whenever its clock starts one. */
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

// A delayed `raise` with an id of its own carries that id; an `after` says everything in its event's type.
const nameOf = ({ id, event }: { id: string; event: EventObject }) =>
  event.type.startsWith('xstate.after.') ? event.type : `${event.type} ${id}`
