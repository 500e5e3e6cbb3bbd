/** For each lock that holds, what its release does: only the first one's ends the hold, as it is the last to go. */
const locks = new WeakMap<Document, ((() => void) | undefined)[]>()

/** Stops the page's element from scrolling; returns what ends that. */
function hold(root: HTMLElement): () => void {
  const width = root.offsetWidth
  const { style } = root
  const before = style.cssText
  style.overflow = 'hidden'
  const bar = root.offsetWidth - width
  // In place of the scrollbar's gutter, which nothing can be drawn over. It is on the right whichever way a page is read.
  if (bar) style.paddingRight = `calc(${getComputedStyle(root).paddingRight} + ${bar}px)`
  const ours = style.cssText
  return () => {
    // Once the page has changed it, what it had may be over: another's lock that would come back for ever.
    if (style.cssText === ours) style.cssText = before
    else style.overflow = style.paddingRight = ''
  }
}

/** Stops the page behind from scrolling without shifting its content; returns the release. Locks are counted. */
export function lockScroll(page: Document): () => void {
  const held = locks.get(page) ?? []
  locks.set(page, held)
  held.push(held.length ? undefined : hold(page.documentElement))
  let isHeld = true
  return () => {
    // Whichever lock is released, the last one that was added goes.
    if (isHeld) held.pop()?.()
    isHeld = false
  }
}
