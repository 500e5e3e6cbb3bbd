import { expect, test } from 'vitest'
import { Samples } from './samples.ts'
import { ratio, tableOf } from './table.ts'

test('a ratio compares the medians, and is missing without values on both sides or for a division by zero', () => {
  expect(ratio([20, 40, 30], [10, 20, 15])).toBe('×2.00')
  expect(ratio([120], [10])).toBe('×12')
  expect([ratio([], [1]), ratio([1], []), ratio([1], [0])]).toEqual(['–', '–', '–'])
})

test('the table shows both pages’ measurements, the ratio and the target, and says what was not measured', () => {
  const samples = new Samples()
  for (const [native, portico] of [
    [10, 21],
    [12, 19],
    [11, 22],
  ] as const) {
    samples.add('native', { secondOpen: native })
    samples.add('portico', { secondOpen: portico })
  }
  samples.add('wagmi', { calls: 3 })
  samples.add('portico', { calls: 3, kept: 2_400 })
  const lines = tableOf(samples).split('\n')
  expect(lines).toContain('| second open | **11** ms (10–12) | **21** ms (19–22) | ×1.91 | ×1.3 |')
  expect(lines).toContain('| calls to the wallet, against bare wagmi | **3** | **3** | ×1.00 | 3 |')
  expect(lines).toContain('| kept per open | – | **2.4** kB | – | 2 kB |')
})
