import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatUnits } from './amount.ts'

const amount = fc.bigInt({ min: 0n, max: 2n ** 256n - 1n })
const decimals = fc.integer({ min: 0, max: 36 })

/** The number of base units of a plain decimal. */
const unitsOf = (text: string, scale: number): bigint => {
  const [whole = '', fraction = ''] = text.split('.')
  return BigInt(whole + fraction.padEnd(scale, '0'))
}

describe('a base-unit amount as a plain decimal [id-amounts]', () => {
  it.each([
    ['0', 18, '0'],
    ['1', 18, '0.000000000000000001'],
    ['1000000000000000000', 18, '1'],
    ['10000000000000000000', 18, '10'],
    ['1234567890000000000', 18, '1.23456789'],
    ['10', 0, '10'],
    ['123456', 6, '0.123456'],
  ])('writes %s of %i decimals as %s', (value, scale, shown) => {
    expect(formatUnits(value, scale)).toBe(shown)
  })

  it('loses nothing, and has no zeros at its end', () => {
    fc.assert(
      fc.property(amount, decimals, (value, scale) => {
        const text = formatUnits(value.toString(), scale)
        expect(text).toMatch(/^(0|[1-9]\d*)(\.\d*[1-9])?$/)
        expect(unitsOf(text, scale)).toBe(value)
      }),
    )
  })
})
