import { message } from '../support/messages.ts'
import { eventually } from './harness/eventually.ts'
import { flaws } from './harness/flaws.ts'
import { expect, test } from './harness/test.ts'

test('with modalSize="wide" an explanation of wallets stands beside the list if the page has room [connect-wide] [api-rainbowkit]', async ({
  visitor,
  wallet,
}) => {
  await visitor.installs(wallet)
  const { page, modal } = visitor
  const { dialog } = modal
  const beside = dialog.getByRole('complementary', { name: 'What is a wallet?' })
  const width = async () => (await dialog.getByTestId('w3m-modal-card').boundingBox())?.width
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(visitor.addressOf('fixture', { rainbowkit: '', wishes: JSON.stringify({ modalSize: 'wide' }) }))
  await page.getByTestId('connect-button').click()
  await beside.getByText('Only you hold the keys').waitFor()
  await eventually(width).toBe(720)
  expect(await beside.getByTestId('learn-more').getAttribute('href')).toBe('https://dapp.test/learn')
  // The developer is told that there is no project, below the list.
  await dialog.getByTestId('report-copy').waitFor()
  expect(await flaws(visitor)).toEqual([])

  // The list comes first in the tab order, and what stands beside it last; the link to get a wallet occurs once.
  const focused = () =>
    page.locator('w3m-modal').evaluate(({ shadowRoot }) => shadowRoot?.activeElement?.textContent?.trim())
  await modal.wallet(wallet.name).focus()
  const met: (string | undefined)[] = []
  for (let presses = 0; presses < 4; presses += 1) {
    await page.keyboard.press('Tab')
    met.push(await focused())
  }
  expect(met).toEqual(['rules', 'Copy diagnostics', 'Get a wallet', 'Learn more'])

  await page.setViewportSize({ width: 700, height: 800 })
  await eventually(width).toBe(360)
  expect(await beside.count()).toBe(0)
  await page.setViewportSize({ width: 1280, height: 800 })
  await eventually(width).toBe(720)

  await beside.getByTestId('lessons-get').click()
  await modal.isAt('title.GetWallet')
  await eventually(width).toBe(360)
  await modal.press('modal.back')
  await eventually(width).toBe(720)

  await modal.choose(wallet.name)
  await eventually(width).toBe(360)
  expect(await beside.count()).toBe(0)
  await visitor.approvesIn(wallet)
  await visitor.isConnected(wallet.accounts[0] ?? '')
})

test('the wide card appears at its full width, and narrows with an animation [connect-wide]', async ({
  visitor,
  wallet,
}) => {
  await visitor.installs(wallet)
  const { page, modal } = visitor
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(visitor.addressOf('fixture', { rainbowkit: '', wishes: JSON.stringify({ modalSize: 'wide' }) }))
  await page.locator('w3m-modal').waitFor({ state: 'attached' })
  // A busy machine might draw no frame of the animations: they are made long, and ended here.
  await page.evaluate(() => {
    const style = document.createElement('style')
    style.textContent = '.modal > .card { transition-duration: 1000s !important }'
    document.querySelector('w3m-modal')?.shadowRoot?.appendChild(style)
  })
  const card = modal.dialog.getByTestId('w3m-modal-card')
  const width = () => card.evaluate((element) => (element instanceof HTMLElement ? element.offsetWidth : 0))
  await page.getByTestId('connect-button').click()
  await modal.dialog.getByRole('complementary', { name: 'What is a wallet?' }).waitFor()
  // The message to the developer arrives late and takes its place above the list: a press at that moment would miss a
  // row.
  await modal.dialog.getByText(message('alert.project'), { exact: true }).waitFor()
  const properties = () =>
    card.evaluate((element) =>
      element.getAnimations().map((each) => (each instanceof CSSTransition ? each.transitionProperty : '')),
    )
  const finish = () =>
    card.evaluate((element) => {
      for (const each of element.getAnimations()) each.finish()
    })
  expect(await properties()).toEqual(['opacity', 'transform'])
  expect(await width()).toBe(720)

  await finish()
  await modal.choose(wallet.name)
  await eventually(properties).toEqual(['width'])
  expect(await width()).toBeGreaterThan(360)
  await finish()
  expect(await width()).toBe(360)
})
