/** The elements that contain the modal; the second name is for pages in which another kit has taken the first. */
const modals = 'w3m-modal, portico-modal'

/** Events of the devtools that must not reach the modal, even when they are inside it. */
const own = ['keydown', 'keyup', 'pointerdown', 'click', 'focusin'] as const
const stop = (event: Event) => event.stopPropagation()

/**
 * Keeps an element usable while the modal is open: everything outside an open modal dialog is inert, so the element
 * moves into the dialog, and back. Returns the function that stops it.
 */
export function stayReachable(host: HTMLElement, home: Element): () => void {
  for (const type of own) host.addEventListener(type, stop)
  const seen = new WeakSet<Node>()
  const place = () => {
    for (const { shadowRoot } of document.querySelectorAll(modals)) {
      if (!shadowRoot || seen.has(shadowRoot)) continue
      seen.add(shadowRoot)
      observer.observe(shadowRoot, { subtree: true, attributeFilter: ['open'] })
    }
    const parent = openModal() ?? home
    if (host.parentNode === parent) return
    clearRoom(host)
    move(host, parent)
    makeRoom(host)
  }
  const observer = new MutationObserver(place)
  observer.observe(document.body, { childList: true })
  place()
  return () => {
    observer.disconnect()
    clearRoom(host)
    for (const type of own) host.removeEventListener(type, stop)
  }
}

function openModal(): Element | undefined {
  const open = [...document.querySelectorAll(modals)].map(({ shadowRoot }) => shadowRoot?.querySelector('dialog:modal'))
  return open.find((dialog) => !!dialog) ?? undefined
}

/** Moves an element without losing the focus in it. */
function move(host: HTMLElement, parent: Element): void {
  const focused = host.shadowRoot?.activeElement
  parent.append(host)
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
}

/** The size that the modal's card needs in the page, in pixels; a higher card scrolls. */
const CARD = { width: 392, height: 280 }

/** Moves the open modal out of the panel's way, if there is room. */
export function makeRoom(host: HTMLElement): void {
  clearRoom(host)
  const dialog = host.parentNode
  const { side, size = '0' } = host.dataset
  if (!(dialog instanceof HTMLDialogElement)) return
  if (side === 'end' && innerWidth - Number(size) >= CARD.width) dialog.style.paddingInlineEnd = `${size}px`
  if (side === 'bottom' && innerHeight - Number(size) >= CARD.height) dialog.style.paddingBlockEnd = `${size}px`
}

function clearRoom({ parentNode }: HTMLElement): void {
  if (!(parentNode instanceof HTMLDialogElement)) return
  parentNode.style.removeProperty('padding-inline-end')
  parentNode.style.removeProperty('padding-block-end')
}

/** Insets the page so that the panel does not cover it, if there is room. Returns the function that restores it. */
export function insetPage(side: 'bottom' | 'end', size: number): () => void {
  const { body } = document
  // The devtools are left-to-right, whatever the page's direction.
  const end = getComputedStyle(body).direction === 'rtl' ? 'paddingInlineStart' : 'paddingInlineEnd'
  const edge = side === 'bottom' ? 'paddingBlockEnd' : end
  if (side === 'end' && innerWidth - size < CARD.width) return () => undefined
  const { [edge]: before } = body.style
  body.style[edge] = `${size}px`
  return () => {
    body.style[edge] = before
  }
}
