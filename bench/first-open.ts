import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root, run } from '../scripts/shell.ts'
import { serve } from '../scripts/site.ts'
import { openBrowser } from './first-open/browser.ts'
import { keep } from './first-open/history.ts'
import { Machine } from './first-open/machine.ts'
import { type Measure, measures } from './first-open/measures.ts'
import { buildBenchPage, buildWatcher, type PageName, pages } from './first-open/pages.ts'
import { Samples } from './first-open/samples.ts'
import { tableOf } from './first-open/table.ts'
import { Visit } from './first-open/visit.ts'

const { values: options } = parseArgs({
  options: {
    /** The runs of each visit. */
    runs: { type: 'string', default: '7' },
    /** Only the visits whose names contain this. */
    only: { type: 'string', default: '' },
    /** Uses the existing build of the package. */
    built: { type: 'boolean', default: false },
    /** Adds the table to the history in `bench/README.md`. */
    keep: { type: 'boolean', default: false },
  },
})

const runs = Number(options.runs)
const chosen = measures.filter(({ name }) => name.includes(options.only))
if (!options.built && (await run('vite', 'build', '--logLevel', 'warn')) !== 0) process.exit(1)

const home = await mkdtemp(join(tmpdir(), 'portico-bench-'))
const folders = new Map<PageName, string>()
for (const name of pages) folders.set(name, await buildBenchPage(name, home))
const watcher = await buildWatcher()
const site = await serve(Object.fromEntries(folders), { production: true })
const browser = await openBrowser()
const machine = new Machine(browser.version())
const samples = new Samples()

/** One visit of a page. */
async function take({ device, take }: Measure, page: PageName) {
  const visit = await Visit.open(browser, `${site.url}/${page}/`, watcher, device)
  try {
    return await take(visit)
  } finally {
    await visit.close()
  }
}

/** Visits every page, in a different order each round, so that background load affects all pages alike. */
async function round(measure: Measure, index: number) {
  const { length } = measure.pages
  const shift = index % length
  for (const page of [...measure.pages.slice(shift), ...measure.pages.slice(0, shift)])
    samples.add(page, await take(measure, page))
}

try {
  // A first, unrecorded pass warms the browser's code and the server's answers for all pages alike.
  for (const measure of chosen.slice(0, 1)) for (const page of measure.pages) await take(measure, page)
  for (let index = 0; index < runs; index++) {
    for (const measure of chosen) if (index < (measure.runs ?? runs)) await round(measure, index)
    machine.note()
    console.log(`round ${index + 1} of ${runs}`)
  }
  const report = `${machine.line(runs)}\n\n${tableOf(samples)}`
  console.log(`\n${report}`)
  if (options.keep) keep(join(root, 'bench/README.md'), report)
} finally {
  await browser.close()
  await site.close()
  await rm(home, { recursive: true })
}
