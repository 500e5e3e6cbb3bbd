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

/** The line below what was done, where what was sent is called so. */
function lineOf(symbol: string) {
  const transfers = [{ direction: 'out', amount: '1.234567', symbol, isNft: false, isSpam: false }] as const
  const sentTo = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
  return rowOf({ ...sent, operation: 'send', sentTo, transfers }, symbol).querySelector('.row-sub')
}

it('says nothing of when it was where that is not known [activity-row]', () => {
  const { minedAt: _, ...undated } = sent
  expect(rowOf(sent).querySelector('time')?.textContent).toBe('1 day')
  expect(rowOf(undated).querySelector('time')).toBeNull()
})

it('says what has become of what is not done, and still when it was [activity-row]', () => {
  const end = (status: HistoryTransaction['status']) => {
    const row = rowOf({ ...sent, status })
    const tag = row.querySelector<HTMLElement>('.row-value .tag')
    return [tag?.dataset.tone, tag?.textContent, row.querySelector('.row-value time')?.textContent]
  }
  expect(end('failed')).toEqual(['bad', 'Failed', '1 day'])
  expect(end('pending')).toEqual(['warn', 'Pending', '1 day'])
  expect(end('confirmed')).toEqual([undefined, undefined, '1 day'])
})

it('leaves a symbol that is written from right to left to its own direction, and not the line around it', () => {
  const line = lineOf('שלום')
  expect(line?.textContent).toMatch(/^−1\.234 \p{Cf}?שלום\p{Cf}? · to 0x3C44/u)
  expect(
    [...(line?.querySelectorAll('bdi bdi') ?? [])].map((each) => each.textContent?.replace(/\p{Cf}/gu, '')),
  ).toEqual(['−1.234', 'שלום'])
})

it('cuts a symbol that does not end, and neither how much nor to whom', () => {
  expect(lineOf('A'.repeat(64))?.textContent).toBe(`−1.234 ${'A'.repeat(31)}… · to 0x3C44…93BC`)
})

it('calls a collectible an NFT where the history does not say what it is called [activity-row]', () => {
  const line = (part: { name?: string }) => {
    const transfers = [{ direction: 'in', isNft: true, isSpam: false, ...part }] as const
    return rowOf({ ...sent, operation: 'mint', transfers }).querySelector('.row-sub')?.textContent
  }
  expect([line({ name: 'Lantern' }), line({})]).toEqual(['+Lantern', '+NFT'])
})
