/**
 * Calls back when the page takes an element out of its document, by itself or with the body that it is in, and also when
 * it puts it somewhere else. Returns the function that stops it.
 */
export function onRemoved(element: Element, removed: () => void): () => void {
  const root = element.getRootNode()
  const host = root instanceof ShadowRoot ? root.host : element
  const observer = new MutationObserver((records) => {
    if (!records.some(({ removedNodes }) => [...removedNodes].some((node) => node.contains(host)))) return
    removed()
    // What was just done about it is no news.
    observer.takeRecords()
    look()
  })
  const look = () => {
    // Not the whole tree: a page changes all the time.
    for (const node of [host.ownerDocument, host.ownerDocument.documentElement, host.parentNode])
      if (node) observer.observe(node, { childList: true })
  }
  look()
  return () => observer.disconnect()
}
