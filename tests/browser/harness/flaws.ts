import axe from 'axe-core'
import type { Visitor } from './visitor.ts'

/** What axe finds wrong with the page as it is now, or with a part of it, in one line each. */
export async function flaws({ page }: Visitor, part?: string): Promise<string[]> {
  // Its text is half a megabyte: a page gets it once, and no other page has to be opened for it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(async (selector) => {
    const { run }: typeof axe = Reflect.get(window, 'axe')
    const { violations } = await run(selector ? { include: [selector] } : document, { resultTypes: ['violations'] })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${target}: ${failureSummary}`),
    )
  }, part)
}
