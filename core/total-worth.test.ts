import { expect, it } from 'vitest'
import { totalWorth } from './total-worth.ts'

it('adds up the tokens’ values exactly, whatever their decimals [portfolio-total]', () => {
  const ether = { amount: '1234567890123456789', decimals: 18, price: '3000.01' }
  const dollars = { amount: '250', decimals: 2, price: '1' }
  expect(totalWorth([ether, dollars])).toBe('3706.21601604927160156789')
  expect(totalWorth([{ amount: '1', decimals: 255, price: '1' }])).toBe(`0.${'0'.repeat(254)}1`)
})

it('counts a token without a price as nothing, and has no total without tokens [portfolio-total]', () => {
  expect(totalWorth([{ amount: '5', decimals: 0 }])).toBe('0')
  expect(totalWorth([])).toBe('0')
})
