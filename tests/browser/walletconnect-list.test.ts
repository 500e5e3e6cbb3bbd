import type { Page } from 'playwright-core'
import { madeUpWallets, type Sandbox, strangeWallets } from '../../sandbox/index.ts'
import { message } from '../support/messages.ts'
import { arrivesAtAnyWallet } from './harness/any-wallet.ts'
import { does } from './harness/both-chains.ts'
import { eventually } from './harness/eventually.ts'
import { flaws } from './harness/flaws.ts'
import { test as base, expect } from './harness/test.ts'
import type { Visitor } from './harness/visitor.ts'

const test = base
  .extend('sandboxOptions', () => ({ solana: true, walletConnect: true, api: true }))
  /** The directory as it is at the beginning of each test. */
  .extend('api', async ({ sandbox }, { onCleanup }) => {
    const { api } = sandbox
    if (!api) throw new Error('This sandbox has no directory')
    const before = api.wallets
    api.requests.length = 0
    onCleanup(() => api.list(before))
    return api
  })

const rowsOf = (visitor: Visitor) => visitor.modal.dialog.locator('li[data-index]')
const namesIn = async (visitor: Visitor): Promise<(string | undefined)[]> =>
  (await rowsOf(visitor).locator('.row-title').allTextContents()).map((name) => name.trim())
const field = (visitor: Visitor) => visitor.modal.dialog.getByTestId('wui-input-text')
const asked = (api: NonNullable<Sandbox['api']>, path: string) =>
  api.requests.filter((request) => request.path.startsWith(path))

/** Where the focus is: the position in the list, or the control's name. */
const focusIn = (page: Page): Promise<string | null | undefined> =>
  page.evaluate(() => {
    let active = document.activeElement
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
    return active?.closest('[data-index]')?.getAttribute('aria-posinset') ?? active?.getAttribute('data-testid')
  })

async function looksAtAll(visitor: Visitor, sandbox: Sandbox, settings: object = {}): Promise<void> {
  await arrivesAtAnyWallet(visitor, sandbox, settings)
  await does(visitor, 'open AllWallets')
  await visitor.modal.isAt('title.AllWallets')
}

test('a list of a thousand wallets draws few rows at a time, requests each page once, and loads only images that are about to be visible', async ({
  visitor,
  sandbox,
  api,
}) => {
  api.list(
    madeUpWallets(
      1_000,
      sandbox.world.chains.map(({ chainId }) => `eip155:${chainId}`),
    ),
  )
  await looksAtAll(visitor, sandbox)
  await rowsOf(visitor).first().waitFor()
  expect(await rowsOf(visitor).first().getAttribute('aria-setsize')).toBe('1000')
  await visitor.page.getByRole('list', { description: message('allWallets.keys') }).waitFor()

  // Scrolled from within the page: one key press per directory page would take many round trips.
  const most = await rowsOf(visitor)
    .first()
    .evaluate(async (row) => {
      const box = row.closest('.virtual')
      let most = 0
      for (let reached = 0; box && reached < 1_000; ) {
        box.scrollTop = box.scrollHeight
        await new Promise(requestAnimationFrame)
        const rows = [...box.querySelectorAll('li[aria-posinset]')]
        most = Math.max(most, box.querySelectorAll('*').length)
        reached = Number(rows.at(-1)?.getAttribute('aria-posinset'))
      }
      return most
    })
  expect(most).toBeLessThan(24 * 12)

  await rowsOf(visitor).last().getByRole('button').focus()
  await visitor.page.keyboard.press('End')
  await eventually(() => focusIn(visitor.page)).toBe('1000')
  const pages = asked(api, '/getWallets').flatMap(({ query: { entries, page } }) =>
    entries === '40' ? [Number(page)] : [],
  )
  expect(pages).toEqual(Array.from({ length: 25 }, (_, at) => at + 1))
  const images = asked(api, '/getWalletImage').map(({ path }) => path)
  expect(new Set(images).size).toBe(images.length)
  expect(images.length).toBeLessThanOrEqual(25 * 20 + 25 * 24)

  await visitor.page.keyboard.press('Home')
  await eventually(() => focusIn(visitor.page)).toBe('1')
  await eventually(async () => (await namesIn(visitor))[0]).toBe('Amber Wallet')
})

