import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ensureChromium } from './chromium.ts'
import { root, run } from './shell.ts'
import { filesNamed, runSuites, summary } from './suites.ts'

/** Runs the journeys of `tests/engines`, or of the named files, through the package in three engines. */
const args = process.argv.slice(2)
const names = args.filter((arg) => arg !== '--built')
const built = args.includes('--built') && existsSync(join(root, 'dist/index.js'))
if (!built && (await run('node', 'scripts/build.ts')) !== 0) process.exit(1)
process.env.CHROMIUM_PATH = ensureChromium()
if ((await run('node', 'scripts/install-engines.ts')) !== 0) process.exit(1)

const count = await runSuites(
  ['engines'],
  names.flatMap((name) => filesNamed('engines', name)),
)
console.log(summary(count))
process.exitCode = count.failed === 0 ? 0 : 1
