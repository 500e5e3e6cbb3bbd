import { useCallback, useMemo, useSyncExternalStore } from 'react'
import type { AnyActorRef } from 'xstate'

type Readable = Pick<AnyActorRef, 'subscribe' | 'getSnapshot'>
type Seen<A extends Readable> = ReturnType<A['getSnapshot']>

/** A part of what an actor shows, where it is there; draws anew when it is another. @throws what the actor broke with. */
export function useSelector<A extends Readable, T>(actor: A, select: (snapshot: Seen<A>) => T): T
export function useSelector<A extends Readable, T>(
  actor: A | undefined,
  select: (snapshot: Seen<A>) => T,
): T | undefined
export function useSelector<A extends Readable, T>(
  actor: A | undefined,
  select: (snapshot: Seen<A>) => T,
): T | undefined {
  const subscribe = useCallback(
    (look: () => void) => {
      const following = actor?.subscribe({ next: look, error: look })
      return () => following?.unsubscribe()
    },
    [actor],
  )
  const read = useMemo(() => {
    // React asks more than once, and a part may be put together on every asking.
    let last: { snapshot: Seen<A>; part: T } | undefined
    return () => {
      if (!actor) return undefined
      const snapshot: Seen<A> = actor.getSnapshot()
      if (snapshot.status === 'error') throw snapshot.error
      if (last?.snapshot !== snapshot) last = { snapshot, part: select(snapshot) }
      return last.part
    }
  }, [actor, select])
  return useSyncExternalStore(subscribe, read, read)
}
