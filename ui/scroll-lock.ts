const locks = new WeakMap<Document, number>()

/** Stops the page behind from scrolling without shifting it; returns the release. Locks are counted. */
export function lockScroll(page: Document): () => void {
  const root = page.documentElement
  const held = locks.get(page) ?? 0
  locks.set(page, held + 1)
  if (held === 0) {
    const hasBar = (page.defaultView?.innerWidth ?? 0) > root.clientWidth
    root.style.setProperty('overflow', 'hidden')
    if (hasBar) root.style.setProperty('scrollbar-gutter', 'stable')
  }
  let released = false
  return () => {
    if (released) return
    released = true
    const left = (locks.get(page) ?? 1) - 1
    locks.set(page, left)
    if (left > 0) return
    root.style.removeProperty('overflow')
    root.style.removeProperty('scrollbar-gutter')
  }
}
