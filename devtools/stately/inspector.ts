import { type AnyActorRef, type InspectionEvent, isMachineSnapshot } from 'xstate'
import { redactor } from '../trace/redact.ts'
import { chartOf, isActor, treeOf } from '../tree.ts'
import { plainOf } from './plain.ts'

/** The protocol version: that of the @statelyai/inspect package whose messages these are. */
const PROTOCOL = '0.7.2'

interface MessageBase {
  /** The root of the actor's system. */
  rootId: string | undefined
  sessionId: string
  createdAt: string
  id: null
  _version: string
}

/** A message of the Stately inspection protocol, as plain JSON. */
export type StatelyMessage =
  | (MessageBase & {
      type: '@xstate.actor'
      name: string
      parentId: string | undefined
      /** The chart as a JSON string. */
      definition: string
      snapshot: unknown
    })
  | (MessageBase & { type: '@xstate.event'; sourceId: string | undefined; event: unknown })
  | (MessageBase & { type: '@xstate.snapshot'; event: unknown; snapshot: unknown })

/** The receiver of messages, and their sanitizer. */
export interface StatelyOptions {
  send: (message: StatelyMessage) => void
  /** Removes what must not leave the page; by default addresses, emails, codes, signatures and the like. */
  sanitize?: (value: unknown) => unknown
}

/** Reports a running system to another inspector, in its protocol. */
export interface StatelyInspector {
  /** Observes a system from its start: `createAppKit({ inspect })`, or XState's own option. */
  inspect: (event: InspectionEvent) => void
  /**
   * Observes a system that already runs, for the handle's `observe`, instead of `inspect`. Returns the function that
   * stops it.
   */
  attach: (running: { kit: AnyActorRef }) => () => void
  /** Reports the existing actors again, to an inspector that has just connected. */
  retell: () => void
}

/** Implements the Stately inspection protocol, so that other inspectors can attach. Never throws into the charts. */
export function statelyInspector({ send, sanitize = redactor().redact }: StatelyOptions): StatelyInspector {
  let known = new WeakSet<AnyActorRef>()
  const roots = new Set<AnyActorRef>()
  const clean = (value: unknown): unknown => sanitize(plainOf(value))
  const messageBase = (sessionId: string, rootId: string | undefined): MessageBase => ({
    rootId,
    sessionId,
    createdAt: String(Date.now()),
    id: null,
    _version: PROTOCOL,
  })

  /** Reports an actor when it is first mentioned: at its creation it has no snapshot, and a lazy flow no chart. */
  const introduce = (actor: AnyActorRef): void => {
    if (known.has(actor)) return
    const { sessionId, _parent: parent } = actor
    if (parent) introduce(parent)
    else roots.add(actor)
    known.add(actor)
    const config = chartOf(actor)?.machine.config
    const name = actor.id === sessionId && config?.id ? config.id : actor.id
    send({
      ...messageBase(sessionId, rootOf(actor).sessionId),
      type: '@xstate.actor',
      name: String(clean(name)),
      parentId: parent?.sessionId,
      definition: JSON.stringify(clean(config ?? { id: name })),
      snapshot: clean(snapshotOf(actor.getSnapshot())),
    })
  }

  const hear = (event: InspectionEvent): void => {
    if (event.type !== '@xstate.event' && event.type !== '@xstate.snapshot') return
    const { actorRef, rootId } = event
    const source = event.type === '@xstate.event' ? event.sourceRef : undefined
    for (const actor of [source, actorRef]) if (isActor(actor)) introduce(actor)
    const base = messageBase(actorRef.sessionId, rootId)
    const what = clean(event.event)
    if (event.type === '@xstate.event') send({ ...base, type: event.type, sourceId: source?.sessionId, event: what })
    else {
      send({ ...base, type: event.type, event: what, snapshot: clean(snapshotOf(event.snapshot)) })
      if (event.snapshot.status !== 'active' && isActor(actorRef)) roots.delete(actorRef)
    }
  }
  // A failing tool must not break the system that it inspects, and data that can't be sanitized is not sent.
  const quietly = (run: () => void): void => {
    try {
      run()
    } catch {}
  }
  const inspect = (event: InspectionEvent) => quietly(() => hear(event))
  const introduceAll = (root: AnyActorRef) => {
    for (const actor of treeOf(root)) quietly(() => introduce(actor))
  }

  return {
    inspect,
    attach({ kit }) {
      introduceAll(kit)
      const { unsubscribe } = kit.system.inspect(inspect)
      return () => {
        unsubscribe()
        roots.delete(kit)
      }
    },
    retell() {
      known = new WeakSet()
      for (const root of [...roots]) introduceAll(root)
    },
  }
}

const rootOf = (actor: AnyActorRef): AnyActorRef => (actor._parent ? rootOf(actor._parent) : actor)

/** The sent part of a snapshot: state and data, without the chart. */
const snapshotOf = (snapshot: unknown): unknown => {
  if (snapshot === undefined) return { status: 'active' }
  return isMachineSnapshot(snapshot) ? snapshot.toJSON() : snapshot
}
