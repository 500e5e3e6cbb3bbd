const locks = new WeakMap<Document, [held: Set<object>, free: () => void]>()

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
  const [held, free] = locks.get(page) ?? [new Set(), hold(page.documentElement)]
  locks.set(page, [held, free])
  const lock = {}
  held.add(lock)
  return () => {
    if (held.delete(lock) && held.size === 0) {
      locks.delete(page)
      free()
    }
  }
}
