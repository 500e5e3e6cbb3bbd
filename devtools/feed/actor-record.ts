import type { AnyActorRef, AnyMachineSnapshot, AnyTransitionDefinition } from 'xstate'
import { transitionId } from '../chart/model.ts'
import { actorPath } from '../tree.ts'
import type { ActorFacts, ActorView, Heard } from './terms.ts'

/** What is written down of an actor while it is listened to: as little as the next look needs. */
export interface ActorRecord extends ActorFacts {
  /** Events that are received but not processed yet. Actors take them in that order. */
  waiting: Heard[]
  /** What it is busy with. */
  current: Heard | undefined
  context: unknown
  previous: ActorView['previous']
  taken: Map<string, number>
  last: Set<string>
  /** Whether nothing listens to it any more. */
  isLeft: boolean
  /** What was shown last; undefined where that is out of date. */
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

/** Writes down that transitions were taken. */
export function noteTaken(record: ActorRecord, transitions: readonly AnyTransitionDefinition[]): void {
  for (const transition of transitions) {
    const id = idOf(transition)
    record.taken.set(id, (record.taken.get(id) ?? 0) + 1)
    record.last.add(id)
    if (record.current && record.current.transitions.length < STEPS)
      record.current.transitions = [...record.current.transitions, id]
  }
}

/** Writes down what an actor holds now. */
export function noteContext(record: ActorRecord, snapshot: unknown, event: string): void {
  const context = contextOf(snapshot)
  if (context === record.context) return
  record.previous = { context: record.context, event }
  record.context = context
}

/** The actor as it is now. */
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

/** How many transitions are shown of one event. */
const STEPS = 40

const ids = new WeakMap<AnyTransitionDefinition, string>()

function idOf(transition: AnyTransitionDefinition): string {
  const known = ids.get(transition)
  if (known !== undefined) return known
  const id = transitionId(transition)
  ids.set(transition, id)
  return id
}

// By its looks: a flow that is fetched late runs behind logic of another kind.
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
