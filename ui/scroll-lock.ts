const locks = new WeakMap<Document, Set<object>>()

/** Stops the page behind from scrolling without shifting its content; returns the release. Locks are counted. */
export function lockScroll(page: Document): () => void {
  const root = page.documentElement
  const { style } = root
  const held = locks.get(page) ?? new Set()
  locks.set(page, held)
  if (held.size === 0) {
    const width = root.offsetWidth
    style.overflow = 'hidden'
    const bar = root.offsetWidth - width
    // In place of the scrollbar's gutter, which nothing can be drawn over. It is on the right whichever way a page is read.
    if (bar) style.paddingRight = `calc(${getComputedStyle(root).paddingRight} + ${bar}px)`
  }
  const lock = {}
  held.add(lock)
  return () => {
    if (held.delete(lock) && held.size === 0) style.overflow = style.paddingRight = ''
  }
}
