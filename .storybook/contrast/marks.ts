import { behindOf, colour, contrast, over } from './colours.ts'

/** Something that is drawn: an element, or what it draws before or after itself. */
interface Mark {
  element: Element
  pseudo?: '::before' | '::after'
}

/** The contrast that WCAG 1.4.11 asks of what is no text. */
const ENOUGH = 3

const sides = ['Top', 'Right', 'Bottom', 'Left'] as const

/** What stands out from what is behind it by a fill, an edge or a line. */
export const seenMarks = (root: ShadowRoot): Mark[] => marksIn(root).filter(isSeen)

/** Whether it does so now, as far as that can be told. */
export function isSeen({ element, pseudo }: Mark): boolean {
  const style = getComputedStyle(element, pseudo)
  const behind = behindOf(pseudo ? element : element.parentElement)
  if (isSystems(element) || !behind) return true
  return coloursOf(style, element).some((text) => contrast(over(colour(text), behind), behind) >= ENOUGH)
}

/** Whether it is a box to tick that the system draws: buttons and fields keep that word with looks of their own. */
export const isSystems = (element: Element): boolean =>
  element.matches('[type=checkbox]') && getComputedStyle(element).appearance === 'auto'

/** How it is named in a message. */
export function nameOf({ element, pseudo = '' }: Mark): string {
  const named = element.closest('[class], [data-testid]') ?? element
  const id = named.getAttribute('data-testid')
  const classes = [...named.classList].map((name) => `.${name}`).join('')
  const inside = named === element ? '' : ` ${element.localName}`
  return `${named.localName}${classes}${id ? `#${id}` : ''}${inside}${pseudo}`
}

const marksIn = (root: ShadowRoot): Mark[] =>
  [...root.querySelectorAll('.card *, .toast *, .snackbar *')].flatMap((element): Mark[] => {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return []
    if (element instanceof SVGElement) return element instanceof SVGGeometryElement ? [{ element }] : []
    const drawn = (['::before', '::after'] as const).filter((pseudo) => {
      const { content, scale } = getComputedStyle(element, pseudo)
      return content !== 'none' && scale !== '0'
    })
    // A picture is its own colours.
    const own = getComputedStyle(element).backgroundImage === 'none' ? [{ element }] : []
    return [...own, ...drawn.map((pseudo) => ({ element, pseudo }))]
  })

/** What a part is filled, edged and shadowed with. */
function coloursOf(style: CSSStyleDeclaration, element: Element): string[] {
  if (element instanceof SVGElement) return [style.stroke, style.fill].filter((paint) => !/none|url/.test(paint))
  const edges = sides
    .filter((side) => Number.parseFloat(style[`border${side}Width`]) > 0)
    .map((side) => style[`border${side}Color`])
  const shadow = /^(.+?\)) /.exec(style.boxShadow)?.[1]
  return [style.backgroundColor, ...edges, ...(shadow ? [shadow] : [])]
}
