/**
 * Calls back when the page takes an element out of its document, by itself or with what it is in (the shadow root's
 * content, the body), and also when it puts it somewhere else. Returns the function that stops it.
 */
export function onRemoved(element: Element, removed: () => void): () => void {
  const root = element.getRootNode()
  const host = root instanceof ShadowRoot ? root.host : element
  const observer = new MutationObserver((records) => {
    const removedNodes = records.flatMap((record) => [...record.removedNodes])
    if (!removedNodes.some((node) => node.contains(host) || node.contains(element))) return
    removed()
    // What was just done about it is no news.
    observer.takeRecords()
    look()
  })
  const look = () => {
    // Not the whole tree: a page changes all the time.
    const { ownerDocument: page, parentNode } = host
    for (const node of [page, page.documentElement, parentNode, root, element.parentNode])
      if (node) observer.observe(node, { childList: true })
  }
  look()
  return () => observer.disconnect()
}
