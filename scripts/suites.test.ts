import { expect, it } from 'vitest'
import { countOf, type Outcome, summary, total } from './suites.ts'

const outcomes = (file: string, ...states: Outcome['state'][]): Outcome[] => states.map((state) => ({ file, state }))

it('counts a skipped test, and a file that failed before its first test, as failed', () => {
  const count = countOf([
    ...outcomes('one', 'passed', 'skipped', 'end'),
    { file: 'two', state: 'end', broken: true },
    ...outcomes('three', 'failed'),
    { file: 'three', state: 'end', broken: true },
  ])
  expect(count).toEqual({ passed: 1, failed: 3, failures: [] })
})

it('names what failed, including an uncaught error', () => {
  const { failed, failures } = countOf([
    ...outcomes('one', 'passed', 'end'),
    { file: 'two', state: 'failed', said: 'connects: no account' },
    { file: 'unhandled', state: 'end', broken: true, said: 'The socket is gone' },
  ])
  expect(failed).toBe(2)
  expect(failures).toEqual(['two > connects: no account', 'unhandled > The socket is gone'])
})

it('counts the finished tests of a file that hung', () => {
  expect(countOf(outcomes('one', 'passed', 'passed'))).toEqual({ passed: 2, failed: 0, failures: [] })
})

it('sums up in one line', () => {
  const counts = [
    { passed: 3, failed: 0 },
    { passed: 1, failed: 2 },
  ]
  expect(summary(total(counts))).toBe('4 passed, 2 failed')
})
