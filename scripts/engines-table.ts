import type { Reporter, TestCase } from 'vitest/node'

/** Prints the results of `tests/engines` as a table: a row for each journey, a column for each engine. */
export default class EnginesTable implements Reporter {
  readonly #rows = new Map<string, Map<string, string>>()

  onTestCaseResult(test: TestCase): void {
    const [journey = '', engine = ''] = test.name.split(' · ')
    const seconds = ((test.diagnostic()?.duration ?? 0) / 1_000).toFixed(1)
    const cell = test.result().state === 'passed' ? `✓ ${seconds} s` : '✗ failed'
    const row = this.#rows.get(journey) ?? new Map()
    this.#rows.set(journey, row.set(engine, cell))
  }

  onTestRunEnd(): void {
    const engines = [...new Set([...this.#rows.values()].flatMap((row) => [...row.keys()]))]
    const line = (head: string, cells: string[]) =>
      `  ${head.padEnd(10)}${cells.map((cell) => cell.padEnd(12)).join('')}`.trimEnd()
    const rows = [...this.#rows].map(([journey, row]) =>
      line(
        journey,
        engines.map((engine) => row.get(engine) ?? ''),
      ),
    )
    console.log(['', line('', engines), ...rows, ''].join('\n'))
  }
}
