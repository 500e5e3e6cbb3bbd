/** What had the focus as the modal opened, and what that stood in. */
export type Opener = readonly [element: Element | null, around: Element | null | undefined] | undefined

const buttons = '.portico-button'
/** What the elements of `portico/appkit` draw their buttons in. */
const elements = ['button', 'connect-button', 'account-button', 'network-button', 'wallet-button']
  .flatMap((name) => [`appkit-${name}`, `w3m-${name}`])
  .join()
const controls = 'button, a[href], input, select, textarea, [tabindex]'

/** Whether the focus is nowhere in the page: in a dialog that leaves, it is as good as lost. */
function isLost(dialog: Element): boolean {
  const { activeElement, body } = dialog.ownerDocument
  const root = dialog.getRootNode()
  const host = root instanceof ShadowRoot ? root.host : dialog
  return !activeElement || activeElement === body || host.contains(activeElement)
}

/**
 * Gives the focus to where the user looks for it, once what opened the modal has gone: to what the same element draws now,
 * else to a connect button, else to what stands where the opener stood. Who has put it elsewhere meanwhile keeps it there.
 */
export function returnFocus(dialog: Element, opener: Opener): void {
  const [element, around] = opener ?? []
  const page = dialog.ownerDocument
  if (!element || element === page.body) return
  const inside = (host: Element) => [...(host.shadowRoot?.querySelectorAll<HTMLElement>(buttons) ?? [])]
  const places = [
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
