import css from './drag-sheet.css?inline'
import type { adopt } from './styles.tsx'

/** Up to this width the card is a sheet, as in dialog.css. */
const SHEET_WIDTH = 430
/** A pull closes the sheet from this part of the card's height on, */
const FAR = 0.3
/** or from this speed on, in pixels per millisecond. */
const FAST = 0.5
/** How far a finger moves before its direction counts, in pixels. */
const SLOP = 6
/** How far back the movements count for the speed, in milliseconds. */
const RECENT = 80
/** How long the chart has to close the modal before the card is released, in milliseconds. */
const ANSWER = 100

const controls = 'a, button, input, select, textarea, label, video, iframe, [tabindex="0"]'

interface Point {
  readonly clientX: number
  readonly clientY: number
  readonly timeStamp: number
}

interface Pull {
  start: Point
  /** The position from which the card follows, once the movement is a pull. */
  from?: number
  /** The last movements, oldest first. */
  recent: Point[]
}

/** The current callback that asks to close. */
interface Asks {
  readonly current: { readonly onClose: (reason: 'backdrop') => void }
}

const pulled = new WeakSet<Element>()

/** Whether the pressed element, or one of its ancestors, would scroll first. */
function isScrolled(target: Element, card: Element): boolean {
  for (let each: Element | null = target; each && each !== card; each = each.parentElement)
    if (each.scrollTop > 0) return true
  return false
}

function speedOf({ recent }: Pull, end: Point): number {
  const first = recent.find(({ timeStamp }) => end.timeStamp - timeStamp < RECENT)
  return first && end.timeStamp > first.timeStamp
    ? (end.clientY - first.clientY) / (end.timeStamp - first.timeStamp)
    : 0
}

/**
 * Lets a finger or a pen pull a sheet down, except on controls. The sheet follows, and asks to close if released far
 * down or fast; otherwise, and if it may not close, it springs back [look-sheet]. Call it once per dialog.
 * @param style Passed in, not imported: otherwise it would be one more file that pages have to name.
 */
export function dragSheet(dialog: HTMLDialogElement, asks: Asks, style: typeof adopt): void {
  const card = dialog.querySelector<HTMLElement>('.card')
  const root = dialog.getRootNode()
  if (!card || pulled.has(dialog) || !(root instanceof ShadowRoot || root instanceof Document)) return
  pulled.add(dialog)
  style(root, css)
  let pull: Pull | undefined

  const move = (point: Point) => {
    if (!pull) return
    const [x, y] = [point.clientX - pull.start.clientX, point.clientY - pull.start.clientY]
    if (pull.from === undefined) {
      if (Math.hypot(x, y) < SLOP) return
      // Up or sideways is scrolling.
      if (y <= Math.abs(x)) pull = undefined
      else pull.from = point.clientY
    }
    if (pull?.from === undefined) return
    pull.recent.push(point)
    card.dataset.pulled = ''
    card.style.translate = `0 ${Math.max(0, point.clientY - pull.from)}px`
  }

  const letGo = () => {
    pull = undefined
    delete card.dataset.pulled
    card.style.translate = ''
  }

  card.addEventListener('pointerdown', (event) => {
    // A second finger: pinch to zoom.
    if (pull) return letGo()
    const { target } = event
    if (event.pointerType === 'mouse' || innerWidth > SHEET_WIDTH || !dialog.open) return
    if (!(target instanceof Element) || target.closest(controls) || isScrolled(target, card)) return
    // In a zoomed page, the movement pans.
    if ((globalThis.visualViewport?.scale ?? 1) > 1) return
    pull = { start: event, recent: [] }
  })
  card.addEventListener('pointermove', move)
  card.addEventListener(
    'touchmove',
    (event) => {
      const [touch] = event.touches
      if (touch) move({ clientX: touch.clientX, clientY: touch.clientY, timeStamp: event.timeStamp })
      // Otherwise the browser would scroll.
      if (pull?.from !== undefined && event.cancelable) event.preventDefault()
    },
    { passive: false },
  )
  card.addEventListener('pointerup', (event) => {
    if (pull?.from === undefined) return letGo()
    const far = event.clientY - pull.from
    const closes = far > card.offsetHeight * FAR || (far > SLOP && speedOf(pull, event) > FAST)
    if (!closes) return letGo()
    pull = undefined
    asks.current.onClose('backdrop')
    // From its position, out of sight or, if it may not close, back.
    setTimeout(letGo, ANSWER)
  })
  card.addEventListener('pointercancel', letGo)
}
