import type { SandboxWallet } from '../../sandbox/index.ts'
import { eventually } from './harness/eventually.ts'
import { focus, tabTo } from './harness/keyboard.ts'
import { test as base, expect, smallWindow } from './harness/test.ts'
import { closesBy, type Visitor } from './harness/visitor.ts'

const test = base.extend('contextOptions', () => ({ ...smallWindow, reducedMotion: 'no-preference' as const }))

/** Answers in the wallet's window without a mouse. */
async function answersByKeyboard(visitor: Visitor, wallet: SandboxWallet, button: 'Approve' | 'Reject') {
  const window = await visitor.windowOf(wallet)
  await window.getByRole('button', { name: button }).waitFor()
  await tabTo(window, button)
  await closesBy(window, () => window.keyboard.press('Enter'))
  await visitor.page.bringToFront()
}

/** From a fresh page to the wallet's prompt, with Tab and Enter only. */
async function asksByKeyboard(visitor: Visitor, wallet: SandboxWallet) {
  await tabTo(visitor.page, 'connect')
  await visitor.page.keyboard.press('Enter')
  await visitor.modal.wallet(wallet.name).waitFor()
  await tabTo(visitor.page, 'wallet-selector-')
  await visitor.page.keyboard.press('Enter')
}

test('by keyboard alone, a user connects, opens the account and disconnects', async ({ visitor, wallet }) => {
  await visitor.arrivesWith(wallet)
  await asksByKeyboard(visitor, wallet)
  await answersByKeyboard(visitor, wallet, 'Approve')
  await visitor.isConnected(wallet.accounts[0])
  await visitor.modal.isGone()
  await eventually(() => focus(visitor.page)).toBe('connect')

  await visitor.page.keyboard.press('Enter')
  await eventually(() => focus(visitor.page)).toBe('w3m-header-text')
  await visitor.modal.button('account.disconnect').waitFor()
  await tabTo(visitor.page, 'disconnect-button')
  await visitor.page.keyboard.press('Enter')
  await visitor.isDisconnected()
  await visitor.modal.isGone()
  await eventually(() => focus(visitor.page)).toBe('connect')
})

test('by keyboard alone, a user is rejected, tries again, goes back and chooses again', async ({ visitor, wallet }) => {
  await visitor.arrivesWith(wallet)
  await asksByKeyboard(visitor, wallet)
  await answersByKeyboard(visitor, wallet, 'Reject')
  await visitor.modal.says('connecting.declined')
  await eventually(() => focus(visitor.page)).toBe('connecting-retry')
  await visitor.page.keyboard.press('Enter')
  await answersByKeyboard(visitor, wallet, 'Reject')
  await visitor.modal.says('connecting.declined')
  await tabTo(visitor.page, 'header-back')
  await visitor.page.keyboard.press('Enter')
  await visitor.modal.isAt('title.Connect')
  await tabTo(visitor.page, 'wallet-selector-')
  await visitor.page.keyboard.press('Enter')
  await answersByKeyboard(visitor, wallet, 'Approve')
  await visitor.isConnected(wallet.accounts[0])
})

test('by keyboard alone, a user signs a message', async ({ visitor, wallet }) => {
  await visitor.arrivesWith(wallet)
  await asksByKeyboard(visitor, wallet)
  await answersByKeyboard(visitor, wallet, 'Approve')
  await visitor.isConnected(wallet.accounts[0])
  await visitor.modal.isGone()
  await eventually(() => visitor.page.getByTestId('sign').isEnabled()).toBe(true)
  await tabTo(visitor.page, 'sign')
  await visitor.page.keyboard.press('Enter')
  await answersByKeyboard(visitor, wallet, 'Approve')
  await visitor.page.getByText('Valid signature by').waitFor()
})

test('if the element that opened the modal has left the page, the focus moves to the connect button [look-accessible]', async ({
  visitor,
  wallet,
}) => {
  await visitor.arrivesWith(wallet)
  await visitor.page.getByTestId('way-in').press('Enter')
  await visitor.modal.isAt('title.Connect')
  await visitor.page.evaluate(() => document.querySelector('[data-testid=way-in]')?.remove())
  await visitor.page.keyboard.press('Escape')
  await visitor.modal.isGone()
  await eventually(() => focus(visitor.page)).toBe('connect')
})

test('Escape closes every view, and the focus returns to what opened it', async ({ visitor, wallet }) => {
  await visitor.arrivesWith(wallet)
  const opener = visitor.page.getByTestId('way-in')
  const closeByEscape = async () => {
    await visitor.page.keyboard.press('Escape')
    await visitor.modal.isGone()
    await eventually(() => focus(visitor.page)).toBe('way-in')
  }
  await opener.press('Enter')
  await visitor.modal.isAt('title.Connect')
  await closeByEscape()

  await opener.press('Enter')
  await visitor.modal.press('help.Connect')
  await visitor.modal.isAt('title.WhatIsAWallet')
  await closeByEscape()

  await opener.press('Enter')
  await visitor.modal.press('connect.missing')
  await visitor.modal.isAt('title.GetWallet')
  await closeByEscape()

  await opener.press('Enter')
  await visitor.modal.choose(wallet.name)
  await visitor.modal.isAt('title.ConnectingExternal', { wallet: wallet.name })
  await visitor.windowOf(wallet)
  await visitor.page.bringToFront()
  await closeByEscape()
})

test('Tab stays inside the modal, in both directions', async ({ visitor, wallet }) => {
  await visitor.arrivesWith(wallet)
  await visitor.opensTheModal()
  const inside = () => visitor.page.evaluate(() => document.activeElement?.tagName.toLowerCase())
  for (const key of ['Tab', 'Shift+Tab']) {
    const places: (string | undefined)[] = []
    for (let presses = 0; presses < 12; presses += 1) {
      await visitor.page.keyboard.press(key)
      places.push(await inside())
    }
    expect(places.filter((place) => place !== 'w3m-modal' && place !== 'body')).toEqual([])
    expect(places).toContain('w3m-modal')
  }
})
