import { createContext, useContext, useEffect, useState } from 'react'
import { waitFor } from 'storybook/test'
import type { Move } from '../devtools/simulation.ts'
import type { MessageCatalog } from '../locales/catalog.ts'
import type { KitInput } from '../machines/kit/index.ts'
import { Modal } from '../react/modal/modal.tsx'
import { atRest, createStore, type ThemeMode } from '../react/store/store.ts'
import { startKit } from '../tests/model/start-kit.ts'
import { played } from './played.ts'

/** The toolbar's settings. */
export interface Settings {
  catalog: MessageCatalog
  direction: 'ltr' | 'rtl'
  themeMode: ThemeMode
  accent: string | undefined
}

export const SettingsContext = createContext<Settings | null>(null)

const storeIn = (themeMode: ThemeMode) =>
  createStore({ ...atRest, status: 'open', initialized: true, active: 'eip155', themeMode })

export interface SceneProps {
  /** The moves from the empty page to the state shown. */
  path: Move[]
  /** The kit's input, where it differs from the default. */
  input?: Partial<KitInput>
  /** Whether lazy flows load only where the path says so. By default they load at once. */
  lazy?: boolean
}

/** The modal in a state that the real charts reach by a path, and then stay in. */
export function Scene({ path, input = {}, lazy = false }: SceneProps) {
  const settings = useContext(SettingsContext)
  const [simulation] = useState(() => startKit(path, input, lazy))
  useEffect(() => {
    played.simulation = simulation
  }, [simulation])
  const themeMode = settings?.themeMode ?? 'light'
  const [store] = useState(() => storeIn(themeMode))
  useEffect(() => store.set({ themeMode }), [store, themeMode])
  const accent = settings?.accent
  useEffect(
    () => store.set({ themeVariables: accent === undefined ? {} : { '--w3m-accent': accent } }),
    [store, accent],
  )
  if (!settings) return null
  const { catalog, direction } = settings
  return <Modal kit={simulation.root} store={store} catalog={catalog} direction={direction} />
}

/** Waits until the view has loaded and only endless animations still run. */
export async function arrived(): Promise<void> {
  const root = await waitFor(
    () => {
      const found = document.querySelector('w3m-modal')?.shadowRoot
      const stage = found?.querySelector('.stage[aria-busy="false"]')
      const isDrawing = found?.querySelector('[data-testid="wui-qr-code"] .qr-blank')
      // The placeholder of a loading view is a list without text.
      const isBlank = stage?.textContent === '' && !stage.querySelector('[aria-busy="true"]')
      if (!found || !stage || isBlank || isDrawing) throw new Error('The view is not there yet')
      return found
    },
    { timeout: 10_000 },
  )
  const passing = root
    .getAnimations()
    // Scroll-driven animations never end either, and an animation that takes minutes counts as at rest.
    .filter(
      ({ effect, timeline }) =>
        timeline === document.timeline && Number(effect?.getComputedTiming().endTime ?? 0) < 60_000,
    )
  await Promise.allSettled(passing.map(({ finished }) => finished))
}
