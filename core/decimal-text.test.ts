import { expect, it } from 'vitest'
import { readDecimal, writeDecimal, writeShort } from './decimal-text.ts'

it.each([
  ['0', 'en', '0'],
  ['1234.5', 'en', '1,234.5'],
  ['12345', 'en', '12,345'],
  ['1234567.891', 'en', '1,234,567.891'],
  ['12345.6', 'de', '12.345,6'],
  ['123456789012345678901.5', 'en', '123,456,789,012,345,678,901.5'],
])('writes %s as the language %s does [id-amounts]', (decimal, language, shown) => {
  expect(writeDecimal(decimal, language)).toBe(shown)
})

it.each([
  ['1000', 'en', '1000'],
  [' 1,000.5 ', 'en', '1000.5'],
  ['1 000', 'en', undefined],
  ['1 0', 'en', undefined],
  ['10,00', 'en', undefined],
  ['1,000.5,0', 'en', undefined],
  ['1.000,5', 'de', '1000.5'],
  ['1,000.5', 'de', undefined],
  ['1 000,5', 'fr', '1000.5'],
  ['1\u00a0000', 'fr', '1000'],
  ['1\u202f000', 'fr', '1000'],
  ['10 00', 'fr', undefined],
  ['1 000,5 0', 'fr', undefined],
  ['1’000', 'de-CH', '1000'],
  ["1'000", 'de-CH', '1000'],
  ['12,34,567', 'hi', '1234567'],
])(
  'reads %j in %s as %s: group separators are the language’s, in their places [send-exact]',
  (typed, language, read) => {
    expect(readDecimal(typed, language)).toBe(read)
  },
)

it.each([
  ['1.5', 'ar-EG', '1.5'],
  ['1,000.5', 'ar-EG', '1000.5'],
  ['1,5', 'ar-EG', undefined],
  ['1.5', 'fa', '1.5'],
  ['١٫٥', 'ar-EG', '1.5'],
  ['١.٥', 'ar-EG', undefined],
])('reads %j in %s as %s: Latin digits with the language’s separators [send-number]', (typed, language, read) => {
  expect(readDecimal(typed, language)).toBe(read)
})

it.each([
  ['0,5', 'en', '0.5'],
  [',5', 'en', '0.5'],
  ['0,', 'en', '0'],
  ['0.05', 'de', '0.05'],
  ['0,500', 'en', '0.500'],
  ['0,5', 'ar-EG', '0.5'],
  ['1,5', 'en', undefined],
  ['1.5', 'de', undefined],
  ['00,5', 'en', undefined],
  ['0,5,0', 'en', undefined],
  [',', 'en', undefined],
])(
  'reads %j in %s as %s: below 1, where no group can begin, the decimal sign may be a keyboard’s other one [send-number]',
  (typed, language, read) => {
    expect(readDecimal(typed, language)).toBe(read)
  },
)

it.each([
  ['123456789012345.5', 'en', '123,456,789,012,345.5'],
  [`1239${'9'.repeat(26)}`, 'en', '>999T'],
  [`1239${'9'.repeat(26)}.5`, 'de', '>999\u00a0Bio.'],
])('writes %s in %s, in little space, as %s: in the usual notation [id-amounts]', (decimal, language, written) => {
  expect(writeShort(decimal, language)).toBe(written)
})
