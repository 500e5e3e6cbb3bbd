import type { AnyActorRef, AnyStateMachine } from 'xstate'

/** The origin of an event: outside, another actor, a completed port, a delay, or the actor's own start. */
export type EventKind = 'command' | 'fact' | 'done' | 'error' | 'timer' | 'start'

/** An event received by an actor, and its effects. */
export interface Heard {
  /** A counter from the first recorded event. */
  serial: number
  /** In milliseconds since the epoch. */
  time: number
  kind: EventKind
  /** The path of its sender; undefined if no actor of the system sent it. */
  source: string | undefined
  target: string
  /** The receiving actor, and the name of its logic. */
  actor: string
  name: string
  event: { readonly type: string }
  /** Whether a transition was taken, or the receiver is a port or channel. */
  taken: boolean
  /** The transitions in order, including eventless ones and those of raised events. */
  transitions: readonly string[]
}

/** The constant properties of an actor. */
export interface ActorFacts {
  /** Unique, even compared to a later actor at the same path. */
  key: string
  id: string
  /** The path from the root: the ids of children separated by slashes, empty for the root. */
  at: string
  systemId: string | undefined
  /** The chart's id, or the name of the port or channel. */
  name: string
  /** The key of its parent. */
  parent: string | undefined
  ref: AnyActorRef
}

/** An actor at the time of the last read. */
export interface ActorView extends ActorFacts {
  status: 'active' | 'done' | 'error' | 'stopped'
  /** Its chart; undefined for a port or a channel. */
  machine: AnyStateMachine | undefined
  /** The chart's state value. */
  value: unknown
  active: ReadonlySet<string>
  context: unknown
  /** The context before its last change, and the event that changed it; undefined before the first. */
  previous: { context: unknown; event: string } | undefined
  /** Its output. */
  result: unknown
  taken: ReadonlyMap<string, number>
  last: ReadonlySet<string>
}

/** Everything known about a system. */
export interface Knowledge {
  /** The running ones in order of their start, then the ended ones, latest first. */
  actors: readonly ActorView[]
  log: readonly Heard[]
  /** The total number of recorded events; the log has the last of them. */
  count: number
}

export const nothing: Knowledge = { actors: [], log: [], count: 0 }
