import { useSyncExternalStore } from 'react'
import { findAppKit, requireAppKit, whenCreated } from '../handle/singleton.ts'
import { atRest, type PublicState } from '../store/store.ts'

/** Selects a slice of the public state; other changes don't cause a render. The server renders the initial state. */
export function useSlice<T>(hook: string, select: (state: PublicState) => T): T {
  const { store } = requireAppKit(hook)
  return useSyncExternalStore(
    store.subscribe,
    () => select(store.get()),
    () => select(store.initial),
  )
}

/** Likewise; before `createAppKit`, selects from the initial state. For hooks that only read [api-early]. */
export const useEarlySlice = <T>(select: (state: PublicState) => T): T =>
  useSyncExternalStore(
    subscribe,
    () => select(findAppKit()?.store.get() ?? atRest),
    () => select(findAppKit()?.store.initial ?? atRest),
  )

/** Subscribes to the page's state, from `createAppKit` on. */
function subscribe(listener: () => void): () => void {
  const follow = () => findAppKit()?.store.subscribe(listener)
  let end = follow()
  const forget = end
    ? undefined
    : whenCreated(() => {
        end = follow()
        // The kit may be created while React renders another component.
        queueMicrotask(listener)
      })
  return () => {
    forget?.()
    end?.()
  }
}
