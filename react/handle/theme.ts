import { useSyncExternalStore } from 'react'
import type { ThemeMode } from '../store/store.ts'

/** Whether the system asks for dark colours; undefined where the browser knows of no such thing. */
export const prefersDark = () => globalThis.matchMedia?.('(prefers-color-scheme: dark)')

/** Calls back when the system asks for other colours. Returns the function that stops it. */
export const followSystem = (listener: () => void) => {
  const query = prefersDark()
  query?.addEventListener?.('change', listener)
  return () => query?.removeEventListener?.('change', listener)
}

/** The theme in force: the dApp's choice, or else the system's, followed while it changes. */
export function useThemeMode(chosen: ThemeMode | undefined): ThemeMode {
  const dark = useSyncExternalStore(
    followSystem,
    () => prefersDark()?.matches ?? false,
    () => false,
  )
  return chosen ?? (dark ? 'dark' : 'light')
}
