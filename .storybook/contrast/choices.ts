import { behindOf, colour, over, white } from './colours.ts'
import { isSystems } from './marks.ts'

/** The attributes that mark an element as selected, checked, pressed or current. */
const attributes = ['aria-selected', 'aria-checked', 'aria-pressed', 'aria-current']
const selector = ['[type=checkbox]', ...attributes.map((name) => `[${name}]`)].join()

/** The elements that must look different when they are selected, checked or switched on. */
export const toldChoices = (root: ShadowRoot): Element[] => [...root.querySelectorAll(selector)].filter(isTold)

/** Whether the element is selected, checked or switched on now. */
export function isTold(element: Element): boolean {
  if (isSystems(element)) return true
  const before = lookOf(element)
  const back = turned(element)
  const after = lookOf(element)
  back()
  return before !== after
}

/** Inverts an element's state, in its look only. Returns a function that restores it. */
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

/** The computed look of an element and of everything inside it. */
const lookOf = (element: Element): string =>
  [element, ...element.querySelectorAll('*')]
    .flatMap((one) => [
      lookIn(getComputedStyle(one), one.parentElement),
      lookIn(getComputedStyle(one, '::before'), one),
      lookIn(getComputedStyle(one, '::after'), one),
    ])
    .join()

/** A transparent fill looks the same as one in the colour behind it. */
const lookIn = (style: CSSStyleDeclaration, around: Element | null): string =>
  [
    over(colour(style.backgroundColor), behindOf(around) ?? white),
    ...properties.map((name) => style.getPropertyValue(name)),
  ].join()
