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

/** Renders the kit into its own root, outside the dApp's tree. Returns the function that unmounts it. */
type Draw = (
  kit: ActorRefFrom<typeof kitMachine>,
  store: Store,
  onApproach: () => void,
  /** The modal has crashed and is no longer in the page. */
  onBroken: () => void,
) => () => void

/**
 * Loads the messages of the modal and of its first view, and the first view of a connected user.
 * @throws any error of loading.
 */
export async function prepareModal(
  options: AppKitOptions,
  connected: boolean,
  spoken?: Promise<Spoken | undefined>,
): Promise<Draw> {
  const shownIn = await spoken
  const catalog = createCatalog(shownIn?.locale)
  await catalog.load(commonMessages)
  // The dApp's additions to the list load with it, so that nothing shifts under the user's pointer.
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
    // With a project, the list includes wallets of the directory; the list may not be opened for a while.
    if (options.projectId)
      void afterPaint()
        .then(() => moreWallets.load(catalog))
        .catch(() => undefined)
    return () => root.unmount()
  }
}
