/**
 * Builds a small app with each bundler and framework, on the package as npm would install it, and connects a wallet in
 * it. The apps, or the named ones, are created in a temporary folder; `docs/frameworks.md` has the table. With
 * `--here`, only apps whose packages are installed in this repository are built, from those packages: nothing is
 * downloaded, and the table is not rewritten.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { startSandbox } from '../sandbox/index.ts'
import { stayHome } from '../tests/browser/harness/traffic.ts'
import { chromiumArgs, ensureChromium } from './chromium.ts'
import { makeApp } from './matrix/make.ts'
import { rows } from './matrix/rows.ts'
import { type Outcome, writeTable } from './matrix/table.ts'
import { visit } from './matrix/visit.ts'
import { root, run } from './shell.ts'
import { summary } from './suites.ts'

const args = process.argv.slice(2)
const isHere = args.includes('--here')
const names = args.filter((arg) => !arg.startsWith('--'))
const wanted = rows.filter((row) => (names.length === 0 ? row.isHere || !isHere : names.includes(row.name)))
if (wanted.length === 0) throw new Error(`The rows are ${rows.map(({ name }) => name).join(', ')}.`)
const isBuilt = args.includes('--built') && existsSync(join(root, 'dist/index.js'))
if (!isBuilt && (await run('node', 'scripts/build.ts')) !== 0) process.exit(1)

const home = mkdtempSync(join(tmpdir(), 'portico-matrix-'))
const outcomes = new Map<string, Outcome>()
try {
  execFileSync('npm', ['pack', './dist', '--ignore-scripts', '--silent', '--pack-destination', home], { cwd: root })
  const [file = ''] = readdirSync(home)
  const tarball = join(home, file)
  const unpacked = join(home, 'portico')
  if (isHere) {
    mkdirSync(unpacked)
    execFileSync('tar', ['-xzf', tarball, '-C', unpacked, '--strip-components=1'])
  }
  await using started = new AsyncDisposableStack()
  const sandbox = await startSandbox({})
  started.defer(() => sandbox.stop())
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...chromiumArgs, ...stayHome] })
  started.defer(() => browser.close())
  for (const row of wanted) {
    const folder = join(home, row.name)
    mkdirSync(folder)
    const start = performance.now()
    const outcome: Outcome = {}
    try {
      await makeApp(row, folder, isHere ? { unpacked } : { tarball }, sandbox.one.url)
      await visit(row, folder, browser, sandbox)
    } catch (error) {
      outcome.failure = error instanceof Error ? error.message : String(error)
    }
    outcomes.set(row.name, outcome)
    rmSync(folder, { recursive: true, force: true })
    const seconds = Math.round((performance.now() - start) / 1000)
    console.log(`${outcome.failure === undefined ? '✓' : '✗'} ${row.title} (${seconds} s)`)
    if (outcome.failure !== undefined) console.log(outcome.failure)
  }
} finally {
  rmSync(home, { recursive: true, force: true })
}
if (!isHere) writeTable(outcomes)
const failed = [...outcomes.values()].filter(({ failure }) => failure !== undefined).length
console.log(summary({ passed: outcomes.size - failed, failed }))
process.exitCode = failed === 0 ? 0 : 1
