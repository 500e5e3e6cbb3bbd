import type { Subscription } from 'xstate'

interface Tagged<S> {
  getSnapshot(): S
  subscribe(observer: { next(): void; complete(): void }): Subscription
}

/**
 * The snapshot of an actor once it no longer has a tag, or has ended. XState's `waitFor` would add to the size of every
 * open modal.
 */
export function settled<Tag extends string, S extends { status: string; hasTag(tag: Tag): boolean }>(
  actor: Tagged<S>,
  tag: Tag,
): Promise<S> {
  return new Promise((resolve) => {
    const check = () => {
      const snapshot = actor.getSnapshot()
      if (snapshot.status === 'active' && snapshot.hasTag(tag)) return
      subscription.unsubscribe()
      resolve(snapshot)
    }
    const subscription = actor.subscribe({ next: check, complete: check })
    check()
  })
}
