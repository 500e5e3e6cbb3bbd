import type { FrameTheme } from '../../core/embedded-frame.ts'
import { followSystem, prefersDark } from '../handle/theme.ts'
import type { ReadableStore } from '../store/store.ts'

/** Calls back with the modal's theme, now and on every change [embedded-theme]. Returns the function that stops it. */
export function followTheme(store: Pick<ReadableStore, 'get' | 'subscribe'>, onTheme: (theme: FrameTheme) => void) {
  let last = ''
  const update = () => {
    const { themeMode, themeVariables: variables } = store.get()
    const theme: FrameTheme = { mode: themeMode ?? (prefersDark()?.matches ? 'dark' : 'light'), variables }
    const said = JSON.stringify(theme)
    if (said === last) return
    last = said
    onTheme(theme)
  }
  const unfollow = [store.subscribe(update), followSystem(update)]
  update()
  return () => {
    for (const stop of unfollow) stop()
  }
}
