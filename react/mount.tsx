import { createRoot } from 'react-dom/client'
import type { ActorRefFrom } from 'xstate'
import { type Locale, loadMessages } from '../locales/index.ts'
import type { kitMachine } from '../machines/kit.ts'
import { Modal } from './modal.tsx'

export { fetchFirstView } from './outlet.tsx'

import type { AppKitOptions } from './options.ts'
import type { Store } from './store.ts'

/** Draws the kit into a root of its own, outside the dApp's tree, from the moment its words are there. */
export function mountModal(kit: ActorRefFrom<typeof kitMachine>, store: Store, options: AppKitOptions): () => void {
  const root = createRoot(document.createElement('div'))
  const locale: Locale = options.locale ?? 'en'
  let mounted = true
  void loadMessages(locale).then((messages) => {
    if (mounted)
      root.render(<Modal kit={kit} store={store} messages={messages} locale={locale} direction={options.direction} />)
  })
  return () => {
    mounted = false
    // Outside React's own commit: the provider that lets go may be unmounting right now.
    setTimeout(() => root.unmount())
  }
}
