import { createRoot } from 'react-dom/client'
import type { ActorRefFrom } from 'xstate'
import { type Locale, loadWords } from '../locales/index.ts'
import type { kitMachine } from '../machines/kit.ts'
import { Modal } from './modal.tsx'
import type { AppKitOptions } from './options.ts'
import type { Recording } from './recording.ts'
import type { Store } from './store.ts'
import { fetchAhead } from './views.ts'

/** Draws the kit into a root of its own, outside the dApp's tree; returns the way to end that. */
type Draw = (
  kit: ActorRefFrom<typeof kitMachine>,
  store: Store,
  onApproach: () => void,
  recording: Recording | undefined,
) => () => void

/** Fetches the first words of the modal, and what somebody connected sees first. @throws what the fetching threw. */
export async function prepareModal(options: AppKitOptions, connected: boolean): Promise<Draw> {
  const locale: Locale = options.locale ?? 'en'
  const words = await loadWords(locale)
  if (connected) fetchAhead(words, 'account', 'Account')
  return (kit, store, onApproach, recording) => {
    const root = createRoot(document.createElement('div'))
    const { direction } = options
    root.render(<Modal {...{ kit, store, words, locale, direction, onApproach, recording }} />)
    return () => root.unmount()
  }
}
