import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { firstOpenModules } from '../server/first-open.ts'
import { importsOf } from './checks/imports.ts'
import { readChunkModules } from './chunk-modules.ts'
import { root, run } from './shell.ts'
import { serve } from './site.ts'
import { costByFlow, costByModule } from './size/attribution.ts'
import { buildPage, closureOf, type Page } from './size/pages.ts'
import { writeSizes } from './size/sizes.ts'
import { type Fetched, openBrowser, type Visit, visit } from './size/visit.ts'

/** A figure and its limit. */
interface Row {
  name: string
  value: number
  /** The value above which the run fails. */
  limit: number
  unit: 'kB' | ''
}

const kB = (bytes: number) => bytes / 1000
const sum = ({ files }: Fetched) => kB([...files.values()].reduce((all, { bytes }) => all + bytes, 0))
const withXState = ({ files }: Fetched) => [...files.values()].filter(({ xstate }) => xstate).length

const textOf = (path: string) => readFileSync(join(root, path), 'utf8')

/** The messages of a folder of views. */
const messagesOf = (folder: string): string[] =>
  existsSync(join(root, folder, 'messages.en.ts')) ? [`${folder}/messages.en`] : []

/** The modules that a module of ours imports dynamically, without extensions. */
const lateImportsOf = (path: string): string[] =>
  importsOf({ path, text: textOf(path) })
    .filter(({ late }) => late)
    .map(({ target }) => target.replace(/\.tsx?$/, ''))

/** The views of the registry, each with its messages. */
const views = () => lateImportsOf('views/registry.ts').map((path) => ({ path, messages: messagesOf(dirname(path)) }))

/** The key of the page's chunk that contains a module of ours; `path` has no extension. */
function chunkOf({ manifest, modules }: Page, path: string): string {
  const holds = (each: Record<string, number>, name: string) =>
    Object.keys(each).some((id) => id.replace(/\.tsx?$/, '') === name)
  const ours = Object.entries(readChunkModules()).find(([, each]) => holds(each, path))?.[0]
  const file = Object.entries(modules).find(([, each]) => `dist/${ours}` in each)?.[0]
  const key = Object.keys(manifest).find((each) => manifest[each]?.file === file)
  if (key === undefined) throw new Error(`No chunk of the page holds ${path}`)
  return key
}

/** The size of modules, with everything that loads with them, beyond what is already loaded. */
function costOf(page: Page, paths: readonly string[], present: ReadonlySet<string>): number {
  const known = new Set<string>()
  for (const path of paths) closureOf(page, chunkOf(page, path), known)
  const files = [...known].filter((file) => !present.has(file))
  return kB(files.reduce((all, file) => all + gzipSync(readFileSync(join(page.folder, file))).length, 0))
}

/**
 * The modules that send requests to a project's directory and configuration; they load with the modal if there is a
 * project.
 */
const services = [
  'react/engine/background/directory',
  'react/engine/background/config',
  'react/engine/project-services',
  'views/connect/more-wallets',
]

/**
 * The modules that the second view loads for all later ones: the map of views, the transition, and the shared messages.
 */
const shared = ['views/registry', 'ui/transition', 'locales/status.en']

/** What is loaded once a second view has been opened. */
function presentLater(page: Page): { present: ReadonlySet<string>; known: ReadonlySet<string> } {
  const present = new Set([...closureOf(page, 'index.html'), ...page.firstOpen])
  return {
    present,
    known: new Set([...present, ...shared.flatMap((path) => [...closureOf(page, chunkOf(page, path))])]),
  }
}

/** The cost to a page of first entering each later flow, without its views, in kB. */
const lateFlowsOf = (page: Page): { flow: string; entered: number }[] =>
  lateImportsOf('react/engine/flows/lazy-flows.ts')
    .map((path) => ({ flow: basename(path), entered: costOf(page, [path], presentLater(page).known) }))
    .sort((one, other) => other.entered - one.entered)

function rowsOf(page: Page, bare: Visit, ours: Visit, german: Visit): Row[] {
  const { present, known } = presentLater(page)
  // The page has wagmi's adapter only.
  const first = firstOpenModules.filter((path) => !path.startsWith('adapters/solana/'))
  const unnamed = first.filter((path) => !present.has(page.manifest[chunkOf(page, path)]?.file ?? ''))
  const languages = [...ours.after.files.keys()].flatMap((file) => /\.(\w\w)-[^/]*$|(pseudo)-/.exec(file)?.[1] ?? [])
  return [
    { name: 'ours before the click', value: sum(ours.before) - sum(bare.before), limit: 10, unit: 'kB' },
    { name: 'files with XState before the click', value: withXState(ours.before), limit: 0, unit: '' },
    { name: 'foreign addresses before the click', value: ours.before.strangers.length, limit: 0, unit: '' },
    { name: 'the whole page, modal open', value: sum(ours.after), limit: 165, unit: 'kB' },
    {
      name: 'the same, where the app has a project',
      value: sum(ours.after) + costOf(page, services, present),
      limit: 180,
      unit: 'kB',
    },
    // With a language other than English, the first open also loads English as a fallback; the rest of the language
    // loads later.
    { name: 'the whole page in German, modal open', value: sum(german.after), limit: 170, unit: 'kB' },
    { name: 'foreign addresses, modal open', value: ours.after.strangers.length, limit: 0, unit: '' },
    { name: 'lists that end without a fade', value: ours.unfaded, limit: 0, unit: '' },
    { name: 'parts of the first open without a hint', value: unnamed.length, limit: 0, unit: '' },
    { name: 'languages loaded', value: new Set(languages).size, limit: 1, unit: '' },
    { name: 'what all later views share', value: costOf(page, shared, present), limit: 10.5, unit: 'kB' },
    ...views().map(
      ({ path, messages }): Row => ({
        name: path,
        value: costOf(page, [path, ...messages], known),
        limit: 12,
        unit: 'kB',
      }),
    ),
  ]
}

