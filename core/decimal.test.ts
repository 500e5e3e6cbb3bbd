import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plainDecimal, toSmallestUnit } from './decimal.ts'

describe('an amount from outside [id-amounts]', () => {
  it.each([
    ['1.5', 6, '1500000'],
    ['1,5', 6, undefined],
    ['.5', 1, '5'],
    ['5.', 1, '50'],
    ['0.0000019', 6, '1'],
    ['1e-7', 6, '0'],
    ['1e21', 0, '1000000000000000000000'],
    [1e21, 0, '1000000000000000000000'],
    [
      '115792089237316195423570985008687907853269984665640564039457',
      18,
      `${'115792089237316195423570985008687907853269984665640564039457'}${'0'.repeat(18)}`,
    ],
    ['000', 18, '0'],
    ['-1', 6, undefined],
    ['NaN', 6, undefined],
    [Number.NaN, 6, undefined],
    [Number.POSITIVE_INFINITY, 6, undefined],
    ['0x10', 6, undefined],
    [' 1', 6, undefined],
    ['', 6, undefined],
    ['.', 6, undefined],
    ['1e9999', 6, undefined],
    ['9'.repeat(401), 6, undefined],
  ])('%s with %i decimals is %s', (amount, decimals, units) => {
    expect(toSmallestUnit(amount, decimals)).toBe(units)
  })

  it.each([
    ['1.50', '1.5'],
    [1e-7, '0.0000001'],
    [3000, '3000'],
    ['0.000', '0'],
    ['-0.1', undefined],
    ['1.2.3', undefined],
  ])('%s is %s', (said, plain) => {
    expect(plainDecimal(said)).toBe(plain)
  })

  it('is exact at any size and any number of decimals', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 2n ** 256n }), fc.integer({ min: 0, max: 255 }), (amount, decimals) => {
        const digits = String(amount).padStart(decimals + 1, '0')
        const point = digits.length - decimals
        expect(toSmallestUnit(`${digits.slice(0, point)}.${digits.slice(point)}`, decimals)).toBe(String(amount))
      }),
    )
  })
})
