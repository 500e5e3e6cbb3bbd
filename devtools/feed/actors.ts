import type { ActorRefLike, AnyActorRef } from 'xstate'
import { isActor } from '../tree.ts'
import { type ActorRecord, recordOf, statusOf } from './actor-record.ts'

/** How many of those that ended are kept for reading. */
const ENDED = 50
/** After how many new ones those are looked for that ended without a word, as one does whose chart has thrown. */
const ROUND = 100

/** The actors of a system: those that run, and the last of those that ended. */
export interface Actors {
  /** The record of one that runs and is known. */
  known(ref: ActorRefLike): ActorRecord | undefined
  /** The record of one that runs, a new one where it was not known. */
  meet(ref: ActorRefLike): ActorRecord | undefined
  end(record: ActorRecord): void
  /** All of them: those that run, and then those that ended, the last first. */
  all(): ActorRecord[]
  /** Takes all that run for ended: nothing listens to them any more. */
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
  /** One that was left is listened to again. */
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

/** Whether an actor still runs. */
export const isAlive = (ref: AnyActorRef) => statusOf(ref.getSnapshot()) === 'active'
