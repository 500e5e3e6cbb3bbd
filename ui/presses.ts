/** How far a pointer strays that still presses what it began on, in pixels. */
const SLOP = 10
/** How far apart, in pixels and in milliseconds, the two presses of a double tap are at most. */
const DOUBLE = { distance: 30, time: 500 }

interface Press {
  /** The modal's or the page's control, or what was pressed where there is none. */
  target: Element
  at: number
  x: number
  y: number
  isTouch: boolean
  /** Whether it began where another target was pressed a moment before. */
  isSecond: boolean
}

let last: Press | undefined

const isOurs = (element: Element): boolean => element.closest('dialog .frame, dialog > .overlay') !== null

/** From the document, the event's own target is the host of the modal's shadow root. */
const targetOf = (event: Event): Element | undefined => {
  const [target] = event.composedPath()
  return target instanceof Element ? (target.closest('button, a') ?? target) : undefined
}

function notePress(event: PointerEvent, target: Element): void {
  const { timeStamp: at, clientX: x, clientY: y } = event
  const isSecond =
    last !== undefined &&
    last.target !== target &&
    (isOurs(last.target) || isOurs(target)) &&
    at - last.at < DOUBLE.time &&
    Math.hypot(x - last.x, y - last.y) < DOUBLE.distance
  last = { target, at, x, y, isTouch: event.pointerType === 'touch', isSecond }
}

/** Binds a press in the modal to the control it began on, even if the layout moves that control. */
function holdPress({ pointerId, clientX, clientY }: PointerEvent, target: Element): void {
  if (!(target instanceof HTMLElement) || !target.matches('dialog .frame :is(button, a)')) return
  target.setPointerCapture(pointerId)
  target.onpointermove = (move) => {
    const isAway = Math.hypot(move.clientX - clientX, move.clientY - clientY) > SLOP
    if (isAway && target.hasPointerCapture(pointerId)) target.releasePointerCapture(pointerId)
  }
}

function onPointerDown(event: PointerEvent): void {
  const target = targetOf(event)
  // A script's own press has no pointer that could be captured.
  if (!target || !event.isTrusted) return
  notePress(event, target)
  holdPress(event, target)
}

/** Drops the second half of a double click or double tap whose first half has brought another control to that place. */
function onClick(event: MouseEvent): void {
  if (!event.isTrusted || !last?.isSecond || !(last.isTouch || event.detail > 1)) return
  event.stopImmediatePropagation()
  event.preventDefault()
}

/** Keeps presses in the modal from reaching a control that has just come under the pointer [look-press]. */
export function watchPresses(page: Document): void {
  page.addEventListener('pointerdown', onPointerDown, true)
  page.addEventListener('click', onClick, true)
}
