import { createRoot } from 'react-dom/client'
import type { ActorRefFrom } from 'xstate'
import { type Locale, loadMessages } from '../locales/index.ts'
import type { kitMachine } from '../machines/kit.ts'
import { Modal } from './modal.tsx'

export { fetchFirstView } from './outlet.tsx'

import type { AppKitOptions } from './options.ts'
import type { Store } from './store.ts'

/**
 * Draws the kit into a root of its own, outside the dApp's tree, once its words are there; resolves with the way to
 * end that. @throws what the fetching of the words threw.
 */
export async function mountModal(
  kit: ActorRefFrom<typeof kitMachine>,
  store: Store,
  options: AppKitOptions,
): Promise<() => void> {
  const locale: Locale = options.locale ?? 'en'
  const messages = await loadMessages(locale)
  const root = createRoot(document.createElement('div'))
  root.render(<Modal kit={kit} store={store} messages={messages} locale={locale} direction={options.direction} />)
  // Outside React's own commit: the provider that lets go may be unmounting right now.
  return () => void setTimeout(() => root.unmount())
}
