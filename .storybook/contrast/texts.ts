import { behindOf, colour, contrast, over } from './colours.ts'

/** The contrast that WCAG 1.4.3 requires of a text; large texts need less. */
const enough = ({ fontSize, fontWeight }: CSSStyleDeclaration) =>
  Number.parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? 18.66 : 24) ? 3 : 4.5

/** The texts with too little contrast. Disabled controls are exempt. */
export function faintTexts(root: ShadowRoot): string[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const faint: string[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const around = node.parentElement
    if (around && node.textContent?.trim() && isFaint(around)) faint.push(node.textContent)
  }
  const fields = [
    ...root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input:not([type=checkbox]), textarea'),
  ]
  const typed = fields.filter((field) => isFaint(field, field.value ? undefined : '::placeholder'))
  return [...faint, ...typed.map(({ value, placeholder }) => value || placeholder)]
}

function isFaint(element: Element, pseudo?: '::placeholder'): boolean {
  if (element.closest(unusable) || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    return false
  const { width, height } = element.getBoundingClientRect()
  const behind = behindOf(element)
  if ((width <= 1 && height <= 1) || !behind) return false
  const style = getComputedStyle(element, pseudo)
  const [red, green, blue, opacity] = colour(style.color)
  return contrast(over([red, green, blue, opacity * opacityOf(element)], behind), behind) < enough(style)
}

const unusable = ':disabled, [aria-disabled="true"], [inert]'

/** The effective opacity of an element, with that of its ancestors. */
function opacityOf(element: Element | null): number {
  if (!element) return 1
  return Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement)
}
