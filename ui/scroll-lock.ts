/** The release functions of the active locks: only the first one restores the page, and it is popped last. */
const locks = new WeakMap<Document, ((() => void) | undefined)[]>()

/** Stops the page's root element from scrolling; returns the function that restores it. */
function hold(root: HTMLElement): () => void {
  const width = root.offsetWidth
  const { style } = root
  const before = style.cssText
  style.overflow = 'hidden'
  const bar = root.offsetWidth - width
  // Replaces the scrollbar, over which nothing can be drawn. It is on the right in either text direction.
  if (bar) style.paddingRight = `calc(${getComputedStyle(root).paddingRight} + ${bar}px)`
  const ours = style.cssText
  return () => {
    // If the page has changed the styles, the old ones may be outdated, such as another lock that would never end.
    if (style.cssText === ours) style.cssText = before
    else style.overflow = style.paddingRight = ''
  }
}

/**
 * Stops the page behind from scrolling without shifting its content; returns the release function. Locks are counted.
 */
export function lockScroll(page: Document): () => void {
  const held = locks.get(page) ?? []
  locks.set(page, held)
  held.push(held.length ? undefined : hold(page.documentElement))
  let isHeld = true
  return () => {
    // Whichever lock is released, the last one is popped.
    if (isHeld) held.pop()?.()
    isHeld = false
  }
}
