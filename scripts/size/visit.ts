import { gzipSync } from 'node:zlib'
import { type Browser, chromium } from 'playwright-core'
import { chromiumArgs, ensureChromium } from '../chromium.ts'

/** What a page had fetched at some moment. */
export interface Fetched {
  /** By path: the compressed size in bytes, and whether the file contains XState. */
  files: Map<string, { bytes: number; xstate: boolean }>
  /** Addresses outside the page's own origin. */
  strangers: string[]
}

/** What a page fetched before the pointer came near the button, and before the modal was open. */
export interface Visit {
  before: Fetched
  after: Fetched
  /** The number of lists that continue without showing a fade, although this browser supports it. */
  unfaded: number
}

/** Opens the browser that all visits share. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs })

/** Visits a page as a user with one wallet does, and opens the modal by a click if there is one. */
export async function visit(browser: Browser, url: string, hasModal: boolean): Promise<Visit> {
  const page = await browser.newPage()
  const fetched: Fetched = { files: new Map(), strangers: [] }
  const { origin } = new URL(url)
  page.on('request', (request) => {
    if (!request.url().startsWith('data:') && new URL(request.url()).origin !== origin)
      fetched.strangers.push(request.url())
  })
  page.on('response', async (response) => {
    if (!['script', 'stylesheet'].includes(response.request().resourceType())) return
    const body = await response.body()
    const file = { bytes: gzipSync(body).length, xstate: body.includes('xstate.init') }
    fetched.files.set(new URL(response.url()).pathname, file)
  })
  await page.addInitScript(announceWallet)
  await page.goto(url, { waitUntil: 'networkidle' })
  const button = page.getByTestId('connect')
  await button.waitFor()
  // Another idle half second lets work that waits for the first paint finish.
  await page.waitForLoadState('networkidle')
  const before = { files: new Map(fetched.files), strangers: [...fetched.strangers] }
  let unfaded = 0
  if (hasModal) {
    await button.click()
    await page.getByRole('dialog').getByText('Size Wallet').waitFor()
    await page.waitForLoadState('networkidle')
    unfaded = await page
      .locator('.body')
      .evaluateAll(
        (bodies) =>
          bodies.filter((body) => !getComputedStyle(body).getPropertyValue('animation-timeline').includes('scroll'))
            .length,
      )
  }
  await page.close()
  return { before, after: fetched, unfaded }
}

function announceWallet() {
  const provider = { on: () => undefined, removeListener: () => undefined, request: async () => [] }
  const info = {
    uuid: '0',
    name: 'Size Wallet',
    icon: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
    rdns: 'example.size',
  }
  const announce = () =>
    window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: Object.freeze({ info, provider }) }))
  window.addEventListener('eip6963:requestProvider', announce)
  announce()
}
