import { describe, expect, it } from 'vitest'
import { monthOf, timeSince } from './time.ts'

const now = new Date(2026, 10, 20, 12).getTime()
const second = 1000
const day = 86_400 * second

describe('how long ago [activity-row]', () => {
  it.each([
    [-5 * second, 'now'],
    [-40 * day, 'now'],
    [0.4 * second, 'now'],
    [59 * second, '59 sec'],
    [90 * second, '1 min'],
    [2 * 3600 * second, '2 hr'],
    [day, '1 day'],
    [40 * day, '1 mth'],
    [800 * day, '2 yrs'],
  ])('%i ms is %s', (ago, said) => {
    expect(timeSince(now - ago, now, 'en')).toBe(said)
  })
})

it('names a month, with its year where that is another one [activity-list]', () => {
  expect([monthOf(now, now, 'en'), monthOf(now - 400 * day, now, 'en'), monthOf(now, now, 'de')]).toEqual([
    'November',
    'October 2025',
    'November',
  ])
})
