import { expect, it } from 'vitest'
import { writtenAmount } from './written-amount.ts'

it.each([
  ['1234.5678', 'en', '1,234.567'],
  ['1234.5', 'de', '1.234,5'],
  ['0.0009', 'en', '<0.001'],
  ['0.0009', 'de', '<0,001'],
  ['0', 'en', '0'],
  ['0.000', 'en', '0'],
  ['12.000', 'en', '12'],
  ['123456789012345678901234567890.1', 'en', '>999T'],
])(
  'writes %s in %s as %s, truncated, and never zero for a positive amount [activity-row]',
  (amount, language, written) => {
    expect(writtenAmount(amount, language)).toBe(written)
  },
)

it.each([
  ['1.5', '−1.5'],
  ['0.0009', '<0.001'],
  ['123456789012345678', '>999T'],
])('writes the sign of %s as %s: a bound has none [activity-row]', (amount, written) => {
  expect(writtenAmount(amount, 'en', '−')).toBe(written)
})
