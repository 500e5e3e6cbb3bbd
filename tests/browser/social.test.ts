import type { Page } from 'playwright-core'
import { providerName } from '../../core/social-providers.ts'
import { embeddedTest as test } from './harness/embedded.ts'
import { eventually } from './harness/eventually.ts'
import { expect } from './harness/test.ts'

const google = { wallet: providerName('google') }

test('a user logs in with a provider, is still connected after a reload, disconnects, and logs in with the same provider without another prompt [social-order] [social-layout] [social-window] [embedded-storage]', async ({
  visitor,
  person,
}) => {
  const { page, modal, context } = visitor
  await person.arrives()
  await visitor.opensTheModal()
  const offered = page.getByTestId(/^social-selector-/)
  await eventually(() => offered.count()).toBe(6)
  const names = await offered.evaluateAll((all) => all.map((each) => each.dataset.testid))
  expect(names.map((each) => each?.replace('social-selector-', ''))).toEqual([
    'google',
    'x',
    'discord',
    'farcaster',
    'github',
    'more',
  ])

  await page.getByTestId('social-selector-more').click()
  await modal.isAt('title.ConnectSocials')
  const discord = await person.choosesProvider('discord')
  await modal.says('social.awaitingHint')
  await person.entersAt(discord, 'new@example.test')
  const address = await person.isConnected()
  expect(await person.remembered()).toEqual({ social: 'discord', name: 'new0' })
  await eventually(() => context.pages().length).toBe(1)

  // Discord adds a zero to current user names.
  await visitor.opensTheModal()
  await modal.dialog.getByTestId('account-settings-button').click()
  const row = modal.dialog.getByTestId('w3m-account-email-update')
  await row.getByText('new', { exact: true }).waitFor()
  await visitor.reloads()
  expect(await person.isConnected()).toBe(address)
  await page.getByTestId('disconnect').click()
  await eventually(() => page.getByTestId('address').count()).toBe(0)
  expect(await person.remembered()).toEqual({ social: null, name: null })

  await visitor.opensTheModal()
  await page.getByTestId('social-selector-more').click()
  await person.choosesProvider('discord')
  expect(await person.isConnected()).toBe(address)
})

test('a dApp’s own buttons start a login by name: in the provider’s window, or at the email field [api-drop-in]', async ({
  visitor,
  person,
}) => {
  const { page, modal, context } = visitor
  const named = () => page.getByTestId('named').textContent()
  await person.arrives()
  await page.getByTestId('connect-email').click()
  await modal.isAt('title.Connect')
  await page.getByTestId('wui-email-input').waitFor()
  await modal.close()
  await eventually(named).toBe('Request was aborted')

  const opened = context.waitForEvent('page')
  await page.getByTestId('connect-google').click()
  await modal.says('social.awaitingHint')
  await person.entersAt(await opened, 'named@example.test')
  const address = await person.isConnected()
  await eventually(named).toBe(address)
})

test('a failure in the window leads to a new window: it is closed, refused, for another login, from another origin, or has no URL [social-origin]', async ({
  visitor,
  person,
  embedded,
}) => {
  const { page, modal } = visitor
  await person.arrives()
  await visitor.opensTheModal()

  /** Chromium may not close a window that is still navigating. */
  const closes = async (window: Page) => {
    await window.getByRole('button', { name: 'Cancel' }).waitFor()
    await window.close()
  }
  // From the ways to connect: back to them.
  const left = await person.choosesProvider('google')
  await modal.says('social.awaitingHint')
  await closes(left)
  await modal.isAt('title.Connect')
  // From the full list: back to it.
  await page.getByTestId('social-selector-more').click()
  const leftAgain = await person.choosesProvider('google')
  await modal.says('social.awaitingHint')
  await closes(leftAgain)
  await modal.isAt('title.ConnectSocials')

  const refusing = await person.choosesProvider('google')
  await refusing.getByRole('button', { name: 'Cancel' }).click()
  await modal.says('social.refused', google)
  const again = async () => {
    // A window that is still closing would be reused by its name: no other would open.
    await eventually(() => visitor.context.pages().length).toBe(1)
    const opened = visitor.context.waitForEvent('page')
    await page.getByTestId('social-retry').click()
    return opened
  }
  embedded.fault({ name: 'GET_SOCIAL_REDIRECT_URI', answer: { error: 'Not now.' }, times: 1 })
  await again()
  await modal.says('social.uri', google)

  embedded.fault({ name: 'popup', answer: 'otherId', times: 1 })
  await person.entersAt(await again(), 'carol@example.test')
  await modal.says('social.refused', google)

  embedded.fault({ name: 'popup', answer: 'stranger', times: 1 })
  await again()
  await modal.says('social.origin')
  await again()
  await person.isConnected()
})

test('in Telegram, providers whose login does not work there are left out; the page itself navigates to the chosen provider and returns logged in [social-telegram] [social-telegram-return]', async ({
  visitor,
  person,
}) => {
  const { page, modal, context } = visitor
  await context.addInitScript(() => {
    Object.assign(window, { Telegram: {} })
    Object.defineProperty(navigator, 'userAgent', { get: () => 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)' })
  })
  await person.arrives()
  const own = new URL(page.url())
  await visitor.opensTheModal()
  const offered = page.getByTestId(/^social-selector-/)
  await eventually(() => offered.count()).toBe(6)
  expect(await page.getByTestId('social-selector-x').count()).toBe(0)

  // A user who declines there is told so, and can start again.
  await page.getByTestId('social-selector-google').click()
  await page.waitForURL((url) => url.origin !== own.origin)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.waitForURL((url) => url.origin === own.origin)
  await modal.says('social.refused', google)
  expect(page.url()).toBe(own.href)

  await page.getByTestId('social-retry').click()
  await page.waitForURL((url) => url.origin !== own.origin)
  await person.entersAt(page, 'telegram@example.test')
  await page.waitForURL((url) => url.origin === own.origin)
  const address = await person.isConnected()
  expect(page.url()).toBe(own.href)
  expect(context.pages()).toHaveLength(1)
  expect(await page.evaluate(() => localStorage.getItem('@appkit/social_provider'))).toBeNull()

  // An answer in a link that this page never asked for does not count.
  await page.goto(`${own.href}${own.search ? '&' : '?'}result_uri=https%3A%2F%2Fevil.example%2F%3Fcode%3D1`)
  expect(await person.isConnected()).toBe(address)
})

test('a window that the browser blocks is reported, and a slow provider can still answer [social-patience]', async ({
  visitor,
  person,
}) => {
  const { page, modal } = visitor
  await person.arrives()
  await visitor.opensTheModal()
  await page.evaluate(() => {
    Object.assign(window, { allowed: window.open, open: () => null })
  })
  await page.getByTestId('social-selector-google').click()
  await modal.says('social.blocked')
  await page.evaluate(() => {
    Object.assign(window, { open: Reflect.get(window, 'allowed') })
  })
  await page.clock.install()
  const opened = visitor.context.waitForEvent('page')
  await page.getByTestId('social-retry').click()
  const first = await opened
  await modal.says('social.awaitingHint')
  await page.clock.runFor(45_000)
  await modal.says('social.timeout')

  // Started again in a new window; the first one is gone.
  const reopened = visitor.context.waitForEvent('page')
  await page.getByTestId('social-retry').click()
  const second = await reopened
  await modal.says('social.awaitingHint')
  expect(first.isClosed()).toBe(true)
  await page.clock.runFor(45_000)
  await modal.says('social.timeout')
  await person.entersAt(second, 'late@example.test')
  await person.isConnected()
})
