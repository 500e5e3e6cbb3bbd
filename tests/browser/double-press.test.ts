import { describe } from 'vitest'
import { eventually } from './harness/eventually.ts'
import { at, fillsIn } from './harness/sends.ts'
import { expect, test } from './harness/test.ts'

const receiver = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

describe('with a mouse [look-press]', () => {
  test('a double click on the page’s button opens the modal and leaves it open', async ({ visitor, wallet }) => {
    const { page, modal } = visitor
    await visitor.arrivesWith(wallet)
    for (let time = 0; time < 2; time++) {
      await page.getByTestId('connect').dblclick()
      await modal.isAt('title.Connect')
      await modal.isStill()
      expect(await modal.dialog.count()).toBe(1)
      await page.keyboard.press('Escape')
      await modal.isGone()
    }
  })

  test('a double click on Close does not press what lies below', async ({ visitor, wallet }) => {
    const { page, modal } = visitor
    await visitor.arrivesWith(wallet)
    await visitor.opensTheModal()
    await modal.dialog.getByTestId('header-help').click()
    await modal.isAt('title.WhatIsAWallet')
    await modal.isStill()
    await page.evaluate(() => {
      const below = document.createElement('button')
      below.style.cssText = 'position: fixed; inset: 0'
      below.onclick = () => below.toggleAttribute('data-pressed')
      document.body.append(below)
    })
    await modal.dialog.getByTestId('w3m-header-close').dblclick()
    await modal.isGone()
    expect(await page.locator('[data-pressed]').count()).toBe(0)
    // A press of its own counts.
    await page.mouse.click(20, 20)
    expect(await page.locator('[data-pressed]').count()).toBe(1)
  })
})

describe('on a phone [look-press]', () => {
  test.override('contextOptions', { viewport: { width: 360, height: 640 }, isMobile: true, hasTouch: true })

  test('a double tap on “Review send” leads to the review, and asks the wallet for nothing', async ({
    visitor,
    wallet,
  }) => {
    const { page, modal } = visitor
    await visitor.arrivesWith(wallet)
    await visitor.connects(wallet)
    await fillsIn(visitor, '0.01', receiver)
    const review = at(visitor, 'send-next').filter({ hasText: 'Review send' })
    await review.waitFor()
    await modal.isStill()
    const box = await review.boundingBox()
    if (!box) throw new Error('Nothing to tap')
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    await page.touchscreen.tap(x, y)
    // As soon as another button has come to that place.
    await eventually(() =>
      page.evaluate(
        ([left, top]) => {
          const host = document.elementFromPoint(left ?? 0, top ?? 0)
          return host?.shadowRoot?.elementFromPoint(left ?? 0, top ?? 0)?.closest('button')?.dataset.testid
        },
        [x, y],
      ),
    ).toBe('send-confirm')
    await page.touchscreen.tap(x, y)
    await modal.isAt('title.WalletSendPreview')
    await modal.isStill()
    expect(wallet.pending()).toEqual([])

    // The keyboard's press belongs to no tap.
    await at(visitor, 'send.ready').waitFor()
    await at(visitor, 'send-confirm').focus()
    await page.keyboard.press('Enter')
    await eventually(() => wallet.pending().length).toBe(1)
    wallet.reject()
  })
})
