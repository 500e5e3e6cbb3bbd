import type { AnyActorRef } from 'xstate'
import { treeOf } from '../tree.ts'
import { viewOf } from './actor-record.ts'
import { createActors, isAlive } from './actors.ts'
import { listenTo } from './listen.ts'
import { createRing } from './ring.ts'
import { type Heard, type Knowledge, nothing } from './terms.ts'

/** The maximum number of events in the log. */
export const LOG = 500

/** The recorded events of running systems. Subscribers are notified at most once per frame. */
export interface Feed {
  /**
   * Observes the system of an actor, from now on, including its existing actors. Returns the function that stops it.
   */
  attach(root: AnyActorRef): () => void
  get(): Knowledge
  subscribe(listener: () => void): () => void
  /** Empties the log. */
  clear(): void
}

/** Schedules a callback for the next frame. Returns the function that cancels it. */
export type Frame = (run: () => void) => () => void

/** Starts recording events. Nothing is computed from them until the feed is read. */
export function createFeed(frame: Frame = nextFrame): Feed {
  const actors = createActors()
  const log = createRing<Heard>(LOG)
  const listeners = new Set<() => void>()
  let known: Knowledge = nothing
  let count = 0
  let planned: (() => void) | undefined

  const publish = () => {
    planned = undefined
    known = { actors: actors.all().map(viewOf), log: log.all(), count }
    for (const listener of [...listeners]) listener()
  }
  const plan = () => {
    if (listeners.size > 0) planned ??= frame(publish)
  }
  const see = listenTo(actors, (heard) => {
    count += 1
    log.push(heard)
  })

  return {
    attach(root) {
      for (const actor of treeOf(root).filter(isAlive)) actors.meet(actor)
      const following = root.system.inspect((happening) => {
        see(happening)
        plan()
      })
      plan()
      return () => {
        following.unsubscribe()
        actors.leave()
        plan()
      }
    },
    get: () => known,
    subscribe(listener) {
      listeners.add(listener)
      if (listeners.size === 1) plan()
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        planned?.()
        planned = undefined
        known = nothing
      }
    },
    clear() {
      log.clear()
      plan()
    },
  }
}

const nextFrame: Frame = (run) => {
  const frame = requestAnimationFrame(run)
  return () => cancelAnimationFrame(frame)
}
