import { expect } from 'vitest'
import { eventually } from '../harness/eventually.ts'
import type { Check, Checks } from './world.ts'

/** Does nothing, and says so once in development. */
const nothing =
  (call: () => unknown, returns?: unknown): Check =>
  async ({ page, warnings }) => {
    const before = warnings.length
    expect([await page.evaluate(call), await page.evaluate(call)]).toEqual([returns, returns])
    await eventually(() => warnings.slice(before)).toEqual([
      expect.stringMatching(/^\w+\(\) does nothing in Portico: /),
    ])
  }

export const noOps: Checks = {
  updateRemoteFeatures: nothing(() => dropIn.kit.updateRemoteFeatures({ swaps: false })),
  setClientId: nothing(() => dropIn.kit.setClientId('id')),
  popTransactionStack: nothing(() => dropIn.kit.popTransactionStack()),
  isTransactionStackEmpty: nothing(() => dropIn.kit.isTransactionStackEmpty(), true),
  handleUnsafeRPCRequest: nothing(() => dropIn.kit.handleUnsafeRPCRequest()),
}
