import { describe } from 'vitest'
import { eventually } from './harness/eventually.ts'
import { expect, test } from './harness/test.ts'
import type { Visitor } from './harness/visitor.ts'

test('under a strict content security policy the user connects, and the policy blocks nothing', async ({
  visitor,
  wallet,
}) => {
  await visitor.installs(wallet)
  await visitor.page.goto(visitor.addressOf('demo').replace('/demo/', '/strict/'))
  await visitor.connects(wallet)
  await visitor.opensTheModal()
  await visitor.modal.button('account.disconnect').waitFor()
  await visitor.page.keyboard.press('Escape')
})

/** The modal's appearance, in what a page's own rules would change first. */
const looks = async ({ modal, page }: Visitor) => ({
  styles: await modal.dialog.locator('h1, .row-title, .row, .card, button').evaluateAll((elements) =>
    elements.map((element) => {
      const {
        color,
        fontFamily,
        fontSize,
        lineHeight,
        letterSpacing,
        textTransform,
        padding,
        display,
        boxSizing,
        backgroundColor,
        borderRadius,
      } = getComputedStyle(element)
      return [
        color,
        fontFamily,
        fontSize,
        lineHeight,
        letterSpacing,
        textTransform,
        padding,
        display,
        boxSizing,
        backgroundColor,
        borderRadius,
      ].join()
    }),
  ),
  card: await page.getByTestId('w3m-modal-card').boundingBox(),
})

test('the page’s own rules change nothing in the modal', async ({ visitor, wallet }) => {
  await visitor.arrivesWith(wallet)
  await visitor.opensTheModal()
  await visitor.modal.wallet(wallet.name).waitFor()
  await visitor.modal.isStill()
  const before = await looks(visitor)
  await visitor.page.addStyleTag({
    content: `
      * { color: red !important; font: 40px/3 serif !important; letter-spacing: 1em !important; padding: 30px !important;
          text-transform: uppercase !important; text-align: right !important; box-sizing: content-box !important }
      * { --card: red !important; --r-xl: 900px !important; --t-m: 90px !important }
      html { font-size: 30px } button, dialog, h1 { display: none !important } body > * { opacity: .2; transform: scale(.5) }
    `,
  })
  await eventually(() => looks(visitor)).toEqual(before)
})

test('the modal changes nothing in the page, and leaves nothing behind after it closes', async ({
  visitor,
  wallet,
}) => {
  await visitor.arrivesWith(wallet)
  const page = () =>
    visitor.page.evaluate(() =>
      [document.documentElement, document.body, ...document.querySelectorAll('header *, h1, h2, label, button')].map(
        (element) => {
          const { color, fontFamily, fontSize, overflow, paddingRight } = getComputedStyle(element)
          return [element.tagName, color, fontFamily, fontSize, overflow, paddingRight].join()
        },
      ),
    )
  await visitor.page.mouse.move(1, 1)
  const before = await page()
  await visitor.opensTheModal()
  await visitor.modal.close()
  await visitor.page.mouse.move(1, 1)
  await eventually(page).toEqual(before)
})

test('the page does not scroll behind the modal, and keeps its scroll position afterwards', async ({
  visitor,
  wallet,
}) => {
  await visitor.arrivesWith(wallet)
  await visitor.page.evaluate(() => scrollTo(0, 120))
  await visitor.page.getByTestId('connect').dispatchEvent('click')
  await visitor.modal.wallet(wallet.name).waitFor()
  await visitor.page.mouse.move(10, 300)
  await visitor.page.mouse.wheel(0, 400)
  await visitor.modal.close()
  expect(await visitor.page.evaluate(() => scrollY)).toBe(120)
})

describe('the modal follows the dApp’s theme', () => {
  test('when it changes while the modal is open', async ({ visitor, wallet }) => {
    await visitor.arrivesWith(wallet)
    await visitor.page.getByTestId('theme-dark').check({ force: true })
    await visitor.opensTheModal()
    const theme = () => visitor.page.locator('w3m-modal').getAttribute('data-theme')
    await eventually(theme).toBe('dark')
    await visitor.page.getByTestId('theme-light').dispatchEvent('click')
    await eventually(theme).toBe('light')
  })
})

test('on a right-to-left page the modal is right to left too, in any language', async ({ visitor }) => {
  await visitor.opensTheDemo()
  await visitor.page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
  await visitor.opensTheModal()
  await visitor.modal.press('help.Connect')
  const arrow = visitor.modal.button('modal.back').locator('svg')
  expect(await arrow.evaluate((element) => getComputedStyle(element).scale)).toBe('-1 1')
})
