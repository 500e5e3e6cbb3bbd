import { describe, expect, it } from 'vitest'
import { monthOf, whenText } from './time.ts'

const now = new Date(2026, 10, 20, 12).getTime()
const second = 1000
const day = 86_400 * second

describe('the time of a transaction [activity-row]', () => {
  it.each([
    [-5 * second, 'now'],
    [-40 * day, 'now'],
    [0.4 * second, 'now'],
    [59 * second, '59 sec. ago'],
    [90 * second, '1 min. ago'],
    [2 * 3600 * second, '2 hr. ago'],
    [day, 'Nov 19'],
    [40 * day, 'Oct 11'],
    [800 * day, 'Sep 11'],
  ])('%i ms is %s', (ago, said) => {
    expect(whenText(now - ago, now, 'en')).toBe(said)
  })
})

it('a month has its name, and its year if that is another one [activity-list]', () => {
  expect([monthOf(now, now, 'en'), monthOf(now - 400 * day, now, 'en'), monthOf(now, now, 'de')]).toEqual([
    'November',
    'October 2025',
    'November',
  ])
})
