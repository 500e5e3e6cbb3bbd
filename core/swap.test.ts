import { describe, expect, it } from 'vitest'
import {
  boughtIn,
  hasMoved,
  impactOf,
  isUnexpected,
  leastOf,
  priceImpactOf,
  providerFeeOf,
  type SwapPlan,
  shortBy,
} from './swap.ts'
import { isSwapNetwork } from './swap-networks.ts'

const common = { caipNetworkId: 'eip155:1', amount: '0' } as const
const from = { ...common, name: 'Ether', symbol: 'ETH', decimals: 18, price: '3000' }
const to = { ...common, address: '0xABcd', name: 'Dollar', symbol: 'USD', decimals: 6, price: '1' }
const order = { from, to, units: '1000000000000000000' }
const offer = { units: '2940000000', fee: '1' }
const plan: SwapPlan = { offer, least: '2910600000', approval: null, call: { to: '0x1', data: '0x', value: '1' } }

describe('a swap in numbers', () => {
  it('yields at least the minimum after slippage, and costs the provider’s fee [swap-slippage] [swap-costs]', () => {
    expect([leastOf('2940000000', 100), leastOf('1', 100), leastOf('9'.repeat(70), 0)]).toEqual([
      '2910600000',
      '0',
      '9'.repeat(70),
    ])
    expect(providerFeeOf(order.units)).toBe('8500000000000000')
  })

  it('has a price impact if both prices are known [swap-impact]', () => {
    expect(priceImpactOf(order, offer)).toBe(200)
    expect(priceImpactOf(order, { ...offer, units: '3030000000' })).toBe(-100)
    const { price: _, ...unpriced } = to
    expect(priceImpactOf({ ...order, to: unpriced }, offer)).toBeUndefined()
    expect(priceImpactOf({ ...order, to: unpriced }, { ...offer, price: '2' })).toBe(-9600)
  })

  it('measures the price impact by what arrives, if the node reports it [swap-impact]', () => {
    const swap = { ...order, offer, plan: null }
    const taxed = { ...plan, changes: [{ token: '0xabCD', amount: '1500000000' }] }
    const cases = [
      swap,
      { ...swap, plan: taxed },
      { ...swap, offer: null },
      { ...swap, to: null },
      { ...swap, units: null },
    ]
    expect(cases.map(impactOf)).toEqual([200, 5_000, undefined, undefined, undefined])
  })

  it('has moved if the price is off by more than the slippage, in either direction [swap-moved]', () => {
    expect(['990000', '1010000', '989999', '1020000', '1000'].map((now) => hasMoved('1000000', now, 100))).toEqual([
      ...[false, false, true, true, true],
    ])
  })

  it('yields what the node says will arrive, and reports if that is less than offered [swap-costs]', () => {
    const taxed = { ...plan, changes: [{ token: '0xabCD', amount: '2646000000' }] }
    const bought = (more: object) => boughtIn({ to, offer, plan, ...more })
    expect([bought({}), bought({ plan: taxed }), bought({ plan: null }), bought({ offer: null, plan: null })]).toEqual([
      ...['2940000000', '2646000000', '2940000000', null],
    ])
    expect(shortBy({ to, offer, plan: taxed }, 100)).toBe('294000000')
    expect(shortBy({ to, offer, plan: taxed }, 1_000)).toBeUndefined()
    expect(shortBy({ to, offer, plan }, 100)).toBeUndefined()
  })

  it('takes exactly what the user gives, and yields at least the agreed minimum [swap-plan]', () => {
    const given = { amount: `-${order.units}` }
    const had = { token: '0xabCD', amount: '2910600000' }
    expect(isUnexpected(order, { ...plan, changes: [given, had] })).toBe(false)
    expect(isUnexpected(order, plan)).toBe(false)
    for (const changes of [
      [given],
      [given, { ...had, amount: '2910599999' }],
      [{ amount: `-${order.units}1` }, had],
      [given, had, { token: '0x2', amount: '-1' }],
      [],
    ])
      expect(isUnexpected(order, { ...plan, changes }), JSON.stringify(changes)).toBe(true)
  })

  it('is offered on networks that support swaps [swap-offered]', () => {
    const ids = [1, 10, 56, 100, 137, 250, 324, 8217, 8453, 42161, 43114, 1313161554]
    expect([...ids, 31337].filter((id) => !isSwapNetwork(`eip155:${id}`))).toEqual([])
    const others = ['eip155:31338', 'eip155:5', 'eip155:130', 'eip155:11155111', 'solana:1'] as const
    expect(others.filter(isSwapNetwork)).toEqual([])
  })
})
