import { expect, it } from 'vitest'
import { dayText, momentText, periodText } from './period.ts'

it.each([
  [604_800, 'week'],
  [172_800, '2 days'],
  [90_000, '25 hours'],
  [3_600, 'hour'],
  [1, 'second'],
  [90, '90 seconds'],
  [120, '2 minutes'],
])(
  '%i s are written in the longest unit that divides them, and a single unit by its name [sessions-words]',
  (seconds, said) => {
    expect(periodText(seconds, 'en')).toBe(said)
  },
)

it('a point in time is written to the minute', () => {
  expect(momentText(new Date(2030, 0, 31, 12, 5).getTime(), 'en')).toMatch(/^Jan 31, 2030, 12:05\sPM$/)
})

it('the day of a point in time has its year', () => {
  expect(dayText(new Date(2030, 0, 31, 12, 5).getTime(), 'en')).toBe('Jan 31, 2030')
})
