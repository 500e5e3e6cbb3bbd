import { useAppKitTheme } from 'portico'
import { useEffect, useState, useSyncExternalStore } from 'react'

export const themes = ['light', 'dark', 'system'] as const
export type Theme = (typeof themes)[number]

const KEY = 'portico-demo-theme'

function readTheme(): Theme {
  try {
    const stored = localStorage.getItem(KEY)
    return themes.find((theme) => theme === stored) ?? 'system'
  } catch {
    return 'system'
  }
}

function writeTheme(theme: Theme): void {
  try {
    localStorage.setItem(KEY, theme)
  } catch {
    // Storage may be full or blocked: the choice then lasts as long as the page.
  }
}

/** Applies the stored theme to the page before its first paint. */
export function showTheme(theme: Theme = readTheme()): void {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}

const darkSystem = () => matchMedia('(prefers-color-scheme: dark)')

const followSystem = (listener: () => void) => {
  const query = darkSystem()
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** The user's choice of theme, for both the page and the modal. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const [theme, setTheme] = useState(readTheme)
  const dark = useSyncExternalStore(followSystem, () => darkSystem().matches)
  const { setThemeMode } = useAppKitTheme()
  const system = dark ? 'dark' : 'light'

  useEffect(() => setThemeMode(theme === 'system' ? system : theme), [theme, system, setThemeMode])

  const choose = (next: Theme) => {
    setTheme(next)
    writeTheme(next)
    showTheme(next)
  }
  return [theme, choose]
}
