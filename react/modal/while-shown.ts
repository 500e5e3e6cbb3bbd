import type { AnyActorRef } from 'xstate'
import { viewOf } from '../../machines/contract.ts'

/**
 * An actor as its view reads it: once its state names another view, or none, it stays as it was, unless it has come to its
 * end. So a view that is still up, while the next one's code loads or the modal leaves, goes on showing what it showed.
 */
export function whileShown(owner: AnyActorRef, view: string): AnyActorRef {
  let last = owner.getSnapshot()
  const getSnapshot = () => {
    const now = owner.getSnapshot()
    const named = viewOf(now)
    if (named === view || (named === undefined && now.status !== 'active')) last = now
    return last
  }
  return Object.create(owner, { getSnapshot: { value: getSnapshot } })
}
