import { expect, it } from 'vitest'
import { raiseTo } from './units.ts'
import { writtenMoney } from './written-money.ts'

const space = '\u00a0'

it.each([
  ['3000', 'en', 'USD', '$3,000.00'],
  ['3000', 'de', 'USD', `3.000,00${space}$`],
  ['3000', 'de', 'EUR', `3.000,00${space}€`],
  ['7500.5', 'nl', 'EUR', `€${space}7.500,50`],
  ['0.999', 'en', 'USD', '$0.99'],
  ['0.001', 'en', 'USD', '<$0.01'],
  ['0.001', 'de', 'USD', `<0,01${space}$`],
  ['0', 'en', 'USD', '$0.00'],
  // The yen has no cents, but sums are shown with two decimals anyway.
  ['5', 'en', 'JPY', '¥5.00'],
  ['5', 'en', 'USDC', '5.00 USDC'],
  ['12345678901234567890', 'en', 'USD', '>$999T'],
])('writes %s in %s of %s as %s [look-money]', (amount, language, currency, written) => {
  expect(writtenMoney(amount, language, currency)).toBe(written)
})

it('never understates a cost, and writes one below a hundredth as less than that [look-money]', () => {
  expect(['1.001', '1.00', '0.001'].map((cost) => writtenMoney(cost, 'en', 'USD', raiseTo))).toEqual([
    ...['$1.01', '$1.00', '<$0.01'],
  ])
})
