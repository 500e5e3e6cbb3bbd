import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readDecimal, writeDecimal } from './decimal-text.ts'
import { boughtFor, cutTo, fromUnits, raiseTo, toUnits, worthOf } from './units.ts'

const scales = [0, 6, 8, 9, 18, 36]
const languages = ['en', 'de', 'fr', 'de-CH', 'en-IN', 'pt-BR', 'ru', 'ar-EG', 'fa', 'ja']
const units = fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }).map(String)

describe.each(scales)('at %i decimals', (decimals) => {
  it('an amount becomes a decimal and back [send-exact]', () => {
    fc.assert(
      fc.property(units, (amount) => {
        expect(toUnits(fromUnits(amount, decimals), decimals)).toBe(amount)
      }),
    )
  })

  it.each(languages)('is written in %s and read back, with and without groups [send-exact]', (language) => {
    fc.assert(
      fc.property(units, fc.boolean(), (amount, grouped) => {
        const decimal = fromUnits(amount, decimals)
        expect(readDecimal(writeDecimal(decimal, language, grouped), language)).toBe(decimal)
      }),
    )
  })

  it('the amount that a sum buys costs no more than the sum, and one unit more would [send-exact]', () => {
    const price = fc
      .tuple(fc.bigInt({ min: 1n, max: 10n ** 12n }), fc.nat({ max: 9 }))
      .map(([n, at]) => fromUnits(String(n), at))
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 18n }).map((n) => fromUnits(String(n), 2)),
        price,
        (money, cost) => {
          const bought = boughtFor(money, decimals, cost) ?? ''
          const scaled = (decimal: string) => {
            const [whole = '', fraction = ''] = decimal.split('.')
            return BigInt(whole + fraction.padEnd(60, '0'))
          }
          const isAbove = (one: string, other: string) => scaled(one) > scaled(other)
          expect(isAbove(worthOf(bought, decimals, cost), money)).toBe(false)
          expect(isAbove(worthOf(String(BigInt(bought) + 1n), decimals, cost), money)).toBe(true)
        },
      ),
    )
  })
})

it.each([
  ['1,5', 'de', '1.5'],
  ['1,5', 'en', undefined],
  ['1.5', 'en', '1.5'],
  ['1.5', 'de', undefined],
  ['1,500', 'en', '1500'],
  ['1.500', 'de', '1500'],
  ['1,50,000', 'en-IN', '150000'],
  ['1 234,5', 'fr', '1234.5'],
  ['1\u202f234,5', 'fr', '1234.5'],
  ["1'234.5", 'de-CH', '1234.5'],
  ['٣٫٥', 'ar-EG', '3.5'],
  ['.5', 'en', '0.5'],
  ['5.', 'en', '5'],
  [' 007 ', 'en', '7'],
  ['', 'en', undefined],
  ['.', 'en', undefined],
  ['-1', 'en', undefined],
  ['+1', 'en', undefined],
  ['1e3', 'en', undefined],
  ['0x10', 'en', undefined],
  ['1.2.3', 'en', undefined],
  ['NaN', 'en', undefined],
  ['Infinity', 'en', undefined],
  ['9'.repeat(161), 'en', undefined],
])('%j in %s is %j [send-number]', (typed, language, decimal) => {
  expect(readDecimal(typed, language)).toBe(decimal)
})

it('rejects more decimals than the token has, and more than 256 bits can hold [send-number]', () => {
  expect(toUnits('0.0000001', 6)).toBeUndefined()
  expect(toUnits('0.1000000', 6)).toBe('100000')
  expect(toUnits(`0.${'0'.repeat(29)}1`, 18)).toBeUndefined()
  expect(toUnits('9'.repeat(78), 0)).toBe('9'.repeat(78))
  expect(toUnits('9'.repeat(78), 1)).toBeUndefined()
  expect(toUnits('-1', 6)).toBeUndefined()
  expect(toUnits('1e3', 6)).toBeUndefined()
  expect(boughtFor('1', 6, '0')).toBeUndefined()
  expect(boughtFor('x', 6, '1')).toBeUndefined()
})

it('truncates, and never rounds up', () => {
  expect(cutTo('1.2399', 2)).toBe('1.23')
  expect(cutTo('0.009', 2)).toBe('0')
  expect(cutTo('7', 2)).toBe('7')
})

it('pads a decimal to the given places, and leaves one with at least as many [send-exact]', () => {
  expect(raiseTo('0.12957', 2)).toBe('0.13')
  expect(raiseTo('9.991', 2)).toBe('10')
  expect(raiseTo('1.5000', 2)).toBe('1.5')
  expect(raiseTo('7', 2)).toBe('7')
})
