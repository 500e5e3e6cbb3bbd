/**
 * Calls back when the page removes an element from its document, alone or with a container (the shadow root's content,
 * the body), or moves it. Returns the function that stops it.
 */
export function onRemoved(element: Element, removed: () => void): () => void {
  const root = element.getRootNode()
  const host = root instanceof ShadowRoot ? root.host : element
  const observer = new MutationObserver((records) => {
    const removedNodes = records.flatMap((record) => [...record.removedNodes])
    if (!removedNodes.some((node) => node.contains(host) || node.contains(element))) return
    removed()
    // Ignore the changes of the callback itself.
    observer.takeRecords()
    look()
  })
  const look = () => {
    // Not the whole tree: pages change all the time.
    const { ownerDocument: page, parentNode } = host
    for (const node of [page, page.documentElement, parentNode, root, element.parentNode])
      if (node) observer.observe(node, { childList: true })
  }
  look()
  return () => observer.disconnect()
}
