import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { serve } from '../tests/browser/harness/site.ts'
import { importsOf } from './checks/imports.ts'
import { root, run } from './shell.ts'
import { buildPage, closureOf, type Page } from './size/pages.ts'
import { type Fetched, openBrowser, type Visit, visit } from './size/visit.ts'

/** A figure, and what it must not pass. */
interface Row {
  name: string
  value: number
  limit: number
  unit: 'kB' | ''
}

const kB = (bytes: number) => bytes / 1000
const sum = ({ files }: Fetched) => kB([...files.values()].reduce((all, { bytes }) => all + bytes, 0))
const withXState = ({ files }: Fetched) => [...files.values()].filter(({ xstate }) => xstate).length

/** The paths, without their endings, of what a file imports when it needs it: the views of the registry, the languages. */
const lazyOf = (path: string) =>
  importsOf({ path, text: readFileSync(join(root, path), 'utf8') })
    .filter(({ late }) => late)
    .map(({ target }) => target.replace(/\.tsx?$/, ''))

/** The chunk of the page that holds a file of ours. */
const chunkOf = ({ manifest }: Page, path: string) =>
  Object.keys(manifest).find((key) => key.endsWith(`/chunks/${path}.js`))

/** What a chunk costs on top of what is there already. */
function costOf(page: Page, path: string | readonly string[], present: Set<string>): number {
  const known = new Set<string>()
  for (const each of [path].flat()) {
    const key = chunkOf(page, each)
    if (key === undefined) throw new Error(`${each} has no chunk of its own`)
    closureOf(page, key, known)
  }
  const files = [...known].filter((file) => !present.has(file))
  return kB(files.reduce((all, file) => all + gzipSync(readFileSync(join(page.folder, file))).length, 0))
}

/** What asks the directory and the configuration of a project, and comes with the modal where there is one. */
const services = ['react/late-charts', 'react/cloud', 'config', 'views/connect/more-wallets']

function rowsOf(page: Page, bare: Visit, ours: Visit): Row[] {
  const views = lazyOf('views/registry.ts')
  const languages = lazyOf('locales/index.ts').filter((path) => path !== 'locales/pseudo')
  const shell = ['react/engine', 'react/mount'].map((name) => chunkOf(page, name) ?? '')
  const present = new Set(['index.html', ...shell].flatMap((key) => [...closureOf(page, key)]))
  const spoken = [...ours.after.files.keys()].filter((file) =>
    lazyOf('locales/index.ts').some((path) => basename(file).startsWith(`${basename(path)}-`)),
  )
  return [
    { name: 'ours before the click', value: sum(ours.before) - sum(bare.before), limit: 8, unit: 'kB' },
    { name: 'files with XState before the click', value: withXState(ours.before), limit: 0, unit: '' },
    { name: 'foreign addresses before the click', value: ours.before.strangers.length, limit: 0, unit: '' },
    { name: 'the whole page, modal open', value: sum(ours.after), limit: 150, unit: 'kB' },
    { name: 'more, where the app has a project', value: costOf(page, services, present), limit: 12, unit: 'kB' },
    { name: 'foreign addresses, modal open', value: ours.after.strangers.length, limit: 0, unit: '' },
    { name: 'languages loaded', value: spoken.length, limit: 1, unit: '' },
    ...views.map((path): Row => ({ name: path, value: costOf(page, path, present), limit: 12, unit: 'kB' })),
    ...languages.map((path): Row => ({ name: path, value: costOf(page, path, present), limit: 6, unit: 'kB' })),
  ]
}

/** Builds both pages, visits them, and holds the figures against the budgets of DESIGN 3. */
async function measure(home: string): Promise<boolean> {
  const bare = await buildPage('bare', home)
  const ours = await buildPage('portico', home)
  const site = await serve({ bare: bare.folder, portico: ours.folder })
  const browser = await openBrowser()
  try {
    const visits = [
      await visit(browser, `${site.url}/bare/`, false),
      await visit(browser, `${site.url}/portico/`, true),
    ]
    const [one, other] = visits
    if (!one || !other) throw new Error('There are two pages')
    const rows = rowsOf(ours, one, other)
    console.log(
      `the page with bare wagmi: ${sum(one.before).toFixed(1)} kB; all figures gzip, as Chromium fetched them`,
    )
    for (const { name, value, limit, unit } of rows) {
      const figure = `${unit ? value.toFixed(1) : value} ${unit}`.padStart(10)
      console.log(`${value > limit ? '✗' : '✓'} ${name.padEnd(36)} ${figure}  (at most ${limit} ${unit})`)
    }
    const come = [...other.after.files].filter(([path]) => !other.before.files.has(path))
    for (const [path, { bytes }] of come)
      console.log(`  with the click: ${basename(path).padEnd(44)} ${kB(bytes).toFixed(1)} kB`)
    for (const address of new Set(other.after.strangers)) console.log(`  asked for ${address}`)
    return rows.every(({ value, limit }) => value <= limit)
  } finally {
    await browser.close()
    await site.close()
  }
}

const built = existsSync(join(root, 'dist/index.js')) && process.argv.includes('--built')
const code = built ? 0 : await run('vite', 'build', '--logLevel', 'error')
if (code !== 0) process.exit(code)

const home = mkdtempSync(join(tmpdir(), 'portico-size-'))
try {
  process.exitCode = (await measure(home)) ? 0 : 1
} finally {
  rmSync(home, { recursive: true })
}
