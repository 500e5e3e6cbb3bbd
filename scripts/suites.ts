import { globSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { root, watched } from './shell.ts'

/** How long a suite may be silent, in milliseconds: a busy machine builds the pages for more than three minutes. */
const PATIENCE = 360_000

/** How many checks went well, and how many did not. */
export interface Count {
  passed: number
  failed: number
  /** A line on each failure that says its own name, for the end of a log that is too long to be read. */
  failures?: string[]
}

export const total = (counts: Count[]): Count => ({
  passed: counts.reduce((sum, { passed }) => sum + passed, 0),
  failed: counts.reduce((sum, { failed }) => sum + failed, 0),
  failures: counts.flatMap(({ failures = [] }) => failures),
})

/** The one line that a CI reads. */
export const summary = ({ passed, failed }: Count): string => `${passed} passed, ${failed} failed`

/** The test files of `tests/<suite>` whose names hold `word`. */
export const filesNamed = (suite: string, word: string): string[] =>
  globSync(`tests/${suite}/**/*.test.{ts,tsx}`, { cwd: root }).filter((file) => basename(file).includes(word))

/** Runs vitest projects, or some of their files, and counts; of a run that gets stuck, what has ended until then. */
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
      // Each browser test as it ends: of a run that gets stuck one sees where.
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

/** That a test has ended, or with `end` a whole file (or the run, by the name of none), which may have broken beside its tests. */
export interface Outcome {
  file: string
  state: 'passed' | 'failed' | 'skipped' | 'pending' | 'end'
  broken?: boolean
  /** The test's name where it failed, and the beginning of what it said. */
  said?: string
}

/** Counts outcomes; a skipped test counts as failed, and so does a file that broke without a test that failed. */
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
