import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import { build, preview } from 'vite'
import { chromiumArgs, ensureChromium } from './chromium.ts'
import { startDemo } from './demo-site.ts'
import { demoWallets } from './demo-wallets.ts'
import { root } from './shell.ts'

const images = join(root, 'docs/images')
/** How much of the page around the card is in a picture, in CSS pixels. */
const AROUND = 28
/** How long all animations take to end, in milliseconds. */
const STILL = 1_500

/** Photographs the modal with some of the page behind it. */
async function takeCard(page: Page, name: string): Promise<void> {
  await page.waitForTimeout(STILL)
  const box = await page.getByTestId('w3m-modal-card').boundingBox()
  if (!box) throw new Error(`There is no modal to be seen for ${name}`)
  const clip = {
    x: box.x - AROUND,
    y: box.y - AROUND,
    width: box.width + 2 * AROUND,
    height: box.height + 2 * AROUND,
  }
  await page.screenshot({ path: join(images, `${name}.png`), clip })
}

/** Photographs the demo, from the list of wallets to the account. */
async function takeDemo(browser: Browser): Promise<void> {
  await using demo = await startDemo(console.log)
  const [first] = demoWallets
  const { name = '' } = first ?? {}
  const wallet = demo.sandbox.createWallet(first)
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, deviceScaleFactor: 2 })
  const page = await context.newPage()
  const wears = (theme: 'light' | 'dark') => page.getByTestId(`theme-${theme}`).check()

  await page.goto(demo.address)
  await wears('light')
  await page.getByTestId('connect').click()
  await takeCard(page, 'connect-light')
  await page.keyboard.press('Escape')
  await wears('dark')
  await page.getByTestId('connect').click()
  const windowOf = context.waitForEvent('page')
  await page.getByRole('listitem').filter({ hasText: name }).getByRole('button').click()
  await windowOf
  await page.bringToFront()
  await takeCard(page, 'connecting-dark')
  wallet.approve()
  await page.getByTestId('address').waitFor()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await wears('light')
  await page.getByTestId('connect').click()
  await page.getByTestId('account-balance').waitFor()
  await takeCard(page, 'account-light')
  await context.close()

  // As in a browser in which the wallet has never been connected.
  wallet.revoke()
  const phone = await browser.newContext({
    ...{ viewport: { width: 390, height: 720 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
    colorScheme: 'dark',
  })
  const small = await phone.newPage()
  await small.goto(demo.address)
  await small.getByTestId('connect').click()
  await small.waitForTimeout(STILL)
  await small.screenshot({ path: join(images, 'phone-dark.png') })
  await phone.close()
}

/** Photographs the devtools' page, with the account's chart. */
async function takeDevtools(browser: Browser): Promise<void> {
  const outDir = join(root, '.cache/devtools-page')
  const configFile = join(root, 'devtools/page/vite.config.ts')
  await build({ configFile, logLevel: 'error', build: { outDir } })
  const server = await preview({ configFile, build: { outDir }, preview: { host: '127.0.0.1', port: 0 } })
  const page = await browser.newPage({ viewport: { width: 1500, height: 950 }, reducedMotion: 'reduce' })
  await page.goto(`${server.resolvedUrls?.local[0]}#account`)
  await page.locator('.chart[aria-busy="false"] .state').first().waitFor()
  await page
    .getByRole('button', { name: /^send address\.copy/ })
    .first()
    .click()
  await page.waitForTimeout(STILL)
  await page.screenshot({ path: join(images, 'devtools.png') })
  await page.close()
  await server.close()
}

const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs })
await takeDevtools(browser)
await takeDemo(browser)
await browser.close()
// WalletConnect's clients leave timers of a minute behind if they are stopped in the middle of an operation.
process.exit()
