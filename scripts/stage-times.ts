import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './shell.ts'

/** How long a stage of the tests took. */
export interface StageTime {
  name: string
  seconds: number
}

const path = join(root, '.cache/stages.json')

/** A whole run: stages may run beside each other. */
interface TestTimes {
  seconds: number
  stages: StageTime[]
  /** When it was, and of which commit. */
  day: string
  commit: string
}

/** Keeps the times of a whole run for `npm run figures`. */
export function writeTimes(seconds: number, stages: StageTime[]): void {
  const commit = execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim()
  const times: TestTimes = { seconds, stages, day: new Date().toISOString().slice(0, 10), commit }
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, JSON.stringify(times))
}

/** The times of the last whole run on this machine, if any. */
export const readTimes = (): TestTimes | undefined =>
  existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
