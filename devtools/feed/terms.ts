import type { AnyActorRef, AnyStateMachine } from 'xstate'

/** Where an event came from: outside, another actor, a port that ended, a delay, or an actor's own beginning. */
export type EventKind = 'command' | 'fact' | 'done' | 'error' | 'timer' | 'start'

/** An event that came to an actor, and what it did there. */
export interface Heard {
  /** Counts up from the first that was heard. */
  serial: number
  /** Milliseconds since the epoch. */
  time: number
  kind: EventKind
  /** The path of its sender; undefined where no actor of the system sent it. */
  source: string | undefined
  target: string
  /** The actor that it came to, and the name of what runs there. */
  actor: string
  name: string
  event: { readonly type: string }
  /** Whether a transition was taken for it, or a port or channel got it. */
  taken: boolean
  /** The transitions, in order, with eventless ones and those of raised events. */
  transitions: readonly string[]
}

/** What of an actor stays the same. */
export interface ActorFacts {
  /** Tells it apart from every other, also from one at the same place later. */
  key: string
  id: string
  /** The way from the root: the ids of its children with a slash between, empty for the root. */
  at: string
  systemId: string | undefined
  /** The chart's id, or the name of the port or channel. */
  name: string
  /** The key of the actor that started it. */
  parent: string | undefined
  ref: AnyActorRef
}

/** An actor as it was when it was looked at last. */
export interface ActorView extends ActorFacts {
  status: 'active' | 'done' | 'error' | 'stopped'
  /** What runs there; undefined for a port or a channel. */
  machine: AnyStateMachine | undefined
  /** The chart's state, as XState tells it. */
  value: unknown
  active: ReadonlySet<string>
  context: unknown
  /** The context before its last change, and the event that changed it; undefined before the first. */
  previous: { context: unknown; event: string } | undefined
  /** What it ended with. */
  result: unknown
  taken: ReadonlyMap<string, number>
  last: ReadonlySet<string>
}

/** All that is known of a system. */
export interface Knowledge {
  /** Those that run in the order in which they began, and then those that ended, the last first. */
  actors: readonly ActorView[]
  log: readonly Heard[]
  /** How many events were heard since the beginning; the log holds the last of them. */
  count: number
}

export const nothing: Knowledge = { actors: [], log: [], count: 0 }
