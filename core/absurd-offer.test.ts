import { expect, it } from 'vitest'
import { isAbsurd } from './absurd-offer.ts'

const dollar = { caipNetworkId: 'eip155:1', amount: '0', name: 'Dollar', symbol: 'USD', decimals: 6 } as const
const of = (units: string, impact?: number) =>
  isAbsurd({ to: dollar }, { units, fee: '1', ...(impact !== undefined && { impact }) })

it('rejects an offer of more than any token’s supply, or of a million times the value given [swap-quote]', () => {
  expect([of(`1${'0'.repeat(24)}`), of(`1${'0'.repeat(36)}`), of('9'.repeat(78))]).toEqual([true, true, true])
  expect([of('9'.repeat(24)), of('2988020943'), of('0')]).toEqual([false, false, false])
  // A thousand times as much is reported by the review, but not rejected.
  expect([of('1', -9_990_000), of('1', -10_000_000_001), of('1', 10_000)]).toEqual([false, true, false])
})
