// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { createCatalog } from '../../locales/catalog.ts'
import { pages } from '../../machines/activity/payloads.ts'
import { promised } from '../../machines/contract.ts'
import { CatalogProvider } from '../text.tsx'
import { activityMessages } from './messages.ts'
import { TransactionRow } from './transaction-row.tsx'

const catalog = createCatalog('en')
beforeAll(() => catalog.load(activityMessages))
afterEach(cleanup)

/** The line below what was done, where what was sent is called so. */
function lineOf(symbol: string) {
  const [sent] = pages.long.transactions
  const transfers = [{ direction: 'out', amount: '1.234567', symbol, isNft: false, isSpam: false }] as const
  const transaction = {
    ...promised(sent),
    operation: 'send',
    sentTo: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
    transfers,
  }
  const shown = {
    transaction,
    href: undefined,
    now: pages.full.at,
    language: 'en',
    currency: symbol,
    tabIndex: 0,
  } as const
  const { container } = render(
    <CatalogProvider catalog={catalog}>
      <TransactionRow {...shown} />
    </CatalogProvider>,
  )
  return container.querySelector('.row-sub')
}

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
