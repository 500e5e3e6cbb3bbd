import type { ActorRefLike, AnyActorRef } from 'xstate'
import { isActor } from '../tree.ts'
import { type ActorRecord, recordOf, statusOf } from './actor-record.ts'

/** The maximum number of ended actors to keep. */
const ENDED = 50
/** After this many new actors, search for those that ended without an event, for example because their chart threw. */
const ROUND = 100

/** The actors of a system: the running ones, and the last ended ones. */
export interface Actors {
  /** The record of a known running actor. */
  known(ref: ActorRefLike): ActorRecord | undefined
  /** The record of a running actor; created if it is unknown. */
  meet(ref: ActorRefLike): ActorRecord | undefined
  end(record: ActorRecord): void
  /** All of them: the running ones, then the ended ones, latest first. */
  all(): ActorRecord[]
  /** Marks all running actors as ended: they are no longer observed. */
  leave(): void
}

export function createActors(): Actors {
  const running = new Map<string, ActorRecord>()
  const ended = new Map<string, ActorRecord>()
  let met = 0

  const end = (record: ActorRecord) => {
    record.waiting = []
    record.current = undefined
    record.view = undefined
    running.delete(record.key)
    ended.set(record.key, record)
    const [oldest] = ended.keys()
    if (ended.size > ENDED && oldest !== undefined) ended.delete(oldest)
  }
  /** An actor is observed again. */
  const revive = (record: ActorRecord) => {
    ended.delete(record.key)
    running.set(record.key, record)
    record.isLeft = false
    record.view = undefined
    return record
  }
  const sweep = () => {
    for (const record of [...running.values()]) if (!isAlive(record.ref)) end(record)
  }
  return {
    known: (ref) => running.get(ref.sessionId),
    meet(ref) {
      const known = running.get(ref.sessionId)
      if (known || !isActor(ref) || !isAlive(ref)) return known
      const previous = ended.get(ref.sessionId)
      if (previous) return revive(previous)
      if (++met % ROUND === 0) sweep()
      const record = recordOf(ref)
      running.set(record.key, record)
      return record
    },
    end,
    all() {
      sweep()
      return [...running.values(), ...[...ended.values()].reverse()]
    },
    leave() {
      for (const record of [...running.values()]) {
        record.isLeft = true
        end(record)
      }
    },
  }
}

/** Whether an actor is still running. */
export const isAlive = (ref: AnyActorRef) => statusOf(ref.getSnapshot()) === 'active'
