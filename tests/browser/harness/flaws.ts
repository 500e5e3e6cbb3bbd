import axe from 'axe-core'
import type { Visitor } from './visitor.ts'

/**
 * The violations that axe finds in the page as it is now, or in a part of it, one line each; and with reduced motion,
 * the elements whose style still changes by a transition.
 */
export async function flaws(visitor: Visitor, part?: string): Promise<string[]> {
  const { page } = visitor
  // Its source is half a megabyte: each page gets it once, and no other page has to be opened for it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const violations = await page.evaluate(async (selector) => {
    const { run }: typeof axe = Reflect.get(window, 'axe')
    const results = await run(selector ? { include: [selector] } : document, { resultTypes: ['violations'] })
    return results.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${target}: ${failureSummary}`),
    )
  }, part)
  return [...(await transitionsIn(visitor)), ...violations]
}

/**
 * The elements with a transition although the visitor prefers reduced motion, also in shadow trees. Even the shortest
 * transition shows the old size or colour for a frame, and axe measures that frame.
 */
const transitionsIn = ({ page }: Visitor): Promise<string[]> =>
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
