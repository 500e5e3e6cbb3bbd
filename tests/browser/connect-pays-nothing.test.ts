import type { Page } from 'playwright-core'
import { inject } from 'vitest'
import { message } from '../support/messages.ts'
import { eventually } from './harness/eventually.ts'
import { expect, test } from './harness/test.ts'
import type { Visitor } from './harness/visitor.ts'

/** Strings that occur only in XState's own code. */
const xstate = 'xstate.done.actor'

/** What the list needs in order to paint: the charts, the dialog, the view and its messages. */
const list = [xstate, 'w3m-modal-card', 'wallet-selector-', message('connect.missing')]

/** What a wallet request needs: the view, and the code that handles the answer. */
const asking = ['connecting-retry', String.raw`\bmap\b`]

interface Script {
  path: string
  text: string
}

/** The scripts that a page loads from now on. */
function scriptsOf(page: Page): Script[] {
  const scripts: Script[] = []
  page.on('response', async (response) => {
    const path = new URL(response.url()).pathname
    if (path.endsWith('.js')) scripts.push({ path, text: await response.text().catch(() => '') })
  })
  return scripts
}

/** The URLs of the scripts that hold these strings. */
const pathsWith = (scripts: Script[], words: string): string[] =>
  scripts.filter(({ text }) => text.includes(words)).map(({ path }) => path)

/** Waits until the scripts that hold these strings have arrived. */
const haveArrived = async (scripts: Script[], marks: string[]) => {
  await eventually(() => marks.filter((mark) => pathsWith(scripts, mark).length === 0)).toEqual([])
}

/**
 * Waits until the list can be painted offline: its scripts are there, and so is everything that was requested with
 * them.
 */
const canBePainted = async (visitor: Visitor, scripts: Script[]) => {
  await haveArrived(scripts, list)
  await eventually(() => visitor.traffic.underway(inject('site'))).toEqual([])
}

test('before any click the page requests only its own files, however long it is open', async ({
  visitor,
  wallet,
  sandbox,
}) => {
  const scripts = scriptsOf(visitor.page)
  await visitor.takesTheClock()
  await visitor.installs(wallet)
  await visitor.opensTheDemo({ preload: 'intent' })
  await visitor.letsPass(600_000)
  // The test's own request: once it is answered, all earlier requests are known.
  await visitor.page.evaluate(() => fetch('./config.json').then((response) => response.text()))
  const wallets = sandbox.walletUrl.replace('http', 'ws')
  const others = visitor.traffic.besides(`${inject('site')}/demo/`).filter((url) => !url.startsWith(wallets))
  expect(others).toEqual([])
  expect(sandbox.one.requests).toEqual([])
  expect(sandbox.two.requests).toEqual([])
  expect(scripts.length).toBeGreaterThan(0)
  expect(pathsWith(scripts, xstate)).toEqual([])
  expect(await visitor.page.locator('w3m-modal').count()).toBe(0)
})

test('moving near the button fetches the engine, and the list then paints offline', async ({ visitor, wallet }) => {
  const scripts = scriptsOf(visitor.page)
  await visitor.installs(wallet)
  await visitor.opensTheDemo({ preload: 'intent' })
  await visitor.page.getByTestId('connect').hover()
  await canBePainted(visitor, scripts)
  await visitor.context.setOffline(true)
  await visitor.opensTheModal()
  await eventually(() => visitor.modal.wallets()).toEqual([wallet.name])
})

test('keyboard focus near the button also fetches the engine', async ({ visitor, wallet }) => {
  const scripts = scriptsOf(visitor.page)
  await visitor.installs(wallet)
  await visitor.opensTheDemo({ preload: 'intent' })
  await visitor.page.getByTestId('connect').focus()
  await canBePainted(visitor, scripts)
  await visitor.context.setOffline(true)
  await visitor.page.keyboard.press('Enter')
  await eventually(() => visitor.modal.wallets()).toEqual([wallet.name])
})

