/** How often the clock is checked, and how large a deviation counts as a jump. */
const CHECK_MS = 5_000
const JUMP_MS = 5_000

type Page = Pick<Window, 'addEventListener' | 'removeEventListener'> & {
  document: Pick<Document, 'addEventListener' | 'removeEventListener' | 'visibilityState'>
}

/**
 * Calls back when timers may be late: the user returns to the tab or goes online, or the clock has jumped while the tab
 * was visible, as after opening a laptop. Returns the function that stops it.
 */
export function watchClock(onJump: (now: number) => void, page: Page = window): () => void {
  let last = Date.now()
  const wake = () => {
    last = Date.now()
    onJump(last)
  }
  const check = () => {
    const now = Date.now()
    if (Math.abs(now - last - CHECK_MS) > JUMP_MS) onJump(now)
    last = now
  }
  const show = () => {
    if (page.document.visibilityState === 'visible') wake()
  }
  const timer = setInterval(check, CHECK_MS)
  page.document.addEventListener('visibilitychange', show)
  page.addEventListener('pageshow', wake)
  page.addEventListener('online', wake)
  return () => {
    clearInterval(timer)
    page.document.removeEventListener('visibilitychange', show)
    page.removeEventListener('pageshow', wake)
    page.removeEventListener('online', wake)
  }
}
