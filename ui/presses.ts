/** How far a pointer may move, in pixels, and still press the control where it started. */
const SLOP = 10
/** How far apart the two presses of a double tap are at most, in pixels and in milliseconds. */
const DOUBLE = { distance: 30, time: 500 }

interface Press {
  /** The control, or the element that was pressed if it is in none. */
  target: Element
  /** Whether the target is in the modal. */
  isOurs: boolean
  at: number
  x: number
  y: number
  isTouch: boolean
  /** Whether a click on it is the second half of a double press whose first half was on another target. */
  isSecond: boolean
}

let last: Press | undefined

/** For the document, the event's target is only the modal's host; its path has the element in the shadow root. */
const targetOf = (event: Event): Element | undefined => {
  const [target] = event.composedPath()
  return target instanceof Element ? (target.closest('button, a') ?? target) : undefined
}

function notePress(event: PointerEvent, target: Element): void {
  const { timeStamp: at, clientX: x, clientY: y } = event
  const isOurs = target.closest('dialog .frame, dialog > .overlay') !== null
  const isSecond =
    last !== undefined &&
    last.target !== target &&
    (last.isOurs || isOurs) &&
    at - last.at < DOUBLE.time &&
    Math.hypot(x - last.x, y - last.y) < DOUBLE.distance
  last = { target, isOurs, at, x, y, isTouch: event.pointerType === 'touch', isSecond }
}

/** Binds a press in the modal to the control where it started, even if the layout moves that control. */
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
  // A scripted press has no pointer to capture.
  if (!target || !event.isTrusted) return
  notePress(event, target)
  holdPress(event, target)
}

function onClick(event: MouseEvent): void {
  // A click by the keyboard has a count of 0, and belongs to no press.
  if (!last?.isSecond || event.detail <= (last.isTouch ? 0 : 1)) return
  event.stopImmediatePropagation()
  event.preventDefault()
}

/**
 * Keeps a press in the modal on the control where it started, and drops the second half of a double click or double tap
 * if another control has come under the pointer [look-press].
 */
export function watchPresses(page: Document): void {
  page.addEventListener('pointerdown', onPointerDown, true)
  page.addEventListener('click', onClick, true)
}
