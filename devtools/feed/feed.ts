import type { AnyActorRef } from 'xstate'
import { treeOf } from '../tree.ts'
import { viewOf } from './actor-record.ts'
import { createActors, isAlive } from './actors.ts'
import { listenTo } from './listen.ts'
import { createRing } from './ring.ts'
import { type Heard, type Knowledge, nothing } from './terms.ts'

/** How many events the log holds. */
export const LOG = 500

/** What is heard of running systems, for its readers, which are notified at most once a frame. */
export interface Feed {
  /** Listens to the system of an actor, from now on; the actors that are there already are found. Returns the way to stop. */
  attach(root: AnyActorRef): () => void
  get(): Knowledge
  subscribe(listener: () => void): () => void
  /** Empties the log. */
  clear(): void
}

/** Calls back once, when there is time to draw; returns the way to prevent that. */
export type Frame = (run: () => void) => () => void

/** Starts to record events. Nothing is computed from them until something reads the feed. */
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
