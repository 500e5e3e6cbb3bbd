import { expect, test } from 'vitest'
import { withReport } from './history.ts'

test('the newest report comes first in the history', () => {
  const first = withReport('# Benches\n\n## History of the first open\n', 'one')
  expect(first).toBe('# Benches\n\n## History of the first open\n\none\n')
  expect(withReport(first, 'two')).toBe('# Benches\n\n## History of the first open\n\ntwo\n\none\n')
})

test('a file without a place for the history is not written', () => {
  expect(() => withReport('# Benches\n', 'one')).toThrow('History')
})
