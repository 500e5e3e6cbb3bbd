import { useSyncExternalStore } from 'react'
import { requireAppKit } from '../handle/singleton.ts'
import type { PublicState } from '../store/store.ts'

/** One slice of the public state; a change elsewhere renders nothing. The server renders the initial state. */
export function useSlice<T>(hook: string, select: (state: PublicState) => T): T {
  const { store } = requireAppKit(hook)
  return useSyncExternalStore(
    store.subscribe,
    () => select(store.get()),
    () => select(store.initial),
  )
}
