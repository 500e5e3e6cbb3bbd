import { globSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { root, watched } from './shell.ts'

/**
 * How long a suite may be silent, in milliseconds: on a busy machine, building the pages takes more than three minutes.
 */
const PATIENCE = 360_000

/** The numbers of checks that passed and failed. */
export interface Count {
  passed: number
  failed: number
  /** A self-contained line for each failure, for the end of a log that is too long to read. */
  failures?: string[]
}

export const total = (counts: Count[]): Count => ({
  passed: counts.reduce((sum, { passed }) => sum + passed, 0),
  failed: counts.reduce((sum, { failed }) => sum + failed, 0),
  failures: counts.flatMap(({ failures = [] }) => failures),
})

/** The line that a CI reads. */
export const summary = ({ passed, failed }: Count): string => `${passed} passed, ${failed} failed`

/** The test files of `tests/<suite>` whose names contain `word`. */
export const filesNamed = (suite: string, word: string): string[] =>
  globSync(`tests/${suite}/**/*.test.{ts,tsx}`, { cwd: root }).filter((file) => basename(file).includes(word))

/** Runs vitest projects, or some of their files, and counts the outcomes; for a stuck run, those that ended before. */
export async function runSuites(projects: string[], files: string[] = []): Promise<Count> {
  const folder = mkdtempSync(join(tmpdir(), 'portico-'))
  const outcomes = join(folder, 'outcomes.jsonl')
  writeFileSync(outcomes, '')
  try {
    const code = await watched(
      { lastSign: () => statSync(outcomes).mtimeMs, variables: { PORTICO_OUTCOMES: outcomes }, patience: PATIENCE },
      'vitest',
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      // Each browser test when it ends, to show where a run gets stuck.
      `--reporter=${projects.includes('browser') ? 'verbose' : 'default'}`,
      '--reporter=./scripts/outcome-reporter.ts',
      ...(projects.includes('engines') ? ['--reporter=./scripts/engines-table.ts'] : []),
      ...files,
    )
    const count = countOf(readFileSync(outcomes, 'utf8').split('\n').filter(Boolean).map(parsed))
    return code === 0 || count.failed > 0 ? count : { ...count, failed: 1, failures: [`vitest ended with ${code}`] }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const parsed = (line: string): Outcome => JSON.parse(line)

/**
 * The end of a test, or with `end` of a whole file (or of the run, under an empty name), which may have failed outside
 * its tests.
 */
export interface Outcome {
  file: string
  state: 'passed' | 'failed' | 'skipped' | 'pending' | 'end'
  broken?: boolean
  /** A failed test's name, and the beginning of its message. */
  said?: string
}

/** Counts outcomes. A skipped test counts as failed, and so does a file that failed without a failed test. */
export function countOf(outcomes: Outcome[]): Count {
  return total(
    [...Map.groupBy(outcomes, ({ file }) => file).values()].map((ofFile) => {
      const tests = ofFile.filter(({ state }) => state !== 'end')
      const passed = tests.filter(({ state }) => state === 'passed').length
      const failed = tests.length - passed
      const failures = ofFile.flatMap(({ file, said }) => (said === undefined ? [] : [`${file} > ${said}`]))
      return { passed, failed: ofFile.some(({ broken }) => broken) ? Math.max(failed, 1) : failed, failures }
    }),
  )
}
