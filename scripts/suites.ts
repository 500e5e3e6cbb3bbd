import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { root, run } from './shell.ts'

/** How many checks went well, and how many did not. */
export interface Count {
  passed: number
  failed: number
}

export const total = (counts: Count[]): Count => ({
  passed: counts.reduce((sum, { passed }) => sum + passed, 0),
  failed: counts.reduce((sum, { failed }) => sum + failed, 0),
})

/** The one line that a CI reads. */
export const summary = ({ passed, failed }: Count): string => `${passed} passed, ${failed} failed`

/** The test files of `tests/<suite>` whose names hold `word`. */
export const filesNamed = (suite: string, word: string): string[] =>
  globSync(`tests/${suite}/**/*.test.{ts,tsx}`, { cwd: root }).filter((file) => basename(file).includes(word))

/** Runs vitest projects, or some of their files, and counts; a skipped test and a broken file count as failed. */
export async function runSuites(projects: string[], files: string[] = []): Promise<Count> {
  const folder = mkdtempSync(join(tmpdir(), 'portico-'))
  const report = join(folder, 'report.json')
  try {
    const code = await run(
      'vitest',
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      // Each browser test as it ends: of a run that gets stuck one sees where.
      `--reporter=${projects.includes('browser') ? 'verbose' : 'default'}`,
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...files,
    )
    const count = existsSync(report) ? countOf(JSON.parse(readFileSync(report, 'utf8'))) : { passed: 0, failed: 0 }
    return code === 0 ? count : { ...count, failed: Math.max(count.failed, 1) }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** What vitest's JSON reporter says, as far as it is read here. */
export interface Report {
  testResults: { status: string; assertionResults: { status: string }[] }[]
}

/** Counts a report's tests; a file that broke before its first test counts as one failure. */
export function countOf({ testResults }: Report): Count {
  return total(
    testResults.map(({ status, assertionResults }) => {
      const passed = assertionResults.filter((test) => test.status === 'passed').length
      const failed = assertionResults.length - passed
      return { passed, failed: status === 'failed' ? Math.max(failed, 1) : failed }
    }),
  )
}
