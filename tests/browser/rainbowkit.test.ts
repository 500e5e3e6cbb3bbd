import { shorten } from '../../core/shorten.ts'
import { eventually } from './harness/eventually.ts'
import { expect, test } from './harness/test.ts'

test('a dApp that was written for RainbowKit connects, and shows network, balance and account [api-rainbowkit]', async ({
  visitor,
  wallet,
}) => {
  await visitor.installs(wallet)
  const { page, modal } = visitor
  await page.goto(visitor.addressOf('fixture', { rainbowkit: '' }))
  await page.getByTestId('connect-button').waitFor()
  await page.getByRole('button', { name: 'Choose a wallet' }).click()
  await modal.choose(wallet.name)
  await visitor.approvesIn(wallet)
  const [address = ''] = wallet.accounts
  await visitor.isConnected(address)
  await page.keyboard.press('Escape')
  await modal.isGone()

  await eventually(() => page.getByTestId('chain-button').textContent()).toBe('Portico One')
  await eventually(() => page.getByTestId('account-button').textContent()).toMatch(
    new RegExp(`^[\\d.]+ ETH${shorten(address)}$`),
  )
  await eventually(() => page.getByTestId('custom').textContent()).toBe(`${shorten(address)} ETH closed`)
  expect(await page.getByRole('button', { name: 'Choose a wallet' }).count()).toBe(0)

  await page.getByRole('button', { name: 'My account' }).click()
  await eventually(() => page.getByTestId('custom').textContent()).toBe(`${shorten(address)} ETH open`)
  await page.keyboard.press('Escape')
  await modal.isGone()
  await page.getByRole('button', { name: 'Tell' }).click()
  await page.getByText('Sent a gift').waitFor()
})
