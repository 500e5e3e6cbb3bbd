/** What to look for: an element by its test id, or the innermost ones with this name or text. */
export interface Target {
  id?: string
  /** A control with this name. */
  button?: string
  /** A text. */
  text?: string
}

/** How something appears in a page. */
export interface Sight {
  text: string
  /** Its middle, in the window. */
  x: number
  y: number
  width: number
  height: number
  /** A click there hits it, and it stands still. */
  ready: boolean
  focused: boolean
}

/** Looks for something in the page and in its open shadow roots; null if a user would not see it. Runs in the page. */
export async function lookFor({ id, button, text }: Target): Promise<Sight | null> {
  const all: HTMLElement[] = []
  const roots: (Document | ShadowRoot)[] = [document]
  for (const root of roots)
    for (const element of root.querySelectorAll('*')) {
      if (element.shadowRoot) roots.push(element.shadowRoot)
      // A view that leaves is still drawn.
      if (element instanceof HTMLElement && !element.closest('.ghosts')) all.push(element)
    }
  const wordsOf = (element: HTMLElement) => (element.ariaLabel ?? element.textContent).trim()
  const matches = all.filter((element) => {
    if (id !== undefined) return element.dataset.testid === id
    if (button !== undefined) return element.matches('button, a') && wordsOf(element) === button
    return element.textContent.trim() === text
  })
  const seen = (element: HTMLElement) =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible'
  const element = matches.findLast(seen)
  if (!element) return null

  const before = element.getBoundingClientRect()
  if (before.top < 0 || before.bottom > innerHeight) element.scrollIntoView({ block: 'center' })
  await new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))
  const { left, top, width, height } = element.getBoundingClientRect()
  const [x, y] = [left + width / 2, top + height / 2]
  let hit = document.elementFromPoint(x, y)
  while (hit?.shadowRoot) {
    const inner = hit.shadowRoot.elementFromPoint(x, y)
    if (!inner || inner === hit) break
    hit = inner
  }
  const still = before.left === left && before.top === top && before.width === width
  const enabled = !element.matches(':disabled, [aria-busy="true"]')
  let active = document.activeElement
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
  return {
    ...{ text: element.textContent, x, y, width, height },
    ready: still && enabled && hit !== null && element.contains(hit),
    focused: active === element,
  }
}
