import { afterEach, expect, it, vi } from 'vitest'
import type { FrameTheme } from '../../core/embedded-frame.ts'
import { atRest, createStore } from '../store/store.ts'
import { followTheme } from './follow-theme.ts'

afterEach(() => vi.unstubAllGlobals())

it('reports the current theme, and each change once, until stopped [embedded-theme]', () => {
  const system = Object.assign(new EventTarget(), { matches: false })
  vi.stubGlobal('matchMedia', () => system)
  const store = createStore(atRest)
  const told: FrameTheme[] = []
  const stop = followTheme(store, (theme) => told.push(theme))
  store.set({ themeVariables: {} })
  expect(told.splice(0)).toEqual([{ mode: 'light', variables: {} }])

  system.matches = true
  system.dispatchEvent(new Event('change'))
  store.set({ themeVariables: { '--w3m-accent': 'red' } })
  store.set({ themeMode: 'light' })
  expect(told.splice(0)).toEqual([
    { mode: 'dark', variables: {} },
    { mode: 'dark', variables: { '--w3m-accent': 'red' } },
    { mode: 'light', variables: { '--w3m-accent': 'red' } },
  ])

  stop()
  store.set({ themeMode: 'dark' })
  system.matches = false
  system.dispatchEvent(new Event('change'))
  expect(told).toEqual([])
})
