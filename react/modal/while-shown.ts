import type { AnyActorRef } from 'xstate'
import { viewOf } from '../../core/state-meta.ts'

/**
 * An actor as its view reads it: frozen once the actor's state names another view, or none. A view that stays up while
 * the next one loads or the modal closes thus keeps its content.
 */
export function whileShown(owner: AnyActorRef, view: string): AnyActorRef {
  let last = owner.getSnapshot()
  const getSnapshot = () => {
    const now = owner.getSnapshot()
    if (viewOf(now) === view) last = now
    return last
  }
  return Object.create(owner, { getSnapshot: { value: getSnapshot } })
}
