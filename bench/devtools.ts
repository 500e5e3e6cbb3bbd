import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type CDPSession, chromium, type Page } from 'playwright-core'
import { chromiumArgs, findChromium } from '../scripts/chromium.ts'
import { serve } from '../scripts/site.ts'
import { buildMeasured } from '../tests/browser/harness/build.ts'

/** How long the run lasts, in minutes. */
const MINUTES = Number(process.argv[2] ?? 10)
const EVENTS_A_MINUTE = 10_000
/** The growth allowed per minute after the second one; a leak grows much more. */
const KEPT = { bytes: 500_000, nodes: 200 }

interface Measure {
  minute: number
  heap: number
  nodes: number
}

async function measure(session: CDPSession, minute: number): Promise<Measure> {
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const named = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0
  return { minute, heap: named('JSHeapUsedSize'), nodes: named('Nodes') }
}

/** Sends a minute's events, evenly spaced. */
async function minuteOf(page: Page): Promise<void> {
  const end = Date.now() + 60_000
  for (let sent = 0; sent < EVENTS_A_MINUTE; sent += 500) {
    await page.evaluate((count) => Reflect.get(window, 'flood')(count), 500)
    const left = end - Date.now()
    const batches = (EVENTS_A_MINUTE - sent) / 500
    await page.waitForTimeout(Math.max(0, left / batches))
  }
}

/** Runs a page with the devtools open on the chart, and measures what it retains. */
async function run(page: Page): Promise<Measure[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  await session.send('HeapProfiler.enable')
  const measures: Measure[] = []
  for (let minute = 1; minute <= MINUTES; minute += 1) {
    await minuteOf(page)
    const now = await measure(session, minute)
    measures.push(now)
    console.log(`minute ${minute}: ${(now.heap / 1e6).toFixed(1)} MB, ${now.nodes} nodes`)
  }
  return measures
}

const folder = await mkdtemp(join(tmpdir(), 'portico-bench-'))
await buildMeasured(folder)
const site = await serve({ measured: join(folder, 'measured') })
const executablePath = findChromium()
const browser = await chromium.launch({ args: chromiumArgs, ...(executablePath && { executablePath }) })
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
  await page.goto(`${site.url}/measured/?devtools&lenient&rpc=${site.url}&rpc2=${site.url}`)
  // Moving near the button starts the kit.
  await page.getByTestId('connect').focus()
  await page.waitForFunction(() => 'flood' in window)
  await page.getByTestId('portico-devtools').click()
  const measures = await run(page)
  const [, from] = measures
  const to = measures.at(-1)
  if (from && to && to.minute > from.minute) {
    const kept = (one: number, other: number) => (other - one) / (to.minute - from.minute)
    const [bytes, nodes] = [kept(from.heap, to.heap), kept(from.nodes, to.nodes)]
    console.log(`kept of each minute: ${Math.round(bytes / 1000)} kB, ${Math.round(nodes)} nodes`)
    process.exitCode = bytes < KEPT.bytes && nodes < KEPT.nodes ? 0 : 1
  }
} finally {
  await browser.close()
  await site.close()
  await rm(folder, { recursive: true })
}
