import { expect, it } from 'vitest'
import { countOf, summary, total } from './suites.ts'

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((test) => ({ status: test })),
})

it('counts a skipped test, and a file that broke before its first, as failed', () => {
  const count = countOf({
    testResults: [file('passed', 'passed', 'skipped'), file('failed'), file('failed', 'failed')],
  })
  expect(count).toEqual({ passed: 1, failed: 3 })
})

it('sums up in one line', () => {
  const counts = [
    { passed: 3, failed: 0 },
    { passed: 1, failed: 2 },
  ]
  expect(summary(total(counts))).toBe('4 passed, 2 failed')
})
