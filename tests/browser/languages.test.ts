import { describe } from 'vitest'
import { messages as arabic } from '../../locales/languages/ar.ts'
import { messages as firstInArabic } from '../../locales/languages/first/ar.ts'
import { messages as firstInGerman } from '../../locales/languages/first/de.ts'
import { translated } from '../../locales/languages.ts'
import { translatedButtons } from '../../locales/translated-buttons.ts'
import { message } from '../support/messages.ts'
import { eventually } from './harness/eventually.ts'
import { flaws } from './harness/flaws.ts'
import { test as base, expect, smallWindow } from './harness/test.ts'

const test = base.extend('sandboxOptions', () => ({ solana: true }))

const spoken = (locale: string) => ({ settings: JSON.stringify({ locale }) })

test('the modal and the button in the page use the dApp’s language, and only that language loads [look-language]', async ({
  visitor,
  wallet,
}) => {
  const { page, modal } = visitor
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  const languages = () =>
    translated.filter((tag) => loaded.some((url) => new RegExp(`/${tag}-[\\w-]+\\.js$`, 'i').test(url)))
  await visitor.installs(wallet)
  await visitor.opensBothChains(spoken('de-AT'))
  const button = page.getByTestId('connect')
  await eventually(() => button.textContent()).toBe(translatedButtons.de.connect)
  await visitor.opensTheModal()
  expect(await modal.dialog.getByRole('heading', { level: 1 }).textContent()).toBe(firstInGerman['title.Connect'])
  expect(await page.locator('w3m-modal').getAttribute('lang')).toBe('de')
  expect(languages()).toEqual(['de'])
})

test('Arabic runs right to left, from the list of wallets to the account [look-language]', async ({
  visitor,
  wallet,
}) => {
  const { modal } = visitor
  await visitor.installs(wallet)
  await visitor.opensBothChains(spoken('ar'))
  await visitor.opensTheModal()
  const heading = modal.dialog.getByRole('heading', { level: 1 })
  expect(await heading.textContent()).toBe(firstInArabic['title.Connect'])
  expect(await heading.evaluate((title) => getComputedStyle(title).direction)).toBe('rtl')
  expect(await flaws(visitor, 'w3m-modal')).toEqual([])
  await modal.dialog.getByText(wallet.name, { exact: true }).click()
  await visitor.approvesIn(wallet)
  await visitor.isConnected(wallet.accounts[0] ?? '0x')
  await modal.isGone()
  await visitor.opensTheModal()
  await eventually(() => heading.textContent()).toBe(arabic['title.Account'])
})

describe('in a browser set to German', () => {
  test.override('contextOptions', { ...smallWindow, reducedMotion: 'reduce', locale: 'de-DE' })

  test('the balance has German number format', async ({ visitor, wallet }) => {
    await visitor.arrivesWith(wallet)
    await visitor.connects(wallet)
    await visitor.opensTheModal()
    await eventually(() => visitor.modal.balance.textContent()).toContain('10.000 ETH')
  })
})

test('a language that fails to load leaves the modal in English [look-language]', async ({ visitor, wallet }) => {
  visitor.complaints.expect(/Failed to load resource/)
  await visitor.context.route(/\/(de|fr)-[\w-]+\.js$/, (route) => route.abort())
  await visitor.installs(wallet)
  await visitor.opensBothChains(spoken('de'))
  await visitor.opensTheModal()
  expect(await visitor.modal.dialog.getByRole('heading', { level: 1 }).textContent()).toBe(message('title.Connect'))
  await visitor.modal.choose(wallet.name)
  await visitor.approvesIn(wallet)
  await visitor.isConnected()
})
