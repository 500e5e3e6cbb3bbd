import type { CDPSession } from 'playwright-core'
import { eventually } from './harness/eventually.ts'
import { test as base, expect } from './harness/test.ts'
import type { Visitor } from './harness/visitor.ts'

const test = base.extend('contextOptions', () => ({
  viewport: { width: 390, height: 700 },
  isMobile: true,
  hasTouch: true,
}))

/** How long each step of a finger takes, in seconds: sent as a timestamp, with no actual wait. */
const STEP = 0.05

/** A finger on the page, which moves step by step. */
class Finger {
  readonly #session: CDPSession
  #at = { x: 0, y: 0 }
  #time = 0

  constructor(session: CDPSession) {
    this.#session = session
  }

  async presses(x: number, y: number): Promise<void> {
    this.#at = { x, y }
    this.#time = Date.now() / 1000
    await this.#touches('touchStart')
  }

  async moves(by: number): Promise<void> {
    for (let step = 0; step < 10; step += 1) {
      this.#at = { ...this.#at, y: this.#at.y + by / 10 }
      this.#time += STEP
      await this.#touches('touchMove')
    }
  }

  async lifts(): Promise<void> {
    await this.#touches('touchEnd', [])
  }

  async #touches(type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints = [this.#at]): Promise<void> {
    await this.#session.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: this.#time })
  }
}

/** The open sheet once it can be dragged, and its position. */
async function opensTheSheet(visitor: Visitor) {
  await visitor.opensTheModal()
  const card = visitor.modal.dialog.getByTestId('w3m-modal-card')
  await eventually(() => card.evaluate((element) => getComputedStyle(element, '::before').content)).toBe('""')
  await visitor.modal.isStill()
  const top = async () => (await card.boundingBox())?.y ?? 0
  const title = await visitor.modal.dialog.getByTestId('w3m-header-text').boundingBox()
  const finger = new Finger(await visitor.context.newCDPSession(visitor.page))
  return { top, finger, titleAt: { x: 195, y: (title?.y ?? 0) + 12 } }
}

test('[look-sheet] a user drags the sheet down to close it, and it reopens fully', async ({ visitor, wallet }) => {
  await visitor.arrivesWith(wallet)
  const { top, finger, titleAt } = await opensTheSheet(visitor)
  const before = await top()
  await finger.presses(titleAt.x, titleAt.y)
  await finger.moves(250)
  expect((await top()) - before).toBeGreaterThan(150)
  await finger.lifts()
  await visitor.modal.isGone()
  expect(await (await opensTheSheet(visitor)).top()).toBe(before)
})

test('[look-sheet] a short drag springs back', async ({ visitor, wallet }) => {
  await visitor.arrivesWith(wallet)
  const { top, finger, titleAt } = await opensTheSheet(visitor)
  const before = await top()
  await finger.presses(titleAt.x, titleAt.y)
  await finger.moves(60)
  expect((await top()) - before).toBeGreaterThan(20)
  await finger.lifts()
  await eventually(top).toBe(before)
  await visitor.modal.wallet(wallet.name).waitFor()
})

test('[look-sheet] a list in the sheet scrolls up and down', async ({ visitor, createWallet }) => {
  const names = ['Anchor', 'Beacon', 'Compass', 'Dock', 'Ebb', 'Ferry']
  await visitor.arrivesWith(...names.map((name) => createWallet({ name, rdns: `test.${name.toLowerCase()}` })))
  await visitor.page.setViewportSize({ width: 390, height: 440 })
  const { top, finger } = await opensTheSheet(visitor)
  const before = await top()
  const body = visitor.modal.dialog.locator('.body')
  const scrolled = () =>
    body.evaluate(
      (element) =>
        new Promise<number>((resolve) =>
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(element.scrollTop))),
        ),
    )
  await finger.presses(195, 260)
  await finger.moves(-120)
  await finger.lifts()
  // Where it comes to rest: the page learns of it a frame later.
  let far = -1
  await eventually(async () => {
    const now = await scrolled()
    const isStill = now === far
    far = now
    return isStill && now > 40
  }).toBe(true)
  await finger.presses(195, 160)
  await finger.moves(60)
  await finger.lifts()
  await eventually(async () => (await scrolled()) < far).toBe(true)
  expect(await top()).toBe(before)
})
