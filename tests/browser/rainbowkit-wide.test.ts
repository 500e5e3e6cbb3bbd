import { eventually } from './harness/eventually.ts'
import { flaws } from './harness/flaws.ts'
import { expect, test } from './harness/test.ts'

test('with modalSize="wide" what a wallet is stands beside the list, where the page has room [connect-wide] [api-rainbowkit]', async ({
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
  expect(await flaws(visitor)).toEqual([])

  // The list is met first, and what stands beside it last; the way to a wallet is there once.
  const focused = () =>
    page.locator('w3m-modal').evaluate(({ shadowRoot }) => shadowRoot?.activeElement?.textContent?.trim())
  await modal.wallet(wallet.name).focus()
  const met: (string | undefined)[] = []
  for (let presses = 0; presses < 3; presses += 1) {
    await page.keyboard.press('Tab')
    met.push(await focused())
  }
  expect(met).toEqual(['rules', 'Get a wallet', 'Learn more'])

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

test('the wide card comes in at its width, and narrows in a movement [connect-wide]', async ({ visitor, wallet }) => {
  await visitor.installs(wallet)
  const { page, modal } = visitor
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(visitor.addressOf('fixture', { rainbowkit: '', wishes: JSON.stringify({ modalSize: 'wide' }) }))
  /** The widths that the card has from now on, in each frame until it has the last of them. */
  const widths = (last: number) =>
    page.evaluate(async (end) => {
      const seen = new Set<number>()
      while (!seen.has(end)) {
        await new Promise(requestAnimationFrame)
        const card = document.querySelector('w3m-modal')?.shadowRoot?.querySelector<HTMLElement>('.card')
        if (card?.offsetWidth) seen.add(card.offsetWidth)
      }
      return [...seen]
    }, last)
  const coming = widths(720)
  await page.getByTestId('connect-button').click()
  expect(await coming).toEqual([720])
  await modal.isStill()
  const going = widths(360)
  await modal.choose(wallet.name)
  expect((await going).length).toBeGreaterThan(2)
})
