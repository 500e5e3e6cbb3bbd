import type { Visitor } from './visitor.ts'

/**
 * The elements with a transition although the visitor prefers reduced motion, also in shadow trees. Even the shortest
 * transition shows the old size or colour for a frame, and axe measures that frame.
 */
export const transitionsIn = ({ page }: Visitor): Promise<string[]> =>
  page.evaluate(() => {
    const within = (root: ParentNode): Element[] =>
      [...root.querySelectorAll('*')].flatMap((element) => [
        element,
        ...(element.shadowRoot ? within(element.shadowRoot) : []),
      ])
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) return []
    return (
      within(document)
        // An element that no slot takes has no style at all.
        .filter((element) => /[1-9]/.test(getComputedStyle(element).transitionDuration))
        .map((element) => `${element.localName} ${element.className} has a transition`)
    )
  })
