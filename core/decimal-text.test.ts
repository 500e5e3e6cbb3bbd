import { expect, it } from 'vitest'
import { writeDecimal } from './decimal-text.ts'

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