test('an outdated search result is ignored, known matches appear at once, and Back returns to the earlier position', async ({
  visitor,
  sandbox,
  api,
}) => {
  await looksAtAll(visitor, sandbox)
  await rowsOf(visitor).first().waitFor()
  const before = await namesIn(visitor)
  api.fault({ search: 'am', delay: 3_000 })
  await field(visitor).fill('am')
  await eventually(() => asked(api, '/getWallets').some(({ query }) => query.search === 'am')).toBe(true)
  await field(visitor).fill(' amber v ')
  await eventually(() => namesIn(visitor)).toEqual(['Amber Vault', 'Amber Vault 60'])
  await eventually(() => asked(api, '/getWallets').some(({ query }) => query.search === 'amber v')).toBe(true)
  expect(await field(visitor).inputValue()).toBe(' amber v ')

  await visitor.modal.dialog.getByTestId('wui-certified-switch').click()
  await field(visitor).fill('birch')
  await visitor.modal.says('allWallets.none')
  expect(asked(api, '/getWallets').at(-1)?.query).toMatchObject({
    search: 'birch',
    badge_type: 'certified',
    entries: '100',
  })

  await visitor.modal.press('modal.back')
  await eventually(() => namesIn(visitor)).toEqual(before)
  expect(await field(visitor).inputValue()).toBe('')
})

test('if no wallet is certified the view says so, and one press shows all', async ({ visitor, sandbox, api }) => {
  const chains = sandbox.world.chains.map(({ chainId }) => `eip155:${chainId}`)
  api.list(madeUpWallets(4, chains).map((wallet) => ({ ...wallet, badge_type: 'none' })))
  await looksAtAll(visitor, sandbox)
  await rowsOf(visitor).first().waitFor()
  await visitor.modal.dialog.getByTestId('wui-certified-switch').click()
  await visitor.modal.says('allWallets.noneCertified')
  await visitor.modal.press('allWallets.showAll')
  await eventually(() => rowsOf(visitor).count()).toBe(4)
})

test('by keyboard, a user goes from the field into the list and back, and to a wallet', async ({
  visitor,
  sandbox,
  api,
}) => {
  await visitor.takesTheClock()
  await looksAtAll(visitor, sandbox)
  await rowsOf(visitor).first().waitFor()
  const described = await visitor.modal.dialog.locator('.virtual-rows').evaluate((list) => {
    const root = list.getRootNode()
    const id = list.getAttribute('aria-describedby') ?? ''
    return root instanceof ShadowRoot ? root.getElementById(id)?.textContent : undefined
  })
  expect(described).toBe(message('allWallets.keys'))
  const { keyboard } = visitor.page
  await field(visitor).focus()
  await keyboard.press('ArrowDown')
  await eventually(() => focusIn(visitor.page)).toBe('1')
  await keyboard.press('ArrowDown')
  await keyboard.press('ArrowDown')
  await eventually(() => focusIn(visitor.page)).toBe('3')
  await keyboard.press('PageDown')
  await eventually(async () => Number(await focusIn(visitor.page))).toBeGreaterThan(4)
  await keyboard.press('Home')
  await eventually(() => focusIn(visitor.page)).toBe('1')
  await keyboard.press('ArrowUp')
  await eventually(() => focusIn(visitor.page)).toBe('wui-input-text')
  await keyboard.press('ArrowDown')
  await eventually(() => focusIn(visitor.page)).toBe('1')
  // However slow the typing, no time passes between the keys.
  await visitor.stopsTheClock()
  await keyboard.type('cedar w')
  await eventually(() => field(visitor).inputValue()).toBe('cedar w')
  await visitor.context.clock.resume()
  await eventually(() => namesIn(visitor)).toEqual(['Cedar Wallet', 'Cedar Wallet 52'])
  await eventually(() => asked(api, '/getWallets').filter(({ query }) => query.search).length).toBe(1)
  await keyboard.press('ArrowDown')
  await keyboard.press('Enter')
  await visitor.page.getByRole('dialog', { name: 'Cedar Wallet', exact: true }).waitFor()
  await visitor.modal.press('modal.back')
  await eventually(() => namesIn(visitor)).toEqual(['Cedar Wallet', 'Cedar Wallet 52'])
  await eventually(() => focusIn(visitor.page)).toBe('1')
  await keyboard.press('ArrowDown')
  await eventually(() => focusIn(visitor.page)).toBe('2')
})

