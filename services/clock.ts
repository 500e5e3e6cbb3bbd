/** How often the clock is looked at, and by how much more than that it has to have moved to have jumped. */
const CHECK_MS = 5_000
const JUMP_MS = 5_000

type Page = Pick<Window, 'addEventListener' | 'removeEventListener'> & {
  document: Pick<Document, 'addEventListener' | 'removeEventListener' | 'visibilityState'>
}

/**
 * Calls back when timers may be late: the user comes back to the tab or goes online again, or the
 * clock has jumped under a tab that stayed in sight, as it does when a lid is opened. Returns the way to stop.
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
