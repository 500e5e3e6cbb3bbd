// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import type { HistoryTransaction } from '../../core/history.ts'
import { createCatalog } from '../../locales/catalog.ts'
import { pages } from '../../machines/activity/payloads.ts'
import { promised } from '../../machines/contract.ts'
import { CatalogProvider } from '../text.tsx'
import { activityMessages } from './messages.ts'
import { TransactionRow } from './transaction-row.tsx'

const catalog = createCatalog('en')
beforeAll(() => catalog.load(activityMessages))
afterEach(cleanup)

/** A row of the list. */
function rowOf(transaction: HistoryTransaction, currency = 'ETH') {
  const shown = { transaction, href: undefined, now: pages.full.at, language: 'en', currency, tabIndex: 0 } as const
  return render(
    <CatalogProvider catalog={catalog}>
      <TransactionRow {...shown} />
    </CatalogProvider>,
  ).container
}

const sent = promised(pages.long.transactions[0])

/** The amount at the end of the row, for a token with this symbol. */
function amountOf(symbol: string) {
  const transfers = [{ direction: 'out', amount: '1.234567', symbol, isNft: false, isSpam: false }] as const
  const sentTo = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
  return rowOf({ ...sent, operation: 'send', sentTo, transfers }, symbol).querySelector('.row-end-amount')
}

it('shows no time if it is unknown [activity-row]', () => {
  const { minedAt: _, ...undated } = sent
  expect(rowOf(sent).querySelector('time')?.textContent).toBe('Nov 19')
  expect(rowOf(undated).querySelector('time')).toBeNull()
})

it('shows the status of an unfinished transaction, and still its time [activity-row]', () => {
  const end = (status: HistoryTransaction['status']) => {
    const row = rowOf({ ...sent, status })
    const tag = row.querySelector<HTMLElement>('.row-value .tag')
    return [tag?.dataset.tone, tag?.textContent, row.querySelector('.row-value time')?.textContent]
  }
  expect(end('failed')).toEqual(['bad', 'Failed', 'Nov 19'])
  expect(end('pending')).toEqual(['warn', 'Pending', 'Nov 19'])
  expect(end('confirmed')).toEqual([undefined, undefined, 'Nov 19'])
})

it('isolates a right-to-left symbol from the direction of its line', () => {
  const amount = amountOf('שלום')
  expect([...(amount?.querySelectorAll('bdi') ?? [])].map((each) => each.textContent?.replace(/\p{Cf}/gu, ''))).toEqual(
    ['−1.234', 'שלום'],
  )
})

it('truncates a long symbol, but neither the amount nor the receiver', () => {
  expect(amountOf('A'.repeat(64))?.textContent).toBe(`−1.234 ${'A'.repeat(31)}…`)
})

it('shows received amounts in green, and no others [activity-row]', () => {
  const transfers = [{ direction: 'in', amount: '250', symbol: 'USDC', isNft: false, isSpam: false }] as const
  const tone = (part: Partial<HistoryTransaction>) =>
    rowOf({ ...sent, operation: 'receive', transfers, ...part }).querySelector<HTMLElement>('.row-end-amount')?.dataset
      .tone
  expect([tone({}), tone({ status: 'failed' })]).toEqual(['good', undefined])
  expect(amountOf('ETH')?.getAttribute('data-tone')).toBeNull()
})

it('shows which token an approval lets the spender use, and no moved amount [activity-row]', () => {
  const transfers = [{ direction: 'out', amount: '5', symbol: 'USDC', isNft: false, isSpam: false }] as const
  const row = rowOf({ ...sent, operation: 'approve', transfers })
  expect([row.querySelector('.row-sub')?.textContent, row.querySelector('.row-end-amount')]).toEqual([
    'USDC spending',
    null,
  ])
})

it('calls an approval of zero a revocation [activity-row]', () => {
  const titleOf = (amount?: string) => {
    const transfers = [
      { direction: 'out', symbol: 'USDC', isNft: false, isSpam: false, ...(amount && { amount }) },
    ] as const
    return rowOf({ ...sent, operation: 'approve', transfers }).querySelector('.row-title')?.textContent
  }
  expect([titleOf('0'), titleOf('5'), titleOf()]).toEqual(['Approval revoked', 'Approved', 'Approved'])
})

it('calls a collectible an NFT if the history has no name for it [activity-row]', () => {
  const line = (part: { name?: string }) => {
    const transfers = [{ direction: 'in', isNft: true, isSpam: false, ...part }] as const
    return rowOf({ ...sent, operation: 'mint', transfers }).querySelector('.row-sub')?.textContent
  }
  expect([line({ name: 'Lantern' }), line({})]).toEqual(['+Lantern', '+NFT'])
})
