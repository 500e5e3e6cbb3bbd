/** The element that had the focus when the modal opened, and its parent. */
export type Opener = readonly [element: Element | null, around: Element | null | undefined] | undefined

const buttons = '.portico-button'
/** The elements of `portico/appkit` that render buttons. */
const elements = ['button', 'connect-button', 'account-button', 'network-button', 'wallet-button']
  .flatMap((name) => [`appkit-${name}`, `w3m-${name}`])
  .join()
const controls = 'button, a[href], input, select, textarea, [tabindex]'

/** Whether the focus is nowhere in the page, or still in the closing dialog. */
function isLost(dialog: Element): boolean {
  const { activeElement, body } = dialog.ownerDocument
  const root = dialog.getRootNode()
  const host = root instanceof ShadowRoot ? root.host : dialog
  return !activeElement || activeElement === body || host.contains(activeElement)
}

/** Calls back once if the focused element is removed before the focus moves. */
function onFocusedRemoved(page: Document, removed: () => void): void {
  let focused = page.activeElement
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
  if (!focused || focused === page.body) return
  const isThere = () => focused.isConnected
  const stop = () => {
    observer.disconnect()
    focused.removeEventListener('blur', onBlur)
  }
  const observer = new MutationObserver(() => {
    if (isThere()) return
    stop()
    removed()
  })
  // Some browsers say so when a focused element is removed, just before.
  const onBlur = () => queueMicrotask(() => isThere() && stop())
  focused.addEventListener('blur', onBlur)
  for (const root of [page, focused.getRootNode()]) observer.observe(root, { childList: true, subtree: true })
}

/**
 * Returns the focus if the opener of the modal has gone: to the current button of the same element, else to a connect
 * button, else to a control in the opener's parent. If the user has moved the focus meanwhile, it stays there. An
 * opener that goes while it has the focus, since the page shows an account only later, counts too.
 */
export function returnFocus(dialog: Element, opener: Opener): void {
  const [element, around] = opener ?? []
  const page = dialog.ownerDocument
  if (!element || element === page.body) return
  const inside = (host: Element) => [...(host.shadowRoot?.querySelectorAll<HTMLElement>(buttons) ?? [])]
  const giveBack = () => {
    const places = [
      ...(element instanceof HTMLElement && element.isConnected ? [element] : []),
      ...(element.isConnected ? inside(element) : []),
      ...page.querySelectorAll<HTMLElement>(buttons),
      ...[...page.querySelectorAll(elements)].flatMap(inside),
      ...(around?.isConnected && around !== page.body ? around.querySelectorAll<HTMLElement>(controls) : []),
    ]
    for (const place of places) {
      if (!isLost(dialog)) return
      place.focus({ preventScroll: true })
    }
  }
  giveBack()
  onFocusedRemoved(page, giveBack)
}
