import { behindOf, colour, contrast, over } from './colours.ts'

/** Something drawn: an element, or its `::before` or `::after`. */
interface Mark {
  element: Element
  pseudo?: '::before' | '::after'
}

/** The contrast that WCAG 1.4.11 requires of non-text parts. */
const ENOUGH = 3

const sides = ['Top', 'Right', 'Bottom', 'Left'] as const

/** The marks that stand out from their background by a fill, an edge or a line. */
export const seenMarks = (root: ShadowRoot): Mark[] => marksIn(root).filter(isSeen)

/** Whether the mark stands out now, as far as that can be computed. */
export function isSeen({ element, pseudo }: Mark): boolean {
  const style = getComputedStyle(element, pseudo)
  const behind = behindOf(pseudo ? element : element.parentElement)
  if (isSystems(element) || !behind) return true
  return coloursOf(style, element).some((text) => contrast(over(colour(text), behind), behind) >= ENOUGH)
}

/**
 * Whether the system draws the element (a checkbox); buttons and fields have `appearance: auto` too but their own look.
 */
export const isSystems = (element: Element): boolean =>
  element.matches('[type=checkbox]') && getComputedStyle(element).appearance === 'auto'

/** The mark's name in a message. */
export function nameOf({ element, pseudo }: Mark): string {
  const named = element.closest('[class], [data-testid]') ?? element
  const id = named.getAttribute('data-testid')
  const classes = [...named.classList].map((name) => `.${name}`).join('')
  const inside = named === element ? '' : ` ${element.localName}`
  return `${named.localName}${classes}${id ? `#${id}` : ''}${inside}${pseudo ?? ''}`
}

const marksIn = (root: ShadowRoot): Mark[] =>
  [...root.querySelectorAll('.card *, .toast *, .snackbar *')].flatMap((element): Mark[] => {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return []
    if (element instanceof SVGElement) return element instanceof SVGGeometryElement ? [{ element }] : []
    const drawn = (['::before', '::after'] as const).filter((pseudo) => {
      const { content, scale } = getComputedStyle(element, pseudo)
      return content !== 'none' && scale !== '0'
    })
    // A picture has its own colours.
    const own = getComputedStyle(element).backgroundImage === 'none' ? [{ element }] : []
    return [...own, ...drawn.map((pseudo) => ({ element, pseudo }))]
  })

/** A part's fill, border and shadow colours. */
function coloursOf(style: CSSStyleDeclaration, element: Element): string[] {
  if (element instanceof SVGElement) return [style.stroke, style.fill].filter((paint) => !/none|url/.test(paint))
  const edges = sides
    .filter((side) => Number.parseFloat(style[`border${side}Width`]) > 0)
    .map((side) => style[`border${side}Color`])
  const shadow = /^(.+?\)) /.exec(style.boxShadow)?.[1]
  return [style.backgroundColor, ...edges, ...(shadow ? [shadow] : [])]
}
