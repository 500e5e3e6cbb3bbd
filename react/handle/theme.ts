import { useSyncExternalStore } from 'react'
import type { ThemeMode } from '../store/store.ts'

/** Whether the system prefers dark colours; undefined if the browser can't tell. */
export const prefersDark = () => globalThis.matchMedia?.('(prefers-color-scheme: dark)')

/** Calls back when the system's colour preference changes. Returns the function that unsubscribes. */
export const followSystem = (listener: () => void) => {
  const query = prefersDark()
  query?.addEventListener?.('change', listener)
  return () => query?.removeEventListener?.('change', listener)
}

/** The theme in force: the dApp's choice, or else the system's, which is followed. */
export function useThemeMode(chosen: ThemeMode | undefined): ThemeMode {
  const dark = useSyncExternalStore(
    followSystem,
    () => prefersDark()?.matches ?? false,
    () => false,
  )
  return chosen ?? (dark ? 'dark' : 'light')
}