test('the browser’s wallets wait for no server; the directory’s wallets follow below, and a failure is shown where it matters', async ({
  visitor,
  sandbox,
  api,
  wallet,
}) => {
  api.fault({ answer: { status: 500 } })
  visitor.complaints.expect(/500/)
  await visitor.installs(wallet)
  await arrivesAtAnyWallet(visitor, sandbox)
  await visitor.opensTheModal()
  await visitor.modal.wallet('Harbour').waitFor()
  await visitor.modal.dialog.getByTestId('all-wallets').click()
  await visitor.modal.says('allWallets.unreached')
  api.clear()
  await visitor.modal.press('modal.retry')
  // The featured wallets have failed as well, and load with the rest.
  await visitor.modal.dialog.getByText('Sandbox Wallet', { exact: true }).first().waitFor()
  await visitor.modal.press('modal.back')

  // The next open asks again.
  await visitor.page.keyboard.press('Escape')
  await visitor.modal.isGone()
  await visitor.opensTheModal()
  await eventually(() => visitor.modal.dialog.getByTestId('all-wallets').textContent()).toContain('60+')
  await eventually(() => visitor.modal.dialog.getByRole('listitem').locator('.row-title').allTextContents()).toEqual([
    'WalletConnect',
    'Harbour',
    'Sandbox Wallet',
    message('title.AllWallets'),
  ])
})

test('a wallet that must not be listed does no harm', async ({ visitor, sandbox, api }) => {
  const chains = sandbox.world.chains.map(({ chainId }) => `eip155:${chainId}`)
  const [twin] = madeUpWallets(1, chains)
  if (!twin) throw new Error('There is one')
  const strange = Object.values(strangeWallets).map((wallet) => ({ ...wallet, chains }))
  api.list([...strange, ...Array.from({ length: 40 }, () => twin)])
  api.fault({ path: '/getWalletImage', answer: 'garbage' })
  await looksAtAll(visitor, sandbox)
  await eventually(async () => (await namesIn(visitor)).length).toBe(7)
  expect((await namesIn(visitor)).map((name) => name?.slice(0, 9))).toEqual([
    'Script Li',
    'Data Link',
    'Bold',
    'teltll Wa',
    'Long Long',
    'Slashes',
    'Amber Wal',
  ])
  expect(await visitor.page.title()).not.toBe('owned')
  expect(await flaws(visitor)).toEqual([])
})

test('a user without a wallet is led to one, and scans a link to get it [directory-downloads] [nav-learn]', async ({
  visitor,
  sandbox,
  api,
}) => {
  api.list(
    madeUpWallets(
      9,
      sandbox.world.chains.map(({ chainId }) => `eip155:${chainId}`),
    ),
  )
  await arrivesAtAnyWallet(visitor, sandbox)
  await visitor.opensTheModal()
  await eventually(() => visitor.modal.dialog.getByTestId('all-wallets').textContent()).toContain('9')
  await visitor.modal.dialog.getByTestId('w3m-wallet-guide-get-started').click()
  await visitor.modal.choose('Birch Wallet')
  await visitor.modal.isAt('title.Downloads')
  await visitor.modal.dialog.getByRole('heading', { name: 'Birch Wallet' }).waitFor()
  await visitor.modal.says('downloads.scan', { wallet: 'Birch Wallet' })
  const links = visitor.modal.dialog.getByRole('link')
  await eventually(() => links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    'https://wallet-1.test/',
  ])
  await visitor.modal.press('modal.back')
  await visitor.modal.choose('Amber Wallet')
  await eventually(() => links.count()).toBe(2)
  expect(await flaws(visitor)).toEqual([])
})
