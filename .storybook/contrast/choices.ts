import { behindOf, colour, over, white } from './colours.ts'
import { isSystems } from './marks.ts'

/** What says by an attribute whether it is chosen, ticked or switched on. */
const attributes = ['aria-selected', 'aria-checked', 'aria-pressed', 'aria-current']
const selector = ['[type=checkbox]', ...attributes.map((name) => `[${name}]`)].join()

/** What looks different once it is chosen, ticked or switched on, or no longer. */
export const toldChoices = (root: ShadowRoot): Element[] => [...root.querySelectorAll(selector)].filter(isTold)

/** Whether it does so now. */
export function isTold(element: Element): boolean {
  if (isSystems(element)) return true
  const before = lookOf(element)
  const back = turned(element)
  const after = lookOf(element)
  back()
  return before !== after
}

/** Turns what an element says of itself, for the eye only; returns what turns it back. */
function turned(element: Element): () => void {
  if (element instanceof HTMLInputElement) {
    element.checked = !element.checked
    return () => {
      element.checked = !element.checked
    }
  }
  const name = attributes.find((one) => element.hasAttribute(one)) ?? ''
  const value = element.getAttribute(name) ?? ''
  element.setAttribute(name, value === 'true' ? 'false' : 'true')
  return () => element.setAttribute(name, value)
}

const properties = [
  ...['color', 'border-color', 'border-width', 'outline', 'opacity', 'visibility', 'display', 'stroke', 'fill'],
  ...['font-weight', 'text-decoration', 'transform', 'translate', 'scale', 'inset', 'width'],
]

/** How an element and all that it holds is drawn. */
const lookOf = (element: Element): string =>
  [element, ...element.querySelectorAll('*')]
    .flatMap((one) => [
      lookIn(getComputedStyle(one), one.parentElement),
      lookIn(getComputedStyle(one, '::before'), one),
      lookIn(getComputedStyle(one, '::after'), one),
    ])
    .join()

/** A clear fill and one in the colour behind it look alike. */
const lookIn = (style: CSSStyleDeclaration, around: Element | null): string =>
  [
    over(colour(style.backgroundColor), behindOf(around) ?? white),
    ...properties.map((name) => style.getPropertyValue(name)),
  ].join()
