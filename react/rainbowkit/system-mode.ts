import { useSyncExternalStore } from 'react'

const query = () => globalThis.matchMedia?.('(prefers-color-scheme: dark)')

const follow = (listener: () => void) => {
  const dark = query()
  dark?.addEventListener?.('change', listener)
  return () => dark?.removeEventListener?.('change', listener)
}

/** Whether the system prefers dark pages. */
export const isSystemDark = (): boolean => query()?.matches ?? false

/** Likewise, as a hook that follows changes; false on a server. */
export const useSystemDark = (): boolean => useSyncExternalStore(follow, isSystemDark, () => false)
