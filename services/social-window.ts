import { isTelegram } from './environment.ts'

/** How long a window waits for the login that it was opened for, in milliseconds. */
const life = 40_000

/** A window at a provider, null where the browser allowed none, and the origin that may speak in it. */
export interface OpenedWindow {
  page: Window | null
  origin: string
}

/** The windows of logins at a provider. */
export interface SocialWindows {
  /** Opens one: in the click itself, since a browser allows it no later, and before it is known where it leads [social-window]. */
  open(): void
  /** The one that was opened, else a new one. */
  take(): OpenedWindow
}

/** @param url The page of the embedded wallet, whose origin has a page for what is loading. */
export function socialWindows(url: string): SocialWindows {
  let waiting: Window | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const open = (): Window | null => {
    try {
      return window.open(`${new URL(url).origin}/loading`, 'popupWindow', 'width=600,height=800,scrollbars=yes')
    } catch {
      return null
    }
  }
  const leave = () => {
    clearTimeout(timer)
    const left = waiting
    waiting = null
    return left
  }
  return {
    open() {
      if (isTelegram(window)) return
      // By its name, one that still waits is used again.
      leave()
      waiting = open()
      timer = setTimeout(() => leave()?.close(), life)
    },
    take: () => ({ page: leave() ?? open(), origin: new URL(url).origin }),
  }
}
