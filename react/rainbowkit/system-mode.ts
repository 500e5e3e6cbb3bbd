import { useSyncExternalStore } from 'react'

const query = () => globalThis.matchMedia?.('(prefers-color-scheme: dark)')

const follow = (listener: () => void) => {
  const dark = query()
  dark?.addEventListener?.('change', listener)
  return () => dark?.removeEventListener?.('change', listener)
}

/** Whether the system shows pages dark. */
export const isSystemDark = (): boolean => query()?.matches ?? false

/** Likewise, as it changes; a server does not know. */
export const useSystemDark = (): boolean => useSyncExternalStore(follow, isSystemDark, () => false)
