import axe from 'axe-core'
import type { Visitor } from './visitor.ts'

/** The violations that axe finds in the page as it is now, or in a part of it, one line each. */
export async function flaws({ page }: Visitor, part?: string): Promise<string[]> {
  // Its source is half a megabyte: each page gets it once, and no other page has to be opened for it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(async (selector) => {
    const { run }: typeof axe = Reflect.get(window, 'axe')
    const { violations } = await run(selector ? { include: [selector] } : document, { resultTypes: ['violations'] })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${target}: ${failureSummary}`),
    )
  }, part)
}
