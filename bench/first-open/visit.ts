import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, CDPSession, Page } from 'playwright-core'
import type { Opening } from './in-page/index.ts'
import { installed } from './names.ts'
import { type Answer, answerOf } from './outside.ts'
import { Quiet } from './quiet.ts'

/** A visitor's device. */
export interface Device {
  /** How many times slower than this machine it is. */
  cpu?: number
  /** Whether its connection is that of a slow phone. */
  isSlowLine?: boolean
  /** The answers of other servers, where they differ from the default. */
  answer?: (address: string) => Answer | undefined
}

/** 1.6 Mbit/s and 150 ms per round trip: Lighthouse's slow phone. */
const slowLine = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 }

/** How long the pointer hovers over a button before it presses, in milliseconds. */
const HOVER = 50

/** One visit to one page, with an empty cache. Playwright's own waiting would add 40 ms of work to a slow page. */
export class Visit {
  readonly page: Page
  readonly #session: CDPSession
  readonly #quiet: Quiet

  private constructor(page: Page, session: CDPSession) {
    this.page = page
    this.#session = session
    this.#quiet = new Quiet(page, session)
  }

  /** Opens a page; returns once the navigation is under way. */
  static async open(browser: Browser, url: string, watcher: string, device: Device): Promise<Visit> {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    const visit = new Visit(page, session)
    await answerOutside(session, (address) => device.answer?.(address) ?? answerOf(address))
    await session.send('Network.enable')
    await session.send('Performance.enable')
    if (device.isSlowLine) await session.send('Network.emulateNetworkConditions', slowLine)
    if (device.cpu) await session.send('Emulation.setCPUThrottlingRate', { rate: device.cpu })
    await page.addInitScript({ content: watcher })
    await page.goto(url, { waitUntil: 'commit' })
    return visit
  }

  close = (): Promise<void> => this.page.context().close()

  /** Milliseconds from the navigation until the button is clickable. */
  button = (): Promise<number> => this.page.evaluate(() => window.bench.button)

  quiet = (ms = 200): Promise<void> => this.#quiet.wait(ms)

  /** The total blocking time: what long tasks took beyond 50 ms each. */
  async blocking(): Promise<number> {
    const tasks = await this.page.evaluate(() => window.bench.longTasks)
    return tasks.reduce((sum, duration) => sum + duration - 50, 0)
  }

  /** Presses the button, and resolves once the list has been still for `still` ms. */
  async open({ hover = HOVER, still = 150 } = {}): Promise<Opening> {
    const point = await this.page.evaluate(() => window.bench.buttonPoint())
    await this.page.evaluate((ms) => window.bench.watchOpening(ms), still)
    await this.#press(point, hover)
    const opening = await this.page.evaluate(() => window.bench.opening)
    if (!opening) throw new Error('Nothing was pressed')
    return opening
  }

  async dismiss(): Promise<void> {
    await this.page.keyboard.press('Escape')
    await this.page.evaluate(() => window.bench.closed())
  }

  /**
   * Chooses the installed wallet. Resolves with the milliseconds from the click to the frame that shows the address.
   */
  async connect(): Promise<number> {
    await this.page.evaluate(() => window.bench.watchAddress())
    await this.#press(await this.page.evaluate((name) => window.bench.walletPoint(name), installed), HOVER)
    const address = await this.page.evaluate(() => window.bench.address)
    if (address === undefined) throw new Error('Nothing was pressed')
    return address
  }

  /** The main thread's work so far, in milliseconds. */
  async worked(): Promise<number> {
    const { metrics } = await this.#session.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
  }

  /** The requests to the wallet so far. */
  calls = (): Promise<string[]> => this.page.evaluate(() => window.bench.calls)

  /** The bytes in use after a garbage collection. */
  async heap(): Promise<number> {
    await this.#session.send('HeapProfiler.collectGarbage')
    await this.#session.send('HeapProfiler.collectGarbage')
    const { metrics } = await this.#session.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0
  }

  async #press(point: readonly [number, number] | undefined, hover: number): Promise<void> {
    if (!point) throw new Error('There is nothing to press')
    await this.page.mouse.move(...point)
    if (hover > 0) await sleep(hover)
    await this.page.mouse.down()
    await this.page.mouse.up()
  }
}

/** Playwright's own `route` would also delay the page's files, and disable the cache. */
async function answerOutside(session: CDPSession, answer: (address: string) => Answer): Promise<void> {
  session.on('Fetch.requestPaused', ({ requestId, request }) => {
    const { type, body } = answer(request.url)
    const responseHeaders = [
      { name: 'content-type', value: type },
      { name: 'access-control-allow-origin', value: '*' },
      { name: 'access-control-allow-headers', value: '*' },
    ]
    const said = { requestId, responseCode: 200, responseHeaders, body: Buffer.from(body).toString('base64') }
    // The page may have closed meanwhile.
    session.send('Fetch.fulfillRequest', said).catch(() => undefined)
  })
  await session.send('Fetch.enable', { patterns: [{ urlPattern: 'https://*' }] })
}
