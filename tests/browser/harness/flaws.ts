import { AxeBuilder } from '@axe-core/playwright'
import type { Visitor } from './visitor.ts'

/** What axe finds wrong with the page as it is now, in one line each. */
export async function flaws({ page }: Visitor): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target}: ${failureSummary}`),
  )
}
