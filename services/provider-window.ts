import { PorticoError } from '../core/errors.ts'

/** The same size as in the reference product. */
const features = 'width=600,height=800,scrollbars=yes'

/** A window at a provider. */
export interface ProviderWindow {
  /** True as well if its page has severed the connection to this one, which looks the same. */
  isClosed(): boolean
}

/**
 * Opens a provider's page in a window, synchronously, so that the user's press counts. The page has no access to this
 * one [onramp-window].
 * @throws `onramp.blocked` if the browser blocks it.
 */
export type OpenProviderWindow = (url: string) => ProviderWindow

type Opened = NonNullable<ReturnType<Window['open']>>

/** The provider windows of a page. A window with the same URL is focused instead of opened again. */
export function providerWindows(page: Pick<Window, 'open'> = window): OpenProviderWindow {
  let opened: { url: string; window: Opened }[] = []
  const isClosed = (window: Opened) => () => window.closed
  return (url) => {
    opened = opened.filter((each) => !each.window.closed)
    const alreadyOpen = opened.find((each) => each.url === url)
    if (alreadyOpen) {
      alreadyOpen.window.focus()
      return { isClosed: isClosed(alreadyOpen.window) }
    }
    // A window without an opener can't be closed or navigated by name, so further ones need no name.
    const made = page.open('', opened.length === 0 ? 'popupWindow' : '_blank', features)
    if (!made) throw new PorticoError('onramp.blocked')
    made.opener = null
    made.location.href = url
    opened.push({ url, window: made })
    return { isClosed: isClosed(made) }
  }
}
