/** The frame's place in the page. It is out of sight until it is shown in a slot. */
export function frameElement(url: URL): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  frame.id = 'w3m-iframe'
  frame.name = 'w3m-secure-iframe'
  frame.title = 'Embedded wallet'
  // It learns whom it talks to by that, and no more.
  frame.referrerPolicy = 'origin'
  frame.src = url.href
  hide(frame)
  return frame
}

/** The page's own styles do not reach it: it would have to say `!important` as well, and come later. */
function dress(frame: HTMLIFrameElement, styles: Readonly<Record<string, string>>): void {
  frame.style.cssText = ''
  for (const [name, value] of Object.entries(styles)) frame.style.setProperty(name, value, 'important')
}

const hide = (frame: HTMLIFrameElement) => dress(frame, { display: 'none', border: 'none' })

/** A new parent without a new load, where the browser can do that; elsewhere the frame says again that it is ready. */
function move(frame: HTMLIFrameElement, host: Element): void {
  if (frame.parentNode === host) return
  if ('moveBefore' in host && typeof host.moveBefore === 'function') host.moveBefore(frame, null)
  else host.append(frame)
}

/**
 * Shows the frame as a child of an element, in that element's slot: so it lies in the top layer with the dialog around the
 * slot, and can be pressed though the page is inert. Returns what hides it.
 */
export function showFrame(frame: HTMLIFrameElement, host: Element, slot: string): () => void {
  move(frame, host)
  frame.slot = slot
  dress(frame, { display: 'block', border: 'none', 'inline-size': '100%', 'block-size': '100%' })
  return () => hide(frame)
}
