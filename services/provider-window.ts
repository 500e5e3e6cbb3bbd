import { PorticoError } from '../core/errors.ts'

/** As large as the reference product opens it. */
const features = 'width=600,height=800,scrollbars=yes'

/** A window in which a visitor does something at a provider. */
export interface ProviderWindow {
  /** Also of one whose page has cut itself off from this one: it cannot be told from one that is closed. */
  isClosed(): boolean
}

/**
 * Opens a provider's page in a window of its own, at once, so that the browser still counts the press. The page cannot reach
 * back to this one [onramp-window]. @throws `onramp.blocked` where the browser opens none.
 */
export type OpenProviderWindow = (url: string) => ProviderWindow

type Opened = NonNullable<ReturnType<Window['open']>>

/** The windows of a page's providers: one in which the same is open already comes to the front. */
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
    // What cannot reach back to this page cannot be closed or led on by it either: the name would be refused.
    const made = page.open('', opened.length === 0 ? 'popupWindow' : '_blank', features)
    if (!made) throw new PorticoError('onramp.blocked')
    made.opener = null
    made.location.href = url
    opened.push({ url, window: made })
    return { isClosed: isClosed(made) }
  }
}
