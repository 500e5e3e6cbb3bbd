import { expect, test } from 'vitest'
import { median, short } from './statistics.ts'

test('the median is the middle value, the mean of the two middle values, and undefined for no values', () => {
  expect(median([9, 1, 5])).toBe(5)
  expect(median([4, 1, 3, 2])).toBe(2.5)
  expect(median([])).toBeUndefined()
})

test('a small number has one decimal, a large one none', () => {
  expect([0, 1.26, 9.94, 9.96, 1234.5].map(short)).toEqual(['0.0', '1.3', '9.9', '10', '1235'])
})
