import type { Locator } from 'playwright-core'
import type { SandboxWallet } from '../../sandbox/index.ts'
import { message } from '../support/messages.ts'
import { eventually } from './harness/eventually.ts'
import { flaws } from './harness/flaws.ts'
import { expect, test } from './harness/test.ts'
import type { Visitor } from './harness/visitor.ts'

/** To a page with a place for the modal. Resolves with the card in it. */
async function arrives(visitor: Visitor, wallet: SandboxWallet): Promise<Locator> {
  await visitor.installs(wallet)
  await visitor.page.goto(visitor.addressOf('fixture', { elements: '', placed: '' }))
  const card = visitor.page.locator('appkit-modal').getByTestId('w3m-modal-card')
  await card.waitFor()
  return card
}

test('the modal stays in the page, starts over instead of closing, and leaves the focus where the user has it [api-embedded-place]', async ({
  visitor,
  wallet,
}) => {
  const { page, modal } = visitor
  const card = await arrives(visitor, wallet)
  const title = card.getByTestId('w3m-header-text')
  const close = card.getByTestId('w3m-header-close')
  const search = page.getByRole('textbox', { name: 'Search the page' })
  const focused = () => page.evaluate(() => document.activeElement?.tagName)

  await eventually(() => title.textContent()).toBe(message('title.Connect'))
  expect(await focused()).toBe('BODY')
  expect([await modal.dialog.count(), await close.count()]).toEqual([0, 0])
  expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe('')
  await eventually(() => flaws(visitor, 'appkit-modal')).toEqual([])

  // By keyboard, from the page into the card and on through its views.
  await search.focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  expect(await focused()).toBe('APPKIT-MODAL')
  await card.getByRole('listitem').filter({ hasText: wallet.name }).getByRole('button').press('Enter')
  await eventually(() => title.textContent()).toBe(wallet.name)
  expect(await focused()).toBe('APPKIT-MODAL')
  await visitor.approvesIn(wallet)
  await visitor.isConnected(wallet.accounts[0])
  await card.getByTestId('w3m-account-select-network').waitFor()
  expect([await modal.dialog.count(), await close.count()]).toEqual([0, 0])
  await eventually(() => flaws(visitor, 'appkit-modal')).toEqual([])

  await page.getByTestId('w3m-network-button').click()
  await eventually(() => title.textContent()).toBe(message('title.Networks'))
  await close.click()
  await card.getByTestId('w3m-account-select-network').waitFor()

  await search.fill('swaps')
  wallet.revoke()
  await eventually(() => title.textContent()).toBe(message('title.Connect'))
  expect(await focused()).toBe('INPUT')
})

test('the card is as wide as its place if that is narrower, and nothing in it closes terms that come first [api-embedded-place]', async ({
  visitor,
  wallet,
}) => {
  const { page } = visitor
  await visitor.installs(wallet)
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto(visitor.addressOf('fixture', { elements: '', placed: '', terms: '' }))
  const card = page.locator('appkit-modal').getByTestId('w3m-modal-card')
  await eventually(() => card.getByTestId('w3m-header-text').textContent()).toBe(message('title.AcceptTerms'))
  await page.evaluate(() => {
    document.body.style.margin = '0 24px'
  })
  await eventually(() => card.boundingBox()).toMatchObject({ x: 24, width: 312 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  expect(await card.getByTestId('w3m-header-close').count()).toBe(0)
})

test('without its place the modal is a dialog, and once the place returns it is part of the page again [api-embedded-place]', async ({
  visitor,
  wallet,
}) => {
  const { page, modal } = visitor
  const card = await arrives(visitor, wallet)
  await page.evaluate(() => document.querySelector('appkit-modal')?.remove())
  await eventually(() => page.locator('w3m-modal').getByTestId('w3m-modal-card').isVisible()).toBe(false)
  expect(await modal.dialog.count()).toBe(0)

  await page.locator('appkit-button').getByTestId('connect-button').click()
  await modal.isAt('title.Connect')
  await page.keyboard.press('Escape')
  await modal.isGone()

  await page.evaluate(() => document.getElementById('place')?.append(document.createElement('appkit-modal')))
  await card.waitFor()
  expect(await modal.dialog.count()).toBe(0)
})
