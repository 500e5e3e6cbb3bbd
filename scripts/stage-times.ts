import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './shell.ts'

/** The duration of a stage of the tests. */
export interface StageTime {
  name: string
  seconds: number
}

const path = join(root, '.cache/stages.json')

/** A complete run: stages may run concurrently. */
interface TestTimes {
  seconds: number
  stages: StageTime[]
  /** The day of the run, and its commit. */
  day: string
  commit: string
}

/** Stores the times of a complete run for `npm run figures`. */
export function writeTimes(seconds: number, stages: StageTime[]): void {
  const commit = execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim()
  const times: TestTimes = { seconds, stages, day: new Date().toISOString().slice(0, 10), commit }
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, JSON.stringify(times))
}

/** The times of the last complete run on this machine, if any. */
export const readTimes = (): TestTimes | undefined =>
  existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
