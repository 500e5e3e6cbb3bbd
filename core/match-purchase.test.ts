import { expect, it } from 'vitest'
import type { DatedTransaction } from './history.ts'
import { matchPurchase } from './match-purchase.ts'
import type { Purchase } from './onramp.ts'

const buyer = { namespace: 'eip155', address: '0x', caipNetworkId: 'eip155:1' } as const
const begun = (startedAt: number, amount?: string, rest: Partial<Purchase> = {}): Purchase => ({
  ...{ id: `purchase:${startedAt}`, buyer, provider: 'coinbase', symbol: 'USDC', startedAt },
  ...(amount !== undefined && { amount }),
  ...rest,
})
const bought = (
  id: string,
  amount: string,
  status: DatedTransaction['status'] = 'pending',
  minedAt = 0,
  symbol = 'USDC',
): DatedTransaction => ({
  ...{ id, caipNetworkId: 'eip155:1', hash: '', operation: 'receive', minedAt, status },
  transfers: [{ direction: 'in', amount, symbol, isNft: false, isSpam: false }],
})
const idOf = (purchase: Purchase, followed: Purchase[], list: DatedTransaction[]) =>
  matchPurchase(purchase, followed, list)?.id

it('a purchase has its order’s coin, the order’s amount less fees, and began after the order [onramp-watch]', () => {
  const one = begun(1_000, '50')
  expect(idOf(one, [one], [bought('fees', '48.9')])).toBe('fees')
  expect(idOf(one, [one], [bought('other', '30')])).toBeUndefined()
  expect(idOf(one, [one], [bought('coin', '50', 'pending', 0, 'ETH')])).toBeUndefined()
  expect(idOf(one, [one], [bought('before', '50', 'confirmed', 900)])).toBeUndefined()
  expect(idOf(one, [one], [bought('after', '50', 'confirmed', 1_100)])).toBe('after')
  expect(idOf(begun(1_000), [], [bought('any', '7')])).toBe('any')
})

it('a purchase is not one from before the order, nor another order’s [onramp-watch]', () => {
  const list = [bought('first', '50')]
  const first = begun(1_000, '50', { foundId: 'first' })
  const second = begun(2_000, '50')
  expect(idOf(second, [second, first], list)).toBeUndefined()
  expect(idOf(begun(2_000, '50', { known: ['first'] }), [], list)).toBeUndefined()
  expect(idOf(first, [second, first], list)).toBe('first')
})

it('a purchase belongs to the later of two identical orders [onramp-watch]', () => {
  const [first, second] = [begun(1_000, '50'), begun(2_000, '50')]
  expect(idOf(first, [second, first], [bought('new', '50')])).toBeUndefined()
  expect(idOf(second, [second, first], [bought('new', '50')])).toBe('new')
  const elsewhere = begun(2_000, '50', { buyer: { ...buyer, address: '0x2' } })
  expect(idOf(first, [elsewhere, first], [bought('new', '50')])).toBe('new')
})

it('a purchase is the successful one of several attempts [onramp-watch]', () => {
  const one = begun(1_000, '50')
  expect(idOf(one, [one], [bought('paid', '50'), bought('declined', '50', 'failed', 1_500)])).toBe('paid')
  expect(idOf(one, [one], [bought('declined', '50', 'failed', 1_500)])).toBe('declined')
})
