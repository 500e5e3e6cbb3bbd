import { isTelegram } from './environment.ts'

/** How long an unused window stays open, in milliseconds. */
const life = 40_000

/** A provider's window, null if the browser blocked it, and the origin whose messages count. */
export interface OpenedWindow {
  page: Window | null
  origin: string
}

/** The windows of social logins. */
export interface SocialWindows {
  /** Opens a window before its destination is known: only within a click does a browser allow it [social-window]. */
  open(): void
  /** The window that was opened, else a new one. */
  take(): OpenedWindow
}

/** @param url The embedded wallet's page, whose origin has a loading page. */
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
      // A waiting window is reused by its name.
      leave()
      waiting = open()
      timer = setTimeout(() => leave()?.close(), life)
    },
    take: () => ({ page: leave() ?? open(), origin: new URL(url).origin }),
  }
}
