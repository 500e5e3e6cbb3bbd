type Root = Document | ShadowRoot | Element

/** All elements below a root, including those in open shadow roots. */
export function* elementsIn(root: Root): Generator<Element> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT)
  while (walker.nextNode()) {
    const { currentNode } = walker
    if (!(currentNode instanceof Element)) continue
    yield currentNode
    if (currentNode.shadowRoot) yield* elementsIn(currentNode.shadowRoot)
  }
}

/** All text nodes below a root, including those in open shadow roots. */
export function* textsIn(root: Element | ShadowRoot): Generator<Text> {
  if (root instanceof Element && root.shadowRoot) yield* textsIn(root.shadowRoot)
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { currentNode } = walker
    if (currentNode instanceof Text) yield currentNode
    else if (currentNode instanceof Element && currentNode.shadowRoot) yield* textsIn(currentNode.shadowRoot)
  }
}

/** The node's parent in the flat tree: its slot, its parent, or its shadow root's host. */
export function parentOf(node: Node): Element | null {
  const slot = node instanceof Element || node instanceof Text ? node.assignedSlot : null
  const root = node.getRootNode()
  return slot ?? node.parentElement ?? (root instanceof ShadowRoot ? root.host : null)
}

/** Whether an element is another one, or inside it in the flat tree. */
export function isWithin(element: Element, other: Element): boolean {
  for (let at: Element | null = element; at; at = parentOf(at)) if (at === other) return true
  return false
}

/** The first element that matches, in the document or in any open shadow root. */
export function find(selector: string): Element | undefined {
  for (const element of elementsIn(document)) if (element.matches(selector)) return element
  return undefined
}
