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
  '%i s are told in the longest unit that they are whole in, a single one by its name [sessions-words]',
  (seconds, said) => {
    expect(periodText(seconds, 'en')).toBe(said)
  },
)

it('a moment is told to the minute', () => {
  expect(momentText(new Date(2030, 0, 31, 12, 5).getTime(), 'en')).toMatch(/^Jan 31, 2030, 12:05\sPM$/)
})

it('the day of a moment is told with its year', () => {
  expect(dayText(new Date(2030, 0, 31, 12, 5).getTime(), 'en')).toBe('Jan 31, 2030')
})
