import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator } from 'playwright-core'
import { serve } from '../scripts/site.ts'
import { openBrowser } from './first-open/browser.ts'
import { Machine } from './first-open/machine.ts'
import type { Answer } from './first-open/outside.ts'
import { buildBenchPage, buildWatcher } from './first-open/pages.ts'
import { median } from './first-open/statistics.ts'
import { Visit } from './first-open/visit.ts'

const page = 'portico-project'
const rows = { tokens: 5_000, activities: 10_000, activitiesOfAPage: 1_000 }
/** A fast swipe: three rows per frame, for so many frames. */
const scroll = { frames: 240, step: 200 }
/** A frame that takes longer than this counts as late, in milliseconds: 1.5 times its budget. */
const late = 25
const runs = Number(process.argv[2] ?? 5)

const json = (value: unknown): Answer => ({ type: 'application/json', body: JSON.stringify(value) })
const balances = Array.from({ length: rows.tokens }, (_, at) => ({
  ...{ name: `Token ${at}`, symbol: 'TKN', chainId: 'eip155:1', price: 0.01, value: 1 },
  address: `eip155:1:0x${String(at).padStart(40, '0')}`,
  quantity: { decimals: '18', numeric: '100' },
}))
const history = Array.from({ length: rows.activities }, (_, at) => ({
  id: String(at),
  metadata: {
    ...{ operationType: 'receive', hash: `0x${at}`, chain: 'eip155:1', status: 'confirmed' },
    minedAt: new Date(Date.UTC(2026, 0, 1) - at * 3_600_000).toISOString(),
  },
  transfers: [
    { direction: 'in', fungible_info: { name: 'Ether', symbol: 'ETH' }, quantity: { numeric: String(at + 1) } },
  ],
}))

/** The blockchain API's answers for an account with many tokens and much activity. */
function answer(address: string): Answer | undefined {
  const { pathname, searchParams } = new URL(address)
  if (pathname === '/appkit/v1/config') return json({ features: [{ id: 'activity', isEnabled: true, config: null }] })
  if (pathname === '/v1') return json({ jsonrpc: '2.0', id: 1, result: '0xde0b6b3a7640000' })
  if (pathname === '/v1/supported-chains') return json({ http: ['eip155:1', 'eip155:42161'], ws: [] })
  if (/^\/v1\/account\/[^/]+\/balance$/.test(pathname)) return json({ balances })
  if (/^\/v1\/account\/[^/]+\/history$/.test(pathname)) return json(pageOf(Number(searchParams.get('cursor') ?? 0)))
  return undefined
}

/** A page of activities from this one on, as the API returns them. */
function pageOf(from: number) {
  const next = from + rows.activitiesOfAPage
  return { data: history.slice(from, next), next: next < rows.activities ? String(next) : null }
}

interface Scrolled {
  /** The main thread's work per frame, in milliseconds. */
  work: number
  /** The number of late frames. */
  late: number
  nodes: number
}

/** Scrolls a box from its top, one step per frame. */
async function scrollIn(visit: Visit, box: Locator): Promise<Scrolled> {
  const before = await visit.worked()
  const frames = await box.evaluate(async (element, { frames, step }) => {
    const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
    const lengths: number[] = []
    let at = await nextFrame()
    for (let index = 0; index < frames; index += 1) {
      element.scrollBy({ top: step, behavior: 'instant' })
      const now = await nextFrame()
      lengths.push(now - at)
      at = now
    }
    return lengths
  }, scroll)
  const work = ((await visit.worked()) - before) / scroll.frames
  const nodes = await box.evaluate((element) => element.querySelectorAll('*').length)
  return { work, late: frames.filter((length) => length > late).length, nodes }
}

/** A list that renders all of so many rows, for comparison. */
async function plain(visit: Visit, count: number): Promise<Locator> {
  await visit.page.evaluate((length) => {
    const box = document.createElement('div')
    box.id = 'plain'
    box.style.cssText = 'position: fixed; inset: 0 auto auto 0; inline-size: 360px; block-size: 500px; overflow: auto'
    for (let index = 0; index < length; index += 1) {
      const row = document.createElement('div')
      row.style.cssText = 'block-size: 68px; display: flex; justify-content: space-between'
      for (const text of [`Token ${index}`, '100 TKN'])
        row.append(Object.assign(document.createElement('span'), { textContent: text }))
      box.append(row)
    }
    document.body.append(box)
  }, count)
  return visit.page.locator('#plain')
}

/** Connects the wallet, and opens its tokens or its activities. */
async function list(visit: Visit, tile: string, first: RegExp): Promise<Locator> {
  const { page } = visit
  await visit.quiet()
  await visit.open()
  await visit.connect()
  await visit.quiet()
  if ((await page.getByTestId(tile).count()) === 0) await page.getByTestId('connect').click()
  await page.getByTestId(tile).click()
  await page.getByText(first).first().waitFor()
  await visit.quiet()
  return page.locator('.virtual')
}

/** Makes a list load all its pages, and scrolls back to its top. */
async function loadAll(visit: Visit, box: Locator): Promise<Locator> {
  await box.evaluate(async (element, count) => {
    const isLast = `[aria-posinset="${count}"]`
    while (element.querySelector(isLast) === null) {
      element.scrollTop = element.scrollHeight
      await new Promise(requestAnimationFrame)
    }
    element.scrollTop = 0
  }, rows.activities)
  await visit.quiet()
  return box
}

const home = await mkdtemp(join(tmpdir(), 'portico-bench-'))
const site = await serve({ [page]: await buildBenchPage(page, home) }, { production: true })
const watcher = await buildWatcher()
const browser = await openBrowser()
const machine = new Machine(browser.version())

const measures: Record<string, (visit: Visit) => Promise<Locator>> = {
  'a plain list of 5,000 rows, all in the DOM': (visit) => plain(visit, rows.tokens),
  '5,000 tokens': (visit) => list(visit, 'account-portfolio', /^Token 0$/),
  '10,000 activities': async (visit) =>
    loadAll(visit, await list(visit, 'w3m-account-default-activity-button', /\+1 ETH/)),
}

try {
  const found = new Map<string, Scrolled[]>()
  for (let run = 0; run < runs; run += 1) {
    for (const [name, box] of Object.entries(measures)) {
      const visit = await Visit.open(browser, `${site.url}/${page}/`, watcher, { answer })
      try {
        const scrolled = await scrollIn(visit, await box(visit))
        found.set(name, [...(found.get(name) ?? []), scrolled])
      } finally {
        await visit.close()
      }
    }
    machine.note()
  }
  console.log(
    `${machine.line(runs)}\n\n|  | work a frame | late frames of ${scroll.frames} | elements |\n|---|---:|---:|---:|`,
  )
  for (const [name, all] of found) {
    const of = (key: keyof Scrolled) => median(all.map((each) => each[key])) ?? 0
    console.log(`| ${name} | ${of('work').toFixed(1)} ms | ${of('late')} | ${of('nodes')} |`)
  }
} finally {
  await browser.close()
  await site.close()
  await rm(home, { recursive: true })
}