/** The cost of each module to a page, in bytes: before the click, and with the modal open. */
function modulesOf(page: Page, { before, after }: Visit): { early: Map<string, number>; all: Map<string, number> } {
  const costs = ({ files }: Fetched) =>
    costByModule(page, new Map([...files].map(([path, { bytes }]) => [path.replace('/portico/', ''), bytes])))
  return { early: costs(before), all: costs(after) }
}

/** The cost of each flow to a page, in kB: before the click, and with the modal open. */
function flowsOf({ early, all }: ReturnType<typeof modulesOf>): { flow: string; before: number; open: number }[] {
  const [before, open] = [costByFlow(early), costByFlow(all)]
  return [...open]
    .map(([flow, bytes]) => ({ flow, before: kB(before.get(flow) ?? 0), open: kB(bytes) }))
    .sort((one, other) => other.open - one.open)
}

/** Prints a page's modules, the largest first: with `--modules`, to see where a budget goes. */
function printModules(title: string, costs: ReadonlyMap<string, number>) {
  console.log(`  ${title}, by module, in bytes (an estimate)`)
  for (const [path, bytes] of [...costs].sort(([, one], [, other]) => other - one))
    console.log(`    ${bytes.toFixed(0).padStart(6)} ${path}`)
}

/** Builds the pages, visits them, and compares the figures with the budgets of ARCHITECTURE. */
async function measure(home: string): Promise<boolean> {
  const bare = await buildPage('bare', home)
  const ours = await buildPage('portico', home)
  const german = await buildPage('german', home)
  const site = await serve({ bare: bare.folder, portico: ours.folder, german: german.folder })
  const browser = await openBrowser()
  try {
    const visits = [
      await visit(browser, `${site.url}/bare/`, false),
      await visit(browser, `${site.url}/portico/`, true),
      await visit(browser, `${site.url}/german/`, true),
    ]
    const [one, other, inGerman] = visits
    if (!one || !other || !inGerman) throw new Error('There are three pages')
    const rows = rowsOf(ours, one, other, inGerman)
    console.log(
      `the page with bare wagmi: ${sum(one.before).toFixed(1)} kB; all figures gzip, as Chromium fetched them`,
    )
    for (const { name, value, limit, unit } of rows) {
      const figure = `${unit ? value.toFixed(1) : value} ${unit}`.padStart(10)
      console.log(`${value > limit ? '✗' : '✓'} ${name.padEnd(36)} ${figure}  (at most ${limit} ${unit})`)
    }
    const modules = modulesOf(ours, other)
    const flows = flowsOf(modules)
    console.log(
      '  what each flow costs, in kB: before the click, and with the modal open (an estimate, by its modules)',
    )
    for (const { flow, before, open } of flows)
      console.log(`    ${flow.padEnd(20)} ${before.toFixed(2).padStart(6)} ${open.toFixed(2).padStart(6)}`)
    console.log('  what each later flow loads besides its views as it is first entered, in kB')
    for (const { flow, entered } of lateFlowsOf(ours))
      console.log(`    ${flow.padEnd(23)} ${entered.toFixed(2).padStart(6)}`)
    writeSizes({ rows: rows.map(({ name, value, limit }) => ({ name, value, aim: limit })), flows })
    const added = [...other.after.files].filter(([path]) => !other.before.files.has(path))
    for (const [path, { bytes }] of added)
      console.log(`  with the click: ${basename(path).padEnd(44)} ${kB(bytes).toFixed(1)} kB`)
    if (process.argv.includes('--modules')) {
      printModules('before the click', modules.early)
      printModules('with the modal open', modules.all)
    }
    for (const address of new Set(other.after.strangers)) console.log(`  asked for ${address}`)
    return rows.every(({ value, limit }) => value <= limit)
  } finally {
    await browser.close()
    await site.close()
  }
}

const built = existsSync(join(root, 'dist/index.js')) && process.argv.includes('--built')
// The whole package: building only its bundles would leave `dist` without its manifest and its types.
const code = built ? 0 : await run('node', 'scripts/build.ts')
if (code !== 0) process.exit(code)

const home = mkdtempSync(join(tmpdir(), 'portico-size-'))
try {
  process.exitCode = (await measure(home)) ? 0 : 1
} finally {
  rmSync(home, { recursive: true })
}
