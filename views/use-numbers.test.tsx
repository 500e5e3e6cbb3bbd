// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useNumbers } from './use-numbers.ts'

it.each([
  ['0', '0'],
  ['0.0005', '<0.001'],
  ['1.23456', '1.234'],
])('%s is shortened to %s: a positive amount is never shown as zero [account-balance-cut]', (amount, shown) => {
  const { result } = renderHook(useNumbers)
  expect(result.current.short(amount)).toBe(shown)
})
