import type { AnyActorRef } from 'xstate'
import { viewOf } from '../../core/state-meta.ts'

/**
 * An actor as its view reads it: once its state names another view, or none, it stays as it was. So a view that is still up, while the next one's code loads or the modal leaves, goes on showing what it showed.
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
