import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, BrowserContext } from 'playwright-core'
import { answerOf } from '../../bench/first-open/outside.ts'
import type { Sandbox } from '../../sandbox/index.ts'
import { freePort } from '../../tests/engines/harness/webdriver.ts'
import { serve } from '../site.ts'
import type { Row } from './rows.ts'

/** How long the page may take for any step, in ms. */
const PATIENCE = 45_000

interface Site {
  url: string
  close: () => Promise<void>
}

/** Serves an app as in production: its files, or its own server. */
async function start(row: Row, folder: string): Promise<Site> {
  if ('folder' in row.serve) {
    const site = await serve({ page: join(folder, row.serve.folder) })
    return { url: `${site.url}/page/index.html`, close: site.close }
  }
  const [name, ...args] = row.serve.command
  const port = await freePort()
  const own = join(folder, 'node_modules/.bin', name)
  const { NODE_ENV: _, ...rest } = process.env
  const env = { ...rest, NODE_ENV: 'production', PORT: String(port), HOST: '127.0.0.1', NEXT_TELEMETRY_DISABLED: '1' }
  const child = spawn(existsSync(own) ? own : name, args, { cwd: folder, env, stdio: 'ignore', detached: true })
  const url = `http://127.0.0.1:${port}/`
  const end = async () => {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
  }
  for (let left = PATIENCE; left > 0; left -= 250) {
    const isThere = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isThere) return { url, close: end }
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  await end()
  throw new Error(`${row.name}: its server does not answer`)
}

/**
 * Whether React has hydrated the server's markup: earlier clicks are lost, and Astro's islands hydrate after the page
 * has loaded.
 */
const isHydrated = (id: string) =>
  Object.keys(document.querySelector(`[data-testid="${id}"]`) ?? {}).some((key) => key.startsWith('__react'))

/** Two visitors in turn and at the same time: only the one with the cookie receives its account. @throws otherwise */
async function keepsApart(url: string, context: BrowserContext, address: string): Promise<void> {
  const cookie = (await context.cookies(url)).map(({ name, value }) => `${name}=${value}`).join('; ')
  const visitors = Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? { cookie } : undefined))
  await Promise.all(
    visitors.map(async (headers) => {
      const html = await (await fetch(url, headers && { headers })).text()
      const rendered = /data-testid="wagmi-address"[^>]*>([^<]*)</.exec(html)?.[1]
      if (rendered !== (headers ? address : 'none')) throw new Error(`A visitor is sent the account ${rendered}`)
      if (!headers && html.toLowerCase().includes(address.slice(2).toLowerCase()))
        throw new Error('A visitor is sent another one’s address')
    }),
  )
}

let visits = 0

/** Opens the page, connects a wallet, and returns later. @throws if anything is wrong */
export async function visit(row: Row, folder: string, browser: Browser, sandbox: Sandbox): Promise<void> {
  const site = await start(row, folder)
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  try {
    if (row.isRendered && !/Connect wallet/.test(await (await fetch(site.url)).text()))
      throw new Error('The page arrives without its button')
    visits += 1
    const wallet = sandbox.createWallet({ id: `matrix-${visits}`, name: 'Harbour', rdns: 'test.harbour' })
    // Keeps the wallet from opening a window: the test approves here.
    wallet.attachWindow({ show: () => {} })
    await context.addInitScript({ content: wallet.script })
    context.setDefaultTimeout(PATIENCE)
    // The answers of a project's services: an app of another kit has a project.
    await context.route(/^https:/, async (route) => {
      const { type, body } = answerOf(route.request().url())
      await route.fulfill({ contentType: type, headers: { 'access-control-allow-origin': '*' }, body })
    })
    const complaints: string[] = []
    context.on('weberror', (error) => complaints.push(`uncaught: ${error.error()}`))
    context.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()))
        complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`)
    })
    const page = await context.newPage()
    const [address = ''] = wallet.accounts
    const isShown = async (text: string) => {
      for (const id of row.shows.addresses) await page.getByTestId(id).filter({ hasText: text }).waitFor()
    }
    await page.goto(site.url)
    if (row.isRendered) await page.waitForFunction(isHydrated, row.shows.button, { timeout: PATIENCE })
    await page.getByTestId(row.shows.button).click()
    await page.getByRole('dialog').getByRole('listitem').filter({ hasText: wallet.name }).getByRole('button').click()
    const isAsked = await Promise.race([wallet.nextRequest(), sleep(PATIENCE, false, { ref: false })])
    if (isAsked === false) throw new Error(`The wallet is not asked: ${complaints.join('\n')}`)
    wallet.approve()
    await isShown(address)
    await page.reload()
    await isShown(address)
    if (row.isPersonal) await keepsApart(site.url, context, address)
    if (row.shows.leave !== undefined) {
      await page.getByTestId(row.shows.leave).click()
      await isShown('none')
    }
    if (complaints.length > 0) throw new Error(`The page complains:\n${complaints.join('\n')}`)
  } finally {
    await context.close()
    await site.close()
  }
}
