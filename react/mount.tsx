import { createRoot } from 'react-dom/client'
import type { ActorRefFrom } from 'xstate'
import { type Locale, loadMessages } from '../locales/index.ts'
import type { kitMachine } from '../machines/kit.ts'
import { Modal } from './modal.tsx'

export { fetchFirstView } from './outlet.tsx'

import type { AppKitOptions } from './options.ts'
import type { Store } from './store.ts'

/** Draws the kit into a root of its own, outside the dApp's tree; returns the way to end that. */
type Draw = (kit: ActorRefFrom<typeof kitMachine>, store: Store) => () => void

/** Fetches the words of the modal. @throws what the fetching threw. */
export async function prepareModal(options: AppKitOptions): Promise<Draw> {
  const locale: Locale = options.locale ?? 'en'
  const messages = await loadMessages(locale)
  return (kit, store) => {
    const root = createRoot(document.createElement('div'))
    root.render(<Modal kit={kit} store={store} messages={messages} locale={locale} direction={options.direction} />)
    return () => root.unmount()
  }
}
