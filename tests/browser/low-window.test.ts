import { describe } from 'vitest'
import { projectOf } from './harness/any-wallet.ts'
import { opensFeature } from './harness/sends.ts'
import { test as base, expect } from './harness/test.ts'
import type { Visitor } from './harness/visitor.ts'

const test = base.extend('sandboxOptions', () => ({ api: true }))

/** The window's height, and the card's top and bottom in it, in CSS pixels of the page. */
async function room({ page, modal }: Visitor) {
  await modal.isStill()
  const card = await page.getByTestId('w3m-modal-card').boundingBox()
  if (!card) throw new Error('There is no card')
  return { top: card.y, bottom: card.y + card.height, window: page.viewportSize()?.height ?? 0 }
}

describe('the card fits the window [look-room]', () => {
  test.for([
    [1280, 400, '1.5'],
    [1366, 340, '1.25'],
    [390, 400, '1.5'],
    [320, 256, '1'],
  ] as const)('of %i × %i pixels, on a page with zoom: %s', async ([width, height, zoom], { visitor, wallet }) => {
    const { page } = visitor
    await page.setViewportSize({ width, height })
    await visitor.arrivesWith(wallet)
    await visitor.connects(wallet)
    await page.evaluate((factor) => {
      document.documentElement.style.zoom = factor
    }, zoom)
    await opensFeature(visitor, 'send', false)
    await visitor.modal.isAt('title.WalletSend')
    const { top, bottom, window } = await room(visitor)
    expect(top).toBeGreaterThanOrEqual(0)
    expect(bottom).toBeLessThanOrEqual(window + 1)
    await visitor.modal.dialog.getByTestId('send-next').scrollIntoViewIfNeeded()
    const next = await visitor.modal.dialog.getByTestId('send-next').boundingBox()
    expect((next?.y ?? 0) + (next?.height ?? 0)).toBeLessThanOrEqual(bottom)
  })
})

test('a list keeps room for its rows in a low window [look-room]', async ({ visitor, wallet, sandbox }) => {
  const { page, modal } = visitor
  await page.setViewportSize({ width: 800, height: 256 })
  await visitor.installs(wallet)
  await visitor.opensTheDemo(projectOf(sandbox))
  await visitor.connects(wallet)
  await visitor.opensTheModal()
  await modal.dialog.getByTestId('account-portfolio').click()
  await modal.isAt('title.Portfolio')
  const row = modal.dialog.getByTestId('portfolio-token-ETH')
  await row.waitFor()
  await row.scrollIntoViewIfNeeded()
  const [box, { bottom }] = [await row.boundingBox(), await room(visitor)]
  expect(box?.height).toBeGreaterThan(40)
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bottom + 1)
})
