import { useSyncExternalStore } from 'react'
import type { ThemeMode } from '../store/store.ts'

/** Undefined where the browser knows of no such thing. */
const prefersDark = () => globalThis.matchMedia?.('(prefers-color-scheme: dark)')

const follow = (listener: () => void) => {
  const query = prefersDark()
  query?.addEventListener?.('change', listener)
  return () => query?.removeEventListener?.('change', listener)
}

/** The theme in force: the dApp's choice, or else the system's, followed while it changes. */
export function useThemeMode(chosen: ThemeMode | undefined): ThemeMode {
  const dark = useSyncExternalStore(
    follow,
    () => prefersDark()?.matches ?? false,
    () => false,
  )
  return chosen ?? (dark ? 'dark' : 'light')
}
