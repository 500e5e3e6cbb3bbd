import { messages as firstInGerman } from '../../locales/languages/first/de.ts'
import { translatedButtons } from '../../locales/translated-buttons.ts'
import { projectOf } from './harness/any-wallet.ts'
import { embeddedTest } from './harness/embedded.ts'
import { eventually } from './harness/eventually.ts'
import { flaws } from './harness/flaws.ts'
import { expect } from './harness/test.ts'
import type { Visitor } from './harness/visitor.ts'

const test = embeddedTest.extend('sandboxOptions', () => ({ embedded: true, api: true, solana: true }))

/** A style of a part of the modal. */
const styleIn = ({ modal }: Visitor, testId: string, name: string) =>
  modal.dialog.getByTestId(testId).evaluate((part, wanted) => getComputedStyle(part).getPropertyValue(wanted), name)

const chooses = ({ page }: Visitor, testId: string) => page.getByTestId(testId).check()

test('the panel gives the modal an accent, corners, a size and a direction, and a reload keeps them', async ({
  visitor,
  wallet,
}) => {
  const { page, modal } = visitor
  await visitor.arrivesWith(wallet)
  await visitor.opensTheModal()
  const before = await styleIn(visitor, 'w3m-modal-card', 'font-size')
  await page.keyboard.press('Escape')
  await modal.isGone()

  await chooses(visitor, 'look-accent-green')
  await chooses(visitor, 'look-corners-square')
  await chooses(visitor, 'look-size-large')
  await chooses(visitor, 'look-direction-rtl')
  await visitor.reloads()
  const background = () => page.getByTestId('way-in').evaluate((button) => getComputedStyle(button).backgroundColor)
  await eventually(background).toBe('rgb(11, 122, 75)')
  await visitor.opensTheModal()
  await eventually(() => styleIn(visitor, 'w3m-modal-card', '--accent')).toBe('#0b7a4b')
  expect(await styleIn(visitor, 'w3m-modal-card', 'border-top-left-radius')).toBe('0px')
  expect(await styleIn(visitor, 'w3m-modal-card', 'direction')).toBe('rtl')
  expect(Number.parseFloat(await styleIn(visitor, 'w3m-modal-card', 'font-size'))).toBeGreaterThan(
    Number.parseFloat(before),
  )
})

test('the panel changes the modal’s language', async ({ visitor, wallet }) => {
  const { page, modal } = visitor
  await visitor.arrivesWith(wallet)
  await page.getByTestId('look-language').selectOption('de')
  await eventually(() => page.getByTestId('connect').textContent()).toBe(translatedButtons.de.connect)
  await visitor.opensTheModal()
  expect(await modal.dialog.getByRole('heading', { level: 1 }).textContent()).toBe(firstInGerman['title.Connect'])
})

test('the panel shows how many of the sandbox’s wallets are in the browser', async ({ visitor, sandbox }) => {
  const { page, modal } = visitor
  const names = ['Ash', 'Beech', 'Cedar', 'Elm']
  const made = names.map((name) => sandbox.createWallet({ id: name, name, rdns: `test.${name.toLowerCase()}` }))
  const query = made.map(({ id }) => `wallet=${encodeURIComponent(`${sandbox.world.walletScript}?id=${id}`)}`)
  await page.goto(`${visitor.addressOf('demo')}&${query.join('&')}`)
  const isListing = async (wallets: string[]) => {
    await visitor.opensTheModal()
    await eventually(async () => (await modal.wallets()).toSorted()).toEqual(wallets)
    await page.keyboard.press('Escape')
    await modal.isGone()
  }
  await isListing(names.slice(0, 3))
  await page.getByTestId('look-wallets-all').click({ noWaitAfter: true })
  await page.waitForURL(/installed=all/)
  await isListing(names)
})

test('the panel sets what comes first in the list: the QR code or the installed wallets', async ({
  visitor,
  wallet,
  sandbox,
}) => {
  const { page, modal } = visitor
  await visitor.installs(wallet)
  await visitor.opensTheDemo(projectOf(sandbox))
  await visitor.opensTheModal()
  await eventually(() => modal.wallets().then(([first]) => first)).toBe('WalletConnect')
  await page.keyboard.press('Escape')
  await modal.isGone()
  await page.getByTestId('look-first-installed').click({ noWaitAfter: true })
  await page.waitForURL(/first=installed/)
  await visitor.opensTheModal()
  await eventually(() => modal.wallets().then(([first]) => first)).toBe(wallet.name)
})

test('a Solana wallet connects, signs a message that the page verifies, and sends with the modal’s own form', async ({
  visitor,
  createWallet,
}) => {
  const { page, modal } = visitor
  const wallet = createWallet({ name: 'Sundial', namespaces: ['solana'] })
  await visitor.installs(wallet)
  await visitor.opensTheDemo(visitor.clusters)
  await visitor.connects(wallet)
  expect(await page.getByTestId('address').textContent()).toBe(wallet.solanaAccounts[0])
  expect(await page.getByTestId('chain').textContent()).toBe('Portico Sol One')
  await eventually(() => page.getByTestId('balance').textContent()).toMatch(/^1.*SOL$/)
  await page.getByTestId('sign').click()
  await visitor.approvesIn(wallet)
  await eventually(() => page.getByTestId('verified').textContent()).toBe(
    `Valid signature by ${wallet.solanaAccounts[0]}`,
  )
  await page.getByTestId('send-in-modal').click()
  await modal.isAt('title.WalletSend')
})

test('a visitor without a wallet logs in with an email, and the page links to the mailbox', async ({
  visitor,
  person,
  embedded,
}) => {
  const { page } = visitor
  const { frameUrl, mailboxUrl } = embedded.world
  await visitor.opensTheDemo({ frame: frameUrl, mailbox: mailboxUrl })
  expect(await page.getByTestId('to-mailbox').getAttribute('href')).toBe(mailboxUrl)
  const email = 'visitor@example.test'
  await person.asksForAMail(email)
  await person.answersTheLink(email, 'Approve')
  await person.types(await person.codeIn(email))
  await visitor.isConnected()
})

test('axe finds no violations on the page, wide and narrow, light and dark', async ({ visitor, wallet }) => {
  const { page } = visitor
  await visitor.installs(wallet)
  await visitor.opensTheDemo({ ...visitor.clusters, phone: 'http://127.0.0.1:1', mailbox: 'http://127.0.0.1:2' })
  for (const width of [1280, 360])
    for (const theme of ['light', 'dark']) {
      await page.setViewportSize({ width, height: 800 })
      await chooses(visitor, `theme-${theme}`)
      expect(await flaws(visitor, 'body')).toEqual([])
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
      expect([width, overflow]).toEqual([width, false])
    }
})
