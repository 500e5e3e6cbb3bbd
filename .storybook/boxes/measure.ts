import { part } from '../../scripts/boxes/sheet.ts'

/**
 * The parts of the modal to compare, by their class in ui/: their positions and colours are what the user sees of a
 * state. Elements that have a test id are also identified by it.
 */
export const parts = [
  ...['card', 'header', 'title', 'icon-button', 'alert', 'alert-message', 'body', 'snackbar', 'toast', 'toast-text'],
  ...[
    'list',
    'row',
    'row-icon',
    'row-title',
    'row-sub',
    'row-problem',
    'row-value',
    'row-hint',
    'badge',
    'tag',
    'tabs',
    'tab',
  ],
  ...[
    'button',
    'button-text',
    'text-link',
    'text',
    'sign',
    'ring',
    'arc',
    'ring-icon',
    'ring-badge',
    'avatar',
    'amount',
    'skeleton',
  ],
  ...[
    'wallet-card',
    'wallet-card-title',
    'wallet-card-sub',
    'wallet-card-problem',
    'lesson',
    'lesson-text',
    'art',
    'plate',
    'footer',
  ],
  ...['empty', 'empty-art', 'empty-actions', 'copy-icon', 'corner-picture', 'expiring', 'qr', 'qr-logo'],
]

const ofParts = parts.map((name) => `.${name}`).join()

/**
 * Describes the visible parts, a line each: the card's position in the window, and each part's position in the card.
 */
export function measure(root: ShadowRoot): string[] {
  const card = root.querySelector('.card')
  if (!card) throw new Error('There is no card to measure')
  // An endless animation would be measured at an arbitrary moment.
  for (const animation of root.getAnimations()) animation.cancel()
  const origin = card.getBoundingClientRect()
  const names = new Map<string, number>()
  return [...root.querySelectorAll(ofParts)].flatMap((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    if (width === 0 || height === 0) return []
    const name = nameOf(element)
    const turn = (names.get(name) ?? 0) + 1
    names.set(name, turn)
    const [left, top] = element === card ? [0, 0] : [origin.x, origin.y]
    const box = [x - left, y - top, width, height].map(Math.round)
    return [part(turn === 1 ? name : `${name} ${turn}`, box, coloursOf(element))]
  })
}

const nameOf = (element: Element): string => {
  const name = parts.find((one) => element.classList.contains(one)) ?? ''
  const id = element.getAttribute('data-testid')
  return id === null ? name : `${name}#${id}`
}

/** An element's colours, as far as they differ from those of its parent. */
function coloursOf(element: Element): Record<string, string> {
  const style = getComputedStyle(element)
  const around = element.parentElement?.closest(ofParts)
  const colours: Record<string, string> = {}
  if (!around || getComputedStyle(around).color !== style.color) colours.color = style.color
  if (!isClear(style.backgroundColor)) colours.background = style.backgroundColor
  if (Number.parseFloat(style.borderTopWidth) > 0 && !isClear(style.borderTopColor))
    colours.border = style.borderTopColor
  if (element instanceof SVGElement) colours.stroke = style.stroke
  return colours
}

const isClear = (colour: string) => /[,/] ?0\)$/.test(colour)
