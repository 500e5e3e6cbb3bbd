// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { createCatalog } from '../../locales/catalog.ts'
import { transfer } from '../../machines/transaction/payloads.ts'
import { reported, send } from '../../tests/model/moves.ts'
import { startKit } from '../../tests/model/start-kit.ts'
import { ofProject, reports } from '../../tests/model/world.ts'
import { CatalogProvider } from '../text.tsx'
import { FollowedRows } from './followed-rows.tsx'
import { activityMessages } from './messages.ts'
import type { FollowedTransfer } from './use-followed.ts'

const catalog = createCatalog('en')
beforeAll(() => catalog.load(activityMessages))
afterEach(cleanup)

/** The text of a transfer's row. */
function textOf(part: Partial<FollowedTransfer>) {
  const { root } = startKit([reported(reports.connected), send('modal.open', '', { view: 'Transactions' })], ofProject)
  const transfers = [{ ...transfer, hash: '0x1', status: 'pending', symbol: 'SUSD', decimals: 6, ...part } as const]
  return render(
    <CatalogProvider catalog={catalog}>
      <FollowedRows actor={root} transfers={transfers} network={undefined} now={0} language="en" />
    </CatalogProvider>,
  ).container.textContent
}

const swap = { kind: 'approval', amount: '1', decimals: 18, symbol: 'ETH' } as const

it('gives a bound no sign, since the title says the direction [look-money]', () => {
  expect(textOf({ amount: '1500000' })).toContain('−1.5')
  expect(textOf({ amount: '500' })).toContain('<0.001')
  expect(textOf({ amount: '500' })).not.toContain('−')
})

it('describes an approval of zero as revoking an earlier one, not as sending 0 [activity-pending]', () => {
  expect(textOf({ swap, amount: '5000000' })).toContain('Approving')
  const revoking = textOf({ swap, amount: '0' })
  expect(revoking).toContain('Revoking approval')
  expect(revoking).toContain('SUSD spending')
  expect(revoking).not.toContain('−')
  expect(textOf({ swap, amount: '0', status: 'confirmed' })).toContain('Approval revoked')
})
