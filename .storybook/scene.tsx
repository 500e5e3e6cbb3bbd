import { createContext, useContext, useEffect, useState } from 'react'
import { waitFor } from 'storybook/test'
import type { Move } from '../devtools/simulation.ts'
import type { MessageCatalog } from '../locales/catalog.ts'
import type { KitInput } from '../machines/kit/index.ts'
import { Modal } from '../react/modal/modal.tsx'
import { atRest, createStore, type ThemeMode } from '../react/store/store.ts'
import { startKit } from '../tests/model/start-kit.ts'
import { played } from './played.ts'

/** What the toolbar decides. */
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
  /** What happened, from the empty page to the state that is shown. */
  path: Move[]
  /** What the dApp hands to the kit, where it differs from the usual. */
  input?: Partial<KitInput>
  /** Whether lazy flows arrive only where the path says so; at once unless given. */
  lazy?: boolean
}

/** The modal in a state that the real charts reach by a path; there they stay. */
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

/** Waits until the view is there and nothing moves any more but what moves for ever. */
export async function arrived(): Promise<void> {
  const root = await waitFor(
    () => {
      const found = document.querySelector('w3m-modal')?.shadowRoot
      const stage = found?.querySelector('.stage[aria-busy="false"]')
      const isDrawing = found?.querySelector('[data-testid="wui-qr-code"] .qr-blank')
      // The place of a view that is loading is a list without words.
      const isBlank = stage?.textContent === '' && !stage.querySelector('[aria-busy="true"]')
      if (!found || !stage || isBlank || isDrawing) throw new Error('The view is not there yet')
      return found
    },
    { timeout: 10_000 },
  )
  const passing = root
    .getAnimations()
    // What follows the scroll position never ends either, and what fills for minutes is at rest as it is.
    .filter(
      ({ effect, timeline }) =>
        timeline === document.timeline && Number(effect?.getComputedTiming().endTime ?? 0) < 60_000,
    )
  await Promise.allSettled(passing.map(({ finished }) => finished))
}