test('once the list is open, the code that asks a wallet is already loaded', async ({ visitor, wallet }) => {
  const scripts = scriptsOf(visitor.page)
  await visitor.arrivesWith(wallet)
  await visitor.opensTheModal()
  await visitor.modal.wallet(wallet.name).hover()
  await haveArrived(scripts, asking)
  // The flow's other views are fetched along with that one.
  await eventually(() => visitor.traffic.underway(inject('site'))).toEqual([])
  const before = visitor.traffic.local.length
  await visitor.modal.choose(wallet.name)
  await visitor.modal.says('connecting.asking', { wallet: wallet.name })
  const files = visitor.traffic.local.slice(before).filter((url) => url.startsWith(inject('site')))
  expect(files).toEqual([])
})

test('no node is asked for anything before the user connects', async ({ visitor, wallet, sandbox }) => {
  const before = sandbox.one.requests.length
  await visitor.arrivesWith(wallet)
  await visitor.opensTheModal()
  await visitor.modal.choose(wallet.name)
  await visitor.rejectsIn(wallet)
  await visitor.modal.says('connecting.declined')
  expect(sandbox.one.requests.slice(before)).toEqual([])
})

test('a click before the engine has loaded is not lost', async ({ visitor, wallet }) => {
  const scripts = scriptsOf(visitor.page)
  await visitor.installs(wallet)
  await visitor.opensTheDemo({ preload: 'intent' })
  const { release } = await visitor.holdsBack(/\/assets\/engine-/)
  const button = visitor.page.getByTestId('connect')
  await button.click()
  await eventually(() => button.getAttribute('aria-busy')).toBe('true')
  // No request waits for the engine to find out what it needs.
  await eventually(() => scripts.some(({ path }) => path.includes('/load-wagmi-'))).toBe(true)
  await release()
  await visitor.modal.isAt('title.Connect')
  await visitor.modal.choose(wallet.name)
  await visitor.approvesIn(wallet)
  await visitor.isConnected(wallet.accounts[0])
})

test('commands that are sent before the engine has loaded run in order', async ({ visitor }) => {
  await visitor.opensTheFixture({ preload: 'intent' })
  const { release } = await visitor.holdsBack(/\/assets\/engine-/)
  for (const name of ['open', 'close', 'open', 'close', 'open']) await visitor.page.getByTestId(name).click()
  await release()
  await visitor.modal.isAt('title.Connect')
  await visitor.page.getByTestId('close').dispatchEvent('click')
  await visitor.modal.isGone()
})

test('a modal that is opened and closed before the engine has loaded stays closed', async ({ visitor }) => {
  await visitor.opensTheFixture({ preload: 'intent' })
  const { release } = await visitor.holdsBack(/\/assets\/engine-/)
  await visitor.page.getByTestId('open').click()
  await visitor.page.getByTestId('close').click()
  await release()
  await eventually(() => visitor.page.getByTestId('connect').getAttribute('aria-busy')).toBe('false')
  await visitor.modal.isGone()
  await eventually(() => visitor.page.getByTestId('is-open').textContent()).toBe('closed')
})

test('an engine that fails to load is reported, and fetched again on the next click', async ({ visitor, wallet }) => {
  visitor.complaints.expect(/ERR_FAILED|could not be loaded|Failed to load resource/)
  await visitor.installs(wallet)
  await visitor.opensTheDemo({ preload: 'intent' })
  await visitor.context.route(/\/assets\/engine-/, (route) => route.abort())
  const button = visitor.page.getByTestId('connect')
  await button.click()
  await eventually(() => button.getAttribute('aria-busy')).toBe('false')
  await visitor.context.unroute(/\/assets\/engine-/)
  await visitor.opensTheModal()
  await visitor.modal.isAt('title.Connect')
})

test('with a stored connection the engine loads automatically, after the first paint', async ({ visitor, wallet }) => {
  const scripts = scriptsOf(visitor.page)
  await visitor.installs(wallet)
  await visitor.opensTheDemo({ preload: 'intent' })
  await visitor.connects(wallet)
  await haveArrived(scripts, [xstate])
  const engine = pathsWith(scripts, xstate)
  const { release } = await visitor.holdsBack(new RegExp(engine.join('|')))
  scripts.length = 0
  await visitor.reloads()
  expect(engine.length).toBeGreaterThan(0)
  expect(pathsWith(scripts, xstate)).toEqual([])
  await release()
  await visitor.isConnected(wallet.accounts[0])
})
