import { expect } from 'vitest'
import { message } from '../../support/messages.ts'
import { eventually } from '../harness/eventually.ts'
import { type Checks, closes, type World } from './world.ts'

const positions = ['top-left', 'top-center', 'top-right', 'bottom-left', 'bottom-center', 'bottom-right'] as const

/**
 * A toast at each of the six positions on the page; while the modal is open, all toasts are in one position
 * [notice-position].
 */
async function standsWhereItShould(world: World): Promise<void> {
  const { page } = world
  const toasts = page.getByRole('region', { name: message('notices.label') }).getByRole('listitem')
  for (const position of positions)
    await page.evaluate((at) => dropIn.kit.showToast({ message: at, id: at, position: at, type: 'loading' }), position)
  const places = () =>
    toasts.evaluateAll((items) => {
      const { innerWidth, innerHeight } = window
      return items.map((item) => {
        const { left, right, top, bottom } = item.getBoundingClientRect()
        const middle = Math.round(left + right - innerWidth)
        const side = middle < 0 ? 'left' : middle > 0 ? 'right' : 'center'
        return [item.textContent, `${top + bottom < innerHeight ? 'top' : 'bottom'}-${side}`]
      })
    })
  await eventually(async () => Object.fromEntries(await places())).toEqual(
    Object.fromEntries(positions.map((position) => [position, position])),
  )
  await page.evaluate(() => dropIn.kit.open())
  await eventually(() =>
    toasts.evaluateAll((items) => [...new Set(items.map((item) => item.parentElement?.dataset.position))].length),
  ).toBe(1)
  for (const position of positions) await page.evaluate((id) => dropIn.kit.dismissToast(id), position)
  await closes(world)
}

/** What opens and navigates the modal, and the messages in it. */
export const modalMethods: Checks = {
  async open(world) {
    const { page, modal } = world
    await page.evaluate(() => dropIn.kit.open())
    await modal.isAt('title.Account')
    await page.evaluate(() => dropIn.kit.open({ view: 'Connect', namespace: 'eip155' }))
    await modal.isAt('title.Connect')
    await closes(world)
  },
  async close({ page, modal }) {
    await page.evaluate(() => dropIn.kit.open())
    await modal.isAt('title.Account')
    await page.evaluate(() => dropIn.kit.close())
    await modal.isGone()
  },
  async isOpen(world) {
    const { page } = world
    const isOpen = () => page.evaluate(() => dropIn.kit.isOpen())
    expect(await isOpen()).toBe(false)
    await page.evaluate(() => dropIn.kit.open())
    expect(await isOpen()).toBe(true)
    await closes(world)
    expect(await isOpen()).toBe(false)
  },
  async replace(world) {
    const { page, modal } = world
    await page.evaluate(() => dropIn.kit.open())
    await modal.accountNetwork.click()
    await modal.isAt('title.Networks')
    await page.evaluate(() => dropIn.kit.replace('WhatIsANetwork'))
    await modal.isAt('title.WhatIsANetwork')
    await modal.goBack()
    await modal.isAt('title.Account')
    await closes(world)
  },
  async redirect(world) {
    const { page, modal } = world
    await page.evaluate(() => dropIn.kit.open())
    await modal.isAt('title.Account')
    await page.evaluate(() => dropIn.kit.redirect('Networks'))
    await modal.isAt('title.Networks')
    expect(await modal.button('modal.back').count()).toBe(0)
    await closes(world)
  },
  async showErrorMessage(world) {
    const { page, modal } = world
    await page.evaluate(() => dropIn.kit.open())
    await page.evaluate(() => dropIn.kit.showErrorMessage(new Error('It went wrong.')))
    await modal.dialog.getByTestId('wui-snackbar-message').getByText('It went wrong.').waitFor()
    await closes(world)
  },
  async showSuccessMessage({ page }) {
    await page.evaluate(() => dropIn.kit.showSuccessMessage('It went well.'))
    await page
      .getByRole('region', { name: message('notices.label') })
      .getByText('It went well.')
      .waitFor()
  },
  async showToast(world) {
    const { page } = world
    const toasts = page.getByRole('region', { name: message('notices.label') })
    const id = await page.evaluate(() => dropIn.kit.showToast({ message: 'It is under way.', type: 'loading' }))
    await toasts.getByText('It is under way.').waitFor()
    await page.evaluate((own) => dropIn.kit.showToast({ message: 'It is done.', id: own, type: 'loading' }), id)
    await toasts.getByText('It is done.').waitFor()
    // As the page's options set it.
    expect(await toasts.evaluate((region) => getComputedStyle(region).zIndex)).toBe('1000')
    expect(await toasts.getByText('It is under way.').count()).toBe(0)
    await page.evaluate((own) => dropIn.kit.dismissToast(own), id)
    await standsWhereItShould(world)
  },
  async dismissToast({ page }) {
    const toasts = page.getByRole('region', { name: message('notices.label') })
    await page.evaluate(() => dropIn.kit.showToast({ message: 'It lasts.', id: 'lasting', type: 'loading' }))
    await toasts.getByText('It lasts.').waitFor()
    await page.evaluate(() => dropIn.kit.dismissToast('lasting'))
    await eventually(() => toasts.getByText('It lasts.').count()).toBe(0)
    // By keyboard, the focus goes on to the next toast, and with the last one back to where it was.
    const texts = ['One.', 'Two.']
    for (const text of texts)
      await page.evaluate((one) => dropIn.kit.showToast({ message: one, id: one, type: 'loading' }), text)
    await toasts.getByText('Two.').waitFor()
    const before = page.getByRole('button').first()
    await before.focus()
    await toasts
      .getByRole('button', { name: message('notice.dismiss') })
      .first()
      .focus()
    for (const left of [1, 0]) {
      await page.keyboard.press('Enter')
      await eventually(() => toasts.getByRole('button').count()).toBe(left)
      const focused = left > 0 ? toasts.getByRole('button') : before
      await eventually(() => focused.evaluate((element) => element.matches(':focus'))).toBe(true)
    }
  },
  async inform(world) {
    const { page } = world
    await page.evaluate(() => dropIn.kit.open())
    await page.evaluate(() => dropIn.kit.inform({ code: 'wallets.single', params: { hook: 'useMine' } }))
    await eventually(() => page.getByTestId('wui-alertbar-text').allTextContents()).toEqual([
      expect.stringContaining('useMine'),
    ])
    await closes(world)
  },
}
