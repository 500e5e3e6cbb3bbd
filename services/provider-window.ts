import { PorticoError } from '../core/errors.ts'

/** As large as the reference product opens it. */
const features = 'width=600,height=800,scrollbars=yes'

/** A window in which a visitor does something at a provider. */
export interface ProviderWindow {
  isClosed(): boolean
}

/**
 * Opens a provider's page in a window of its own, at once, so that the browser still counts the press. The page cannot reach
 * back to this one [onramp-window]. @throws `onramp.blocked` where the browser opens none.
 */
export function openProviderWindow(url: string, page: Pick<Window, 'open'> = window): ProviderWindow {
  const opened = page.open('', 'popupWindow', features)
  if (!opened) throw new PorticoError('onramp.blocked')
  opened.opener = null
  opened.location.href = url
  return { isClosed: () => opened.closed }
}
