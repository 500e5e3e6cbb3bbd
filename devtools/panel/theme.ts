import { useCallback, useSyncExternalStore } from 'react'
import type { ReadableStore } from '../../react/store/store.ts'

export type Theme = 'light' | 'dark'

const query = '(prefers-color-scheme: dark)'

/** The theme of the modal, or else of the system. */
export function useTheme(store: Pick<ReadableStore, 'get' | 'subscribe'> | undefined): Theme {
  const subscribe = useCallback(
    (look: () => void) => {
      const system = matchMedia(query)
      system.addEventListener('change', look)
      const unfollow = store?.subscribe(look)
      return () => {
        system.removeEventListener('change', look)
        unfollow?.()
      }
    },
    [store],
  )
  const read = (): Theme => store?.get().themeMode ?? (matchMedia(query).matches ? 'dark' : 'light')
  return useSyncExternalStore(subscribe, read, () => 'light')
}
