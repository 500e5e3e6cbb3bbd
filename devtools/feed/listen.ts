import type { ActorRefLike, AnyTransitionDefinition, InspectionEvent } from 'xstate'
import { actorPath, isActor } from '../tree.ts'
import { type ActorRecord, noteContext, noteTaken, statusOf } from './actor-record.ts'
import type { Actors } from './actors.ts'
import type { EventKind, Heard } from './terms.ts'

/** The maximum number of waiting events per actor; the oldest are dropped. */
const WAITING = 500

/** Records XState's inspection events, with as little work as possible, because it runs for every event. */
export function listenTo(actors: Actors, log: (heard: Heard) => void): (happening: InspectionEvent) => void {
  let serial = 0
  // A chart takes its initial steps before it is started, if it ever is.
  const firstSteps = new WeakMap<ActorRefLike, AnyTransitionDefinition[]>()

  const hear = (record: ActorRecord, event: { type: string }, source: ActorRefLike | undefined) => {
    const kind = kindOf(event.type, record, source)
    const heard: Heard = {
      serial: ++serial,
      time: Date.now(),
      kind,
      source: source && isActor(source) ? actorPath(source) : undefined,
      target: record.at,
      actor: record.key,
      name: record.name,
      event,
      taken: kind === 'start',
      transitions: [],
    }
    record.waiting.push(heard)
    if (record.waiting.length > WAITING) record.waiting.shift()
    log(heard)
  }

  /** Actors process events in order of arrival. Returns whether the actor starts processing this one. */
  const turnsTo = (record: ActorRecord, event: { type: string }): boolean => {
    const at = record.current ? -1 : record.waiting.findIndex((heard) => heard.event === event)
    if (at < 0) return false
    ;[record.current] = record.waiting.splice(0, at + 1).slice(-1)
    record.last = new Set()
    return true
  }

  const see = (happening: InspectionEvent) => {
    if (happening.type === '@xstate.action' || happening.type === '@xstate.actor') return
    const { actorRef, event } = happening
    if (happening.type === '@xstate.event') {
      const isNew = !actors.known(actorRef)
      const record = actors.meet(actorRef)
      if (!record) return
      record.view = undefined
      // A promise sends itself its outcome; only the event to its parent is recorded.
      if (!event.type.startsWith('xstate.promise.')) hear(record, event, happening.sourceRef)
      if (isNew) noteTaken(record, firstSteps.get(actorRef) ?? [])
      return
    }
    const record = actors.known(actorRef)
    if (!record) {
      if (happening.type === '@xstate.microstep')
        firstSteps.set(actorRef, [...(firstSteps.get(actorRef) ?? []), ...happening._transitions])
      return
    }
    record.view = undefined
    const turns = turnsTo(record, event)
    if (happening.type === '@xstate.microstep') {
      if (turns && record.current) record.current.taken = happening._transitions.length > 0
      noteTaken(record, happening._transitions)
    }
    if (happening.type === '@xstate.snapshot') {
      // Actors without a chart have no transitions to wait for.
      if (record.current && !('machine' in happening.snapshot)) record.current.taken = true
      noteContext(record, happening.snapshot, event.type)
      record.current = undefined
      if (statusOf(happening.snapshot) !== 'active') actors.end(record)
    }
  }
  return see
}

function kindOf(type: string, { ref }: ActorRecord, source: ActorRefLike | undefined): EventKind {
  if (type === 'xstate.init') return 'start'
  if (type.startsWith('xstate.done.actor.')) return 'done'
  if (type.startsWith('xstate.error.actor.')) return 'error'
  // An actor's event to itself, through the system, was delayed.
  if (type.startsWith('xstate.after.') || source === ref) return 'timer'
  return source ? 'fact' : 'command'
}
