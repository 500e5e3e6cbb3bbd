import type { AnyActorRef, AnyMachineSnapshot, AnyTransitionDefinition } from 'xstate'
import { transitionId } from '../chart/model.ts'
import { actorPath } from '../tree.ts'
import type { ActorFacts, ActorView, Heard } from './terms.ts'

/** The record of an observed actor: as little as the next read needs. */
export interface ActorRecord extends ActorFacts {
  /** Events that are received but not processed yet. Actors process them in that order. */
  waiting: Heard[]
  /** The event being processed. */
  current: Heard | undefined
  context: unknown
  previous: ActorView['previous']
  taken: Map<string, number>
  last: Set<string>
  /** Whether it is no longer observed. */
  isLeft: boolean
  /** The last computed view; undefined if it is outdated. */
  view: ActorView | undefined
}

export function recordOf(ref: AnyActorRef): ActorRecord {
  return {
    key: ref.sessionId,
    id: ref.id,
    at: actorPath(ref),
    systemId: 'systemId' in ref && typeof ref.systemId === 'string' ? ref.systemId : undefined,
    name: nameOf(ref),
    parent: ref._parent?.sessionId,
    ref,
    waiting: [],
    current: undefined,
    context: contextOf(ref.getSnapshot()),
    previous: undefined,
    taken: new Map(),
    last: new Set(),
    isLeft: false,
    view: undefined,
  }
}

/** Records taken transitions. */
export function noteTaken(record: ActorRecord, transitions: readonly AnyTransitionDefinition[]): void {
  for (const transition of transitions) {
    const id = idOf(transition)
    record.taken.set(id, (record.taken.get(id) ?? 0) + 1)
    record.last.add(id)
    if (record.current && record.current.transitions.length < STEPS)
      record.current.transitions = [...record.current.transitions, id]
  }
}

/** Records an actor's context. */
export function noteContext(record: ActorRecord, snapshot: unknown, event: string): void {
  const context = contextOf(snapshot)
  if (context === record.context) return
  record.previous = { context: record.context, event }
  record.context = context
}

/** The actor's current state. */
export function viewOf(record: ActorRecord): ActorView {
  if (record.view) return record.view
  const { key, id, at, systemId, name, parent, ref, context, previous, taken, last } = record
  const snapshot: unknown = ref.getSnapshot()
  const status = statusOf(snapshot)
  const chart = isChartSnapshot(snapshot) ? snapshot : undefined
  record.view = {
    ...{ key, id, at, systemId, name, parent, ref, context, previous },
    status: record.isLeft && status === 'active' ? 'stopped' : status,
    machine: chart?.machine,
    value: chart?.value,
    active: new Set(chart?._nodes.map((node) => node.id)),
    result: resultOf(snapshot),
    taken: new Map(taken),
    last: new Set(last),
  }
  return record.view
}

/** The status of an actor. */
export function statusOf(snapshot: unknown): ActorView['status'] {
  const status = snapshot instanceof Object && 'status' in snapshot ? snapshot.status : undefined
  return status === 'done' || status === 'error' || status === 'stopped' ? status : 'active'
}

/** The maximum number of transitions to show for one event. */
const STEPS = 40

const ids = new WeakMap<AnyTransitionDefinition, string>()

function idOf(transition: AnyTransitionDefinition): string {
  const known = ids.get(transition)
  if (known !== undefined) return known
  const id = transitionId(transition)
  ids.set(transition, id)
  return id
}

// By its shape: a lazy flow runs behind logic of another type.
const isChartSnapshot = (snapshot: unknown): snapshot is AnyMachineSnapshot =>
  snapshot instanceof Object && 'machine' in snapshot && '_nodes' in snapshot

const contextOf = (snapshot: unknown): unknown =>
  snapshot instanceof Object && 'context' in snapshot ? snapshot.context : undefined

function resultOf(snapshot: unknown): unknown {
  if (!(snapshot instanceof Object)) return undefined
  if (statusOf(snapshot) === 'error' && 'error' in snapshot) return snapshot.error
  return 'output' in snapshot ? snapshot.output : undefined
}

function nameOf(ref: AnyActorRef): string {
  const snapshot: unknown = ref.getSnapshot()
  if (isChartSnapshot(snapshot)) return snapshot.machine.id
  return typeof ref.src === 'string' ? ref.src : ref.id
}
