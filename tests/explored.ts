import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../scripts/shell.ts'
import { type ExplorationResult, explore } from './explore.ts'
import type { ChartScenario } from './model/scenario.ts'

const folder = join(root, '.cache/explorations')

/** The inputs of an exploration: the charts, the code that simulates them, and their payloads. */
const sources = ['{core,machines}/**/*.ts', 'devtools/*.ts', 'tests/{*,model/*}.ts', 'package-lock.json']

/** Explores a scenario once per content of the sources: the result is stored for other files and later runs. */
export function explored(scenario: ChartScenario): ExplorationResult {
  const file = fileOf(scenario)
  while (!keep(scenario)) pause()
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** Explores a scenario unless it has been explored. Returns false if another process is exploring it. */
export function keep(scenario: ChartScenario): boolean {
  const file = fileOf(scenario)
  if (existsSync(file)) return true
  const busy = `${file}.busy`
  mkdirSync(folder, { recursive: true })
  if (!begins(busy)) return false
  try {
    writeFileSync(`${busy}/result`, JSON.stringify(explore(scenario)))
    renameSync(`${busy}/result`, file)
  } finally {
    rmSync(busy, { recursive: true, force: true })
  }
  return true
}

function fileOf({ chart, name, input, lazy, prelude, at }: ChartScenario): string {
  const key = hashOf(contentHash(), JSON.stringify({ chart, name, input, lazy, prelude, at }))
  return join(folder, `${chart}-${key}.json`)
}

/** No exploration takes this long: a process that does has been killed. */
const PATIENCE = 120_000

/** Whether this process is the one that explores; the others wait for its result. */
function begins(busy: string): boolean {
  try {
    mkdirSync(busy)
    return true
  } catch {
    const since = statSync(busy, { throwIfNoEntry: false })?.mtimeMs
    if (since !== undefined && Date.now() - since > PATIENCE) rmSync(busy, { recursive: true, force: true })
    return false
  }
}

const pause = () => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50)

const hashOf = (...parts: (string | Buffer)[]): string => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\0')
  return hash.digest('hex').slice(0, 24)
}

let content: string | undefined

function contentHash(): string {
  content ??= hashOf(
    ...sources
      .flatMap((pattern) => globSync(pattern, { cwd: root }))
      .filter((file) => !file.endsWith('.test.ts'))
      .sort()
      .flatMap((file) => [file, readFileSync(join(root, file))]),
  )
  return content
}
