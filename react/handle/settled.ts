import type { Subscription } from 'xstate'

interface Tagged<S> {
  getSnapshot(): S
  subscribe(observer: { next(): void; complete(): void }): Subscription
}

/** The snapshot of an actor once it has lost a tag, or has ended. Not by XState’s `waitFor`, which every open modal would weigh. */
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
