import { describe, expect, it } from 'vitest'
import { amount, parseAmount } from './amount.ts'

describe('amount', () => {
  it.each([
    [0n, '0'],
    [1n, '< 0.0001'],
    [10n ** 18n, '1'],
    [1_234_567n * 10n ** 18n, '1,234,567'],
    [1_999_990_000_000_000_000n, '1.9999'],
    [1_500_000_000_000_000_000n, '1.5'],
  ])('writes %s wei as %s', (value, text) => expect(amount(value, 18)).toBe(text))

  it('handles tokens with fewer decimals', () => expect(amount(10_000_500_000n, 6)).toBe('10,000.5'))
})

describe('parseAmount', () => {
  it.each([
    ['1', 1_000_000n],
    [' 0.5 ', 500_000n],
    ['.5', 500_000n],
    ['2.', 2_000_000n],
    ['0.000001', 1n],
  ])('reads %j', (text, value) => expect(parseAmount(text, 6)).toBe(value))

  it.each(['', '0', '0.0', '-1', '1e3', '1,5', '0x1', 'one', '.', '0.0000001'])('rejects %j', (text) =>
    expect(parseAmount(text, 6)).toBeUndefined(),
  )
})
