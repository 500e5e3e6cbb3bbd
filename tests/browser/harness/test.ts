import { join } from 'node:path'
import { type BrowserContext, type BrowserContextOptions, chromium } from 'playwright-core'
import { test as base, expect, inject } from 'vitest'
import { type SandboxOptions, type SandboxWallet, startSandbox, type WalletOptions } from '../../../sandbox/index.ts'
import { chromiumArgs, findChromium } from '../../../scripts/chromium.ts'
import { root } from '../../../scripts/shell.ts'
import { Complaints } from './complaints.ts'
import { PATIENCE } from './eventually.ts'
import { keepLately, latelyOn } from './lately.ts'
import { stayHome, Traffic } from './traffic.ts'
import { Visitor } from './visitor.ts'
import { asksHere } from './windowless.ts'

export { expect } from 'vitest'

/** A window that is small enough to paint quickly, yet wider than a phone's. */
export const smallWindow = { viewport: { width: 800, height: 600 } }

/**
 * No test sees the machine's own camera. Without windows, Chromium cannot ask the user for it, and reports that unless
 * it does not have to ask.
 */
const madeUpCamera = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']

let made = 0

/** Saves the pages of a failed test in `.cache/failures`. Returns their text, and what happened last on them. */
async function keepEvidence(context: BrowserContext, name: string): Promise<string> {
  const said: string[] = []
  for (const [index, page] of context.pages().entries()) {
    const path = join(root, '.cache/failures', `${name.replaceAll(/\W+/g, '-')}-${index + 1}.png`)
    await page.screenshot({ path, timeout: 5_000 }).catch(() => undefined)
    for (const part of [page.locator('body'), page.getByRole('dialog').first()])
      said.push(await part.ariaSnapshot({ timeout: 1_000 }).catch(() => ''))
    said.push(await latelyOn(page).catch(() => ''))
  }
  return said.join('\n\n')
}

/**
 * A browser test. Each worker has a browser, each file a sandbox, each test its own browser profile and wallet. After
 * each test, nothing has left this machine, no page has complained, and the sandbox has no fault left.
 */
export const test = base
  .extend('executablePath', { scope: 'worker' }, () => findChromium())
  .extend('browser', { scope: 'worker' }, async ({ executablePath }, { onCleanup }) => {
    const args = [...chromiumArgs, ...stayHome, ...madeUpCamera]
    const browser = await chromium.launch({ args, ...(executablePath && { executablePath }) })
    onCleanup(() => browser.close())
    return browser
  })
  .extend('sandboxOptions', { scope: 'file' }, (): SandboxOptions => ({}))
  .extend('sandbox', { scope: 'file' }, async ({ sandboxOptions }, { onCleanup }) => {
    const sandbox = await startSandbox(sandboxOptions)
    onCleanup(() => sandbox.stop())
    return sandbox
  })
  /**
   * Whether wallets ask in their own window. If a test is not about that, the window takes most of the time of an
   * answer.
   */
  .extend('walletWindows', (): boolean => true)
  .extend('createWallet', ({ sandbox, walletWindows }) => (options: WalletOptions = {}): SandboxWallet => {
    made += 1
    const wallet = sandbox.createWallet({ id: `wallet-${made}`, name: 'Harbour', rdns: 'test.harbour', ...options })
    if (!walletWindows) asksHere(wallet)
    return wallet
  })
  .extend('wallet', ({ createWallet }) => createWallet())
  /**
   * Small and without motion, because painting costs a small machine most; files about layout or motion override this.
   */
  .extend('contextOptions', (): BrowserContextOptions => ({ ...smallWindow, reducedMotion: 'reduce' }))
  /** What pages may request until the very end: it stops after the page is closed. */
  .extend('outlives', (): object | undefined => undefined)
  .extend('visitor', async ({ browser, sandbox, contextOptions, outlives: _, task }, { onCleanup }) => {
    const context = await browser.newContext(contextOptions)
    context.setDefaultTimeout(PATIENCE)
    await keepLately(context)
    const relay = sandbox.walletConnect?.relay
    const standsIn = (url: string) => relay?.standIn(url) !== undefined
    const [traffic, complaints] = [new Traffic(context, standsIn), new Complaints(context)]
    const visitor = new Visitor(await context.newPage(), {
      ...{ site: inject('site'), sandbox, context, traffic, complaints },
    })
    onCleanup(async () => {
      const said = task.result?.state === 'fail' ? await keepEvidence(context, task.name) : undefined
      // Answers that are still pending go to a closing page.
      await context.unrouteAll({ behavior: 'ignoreErrors' })
      await context.close()
      sandbox.clear()
      expect(traffic.outside, 'requests that would have left this machine').toEqual([])
      expect(complaints.unexpected, 'complaints of the pages').toEqual([])
      // The only record of a failure from a machine whose screenshots are gone.
      if (said !== undefined) throw new Error(`The pages said:\n${said}`)
    })
    return visitor
  })
