/** Creates the frame's element. It is hidden until it is shown in a slot. */
export function frameElement(url: URL): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  frame.id = 'w3m-iframe'
  frame.name = 'w3m-secure-iframe'
  frame.title = 'Embedded wallet'
  // Sends the frame only the page's origin.
  frame.referrerPolicy = 'origin'
  frame.src = url.href
  hide(frame)
  return frame
}

/** Sets inline styles that the page's styles can't override, except by a later `!important`. */
function dress(frame: HTMLIFrameElement, styles: Readonly<Record<string, string>>): void {
  frame.style.cssText = ''
  for (const [name, value] of Object.entries(styles)) frame.style.setProperty(name, value, 'important')
}

const hide = (frame: HTMLIFrameElement) => dress(frame, { display: 'none', border: 'none' })

/** Moves the frame. Returns whether that reloads it: browsers without `moveBefore` do. */
function move(frame: HTMLIFrameElement, host: Element): boolean {
  if (frame.parentNode === host) return false
  const keeps = 'moveBefore' in host && typeof host.moveBefore === 'function'
  if (keeps) host.moveBefore(frame, null)
  else host.append(frame)
  return !keeps
}

/**
 * Shows the frame as a child of an element, in a slot of it. So it is in the top layer with the dialog around the slot,
 * and is usable although the page is inert. Calls back if that reloads it. Returns the function that hides it.
 */
export function showFrame(frame: HTMLIFrameElement, host: Element, slot: string, onReload: () => void): () => void {
  if (move(frame, host)) onReload()
  frame.slot = slot
  dress(frame, { display: 'block', border: 'none', 'inline-size': '100%', 'block-size': '100%' })
  return () => hide(frame)
}
