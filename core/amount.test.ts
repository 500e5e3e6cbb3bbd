import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatUnits } from './amount.ts'

const amount = fc.bigInt({ min: 0n, max: 2n ** 256n - 1n })
const decimals = fc.integer({ min: 0, max: 36 })
const places = fc.integer({ min: 0, max: 36 })

/** The number of base units of a plain decimal. */
const unitsOf = (text: string, scale: number): bigint => {
  const [whole = '', fraction = ''] = text.split('.')
  return BigInt(whole + fraction.padEnd(scale, '0'))
}

describe('balances are cut to 3 decimals [account-balance-cut] [id-amounts]', () => {
  it.each([
    ['0', 18, '0'],
    ['1', 18, '0'],
    ['1000000000000000000', 18, '1'],
    ['1234567890000000000', 18, '1.234'],
    ['1999999999999999999', 18, '1.999'],
    ['1200000000000000000', 18, '1.2'],
    ['1000999999999999999', 18, '1'],
    ['5', 0, '5'],
    ['123456', 6, '0.123'],
  ])('shows %s of %i decimals as %s', (value, scale, shown) => {
    expect(formatUnits(value, scale, 3)).toBe(shown)
  })

  it('never shows more than the balance, and never less than the decimals allow', () => {
    fc.assert(
      fc.property(amount, decimals, places, (value, scale, shown) => {
        const text = formatUnits(value.toString(), scale, shown)
        const lost = value - unitsOf(text, scale)
        expect(lost >= 0n && lost < 10n ** BigInt(Math.max(scale - shown, 0))).toBe(true)
      }),
    )
  })

  it('shows a plain decimal without trailing zeros', () => {
    fc.assert(
      fc.property(amount, decimals, places, (value, scale, shown) => {
        expect(formatUnits(value.toString(), scale, shown)).toMatch(/^(0|[1-9]\d*)(\.\d*[1-9])?$/)
      }),
    )
  })
})
