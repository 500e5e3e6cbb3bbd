import { createRoot } from 'react-dom/client'
import type { ActorRefFrom } from 'xstate'
import { acceptedText } from '../../core/legal.ts'
import { createCatalog } from '../../locales/catalog.ts'
import { commonMessages } from '../../locales/index.ts'
import type { Spoken } from '../../locales/speak.ts'
import type { kitMachine } from '../../machines/kit/index.ts'
import { moreWallets, rarePart } from '../../views/connect/wallets.tsx'
import { ViewBoundary } from '../../views/view-boundary.tsx'
import { afterPaint } from '../handle/after-paint.ts'
import type { AppKitOptions } from '../handle/options.ts'
import type { Store } from '../store/store.ts'
import { Modal } from './modal.tsx'
import { loadAhead } from './views.ts'

/** Draws the kit into a root of its own, outside the dApp's tree; returns the way to end that. */
type Draw = (
  kit: ActorRefFrom<typeof kitMachine>,
  store: Store,
  onApproach: () => void,
  /** What draws has broken, and is gone from the page. */
  onBroken: () => void,
) => () => void

/** Loads the messages of the modal and of its first view, and what a connected user sees first. @throws what the loading threw. */
export async function prepareModal(
  options: AppKitOptions,
  connected: boolean,
  spoken?: Promise<Spoken | undefined>,
): Promise<Draw> {
  const shownIn = await spoken
  const catalog = createCatalog(shownIn?.locale)
  await catalog.load(commonMessages)
  // What the dApp wants around the list is there with it: nothing moves under the user's hands.
  if (acceptedText(options) || options.features?.listExtras) await rarePart.load(catalog).catch(() => undefined)
  const Drawn = options.enableEmbedded
    ? await import('./embedded-modal.tsx').then((embedded) => embedded.default)
    : Modal
  if (connected) loadAhead(catalog, 'account', 'Account')
  return (kit, store, onApproach, onBroken) => {
    const root = createRoot(document.createElement('div'))
    const direction = options.direction ?? shownIn?.direction
    root.render(
      <ViewBoundary broken={null} onBroken={onBroken}>
        <Drawn {...{ kit, store, catalog, direction, onApproach }} />
      </ViewBoundary>,
    )
    // The directory's rows come with the list where there is a project, and the list may be far off yet.
    if (options.projectId)
      void afterPaint()
        .then(() => moreWallets.load(catalog))
        .catch(() => undefined)
    return () => root.unmount()
  }
}
