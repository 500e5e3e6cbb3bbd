import axe from 'axe-core'
import { transitionsIn } from './transitions.ts'
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
