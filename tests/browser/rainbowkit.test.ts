import { shorten } from '../../core/shorten.ts'
import { eventually } from './harness/eventually.ts'
import { isAsked, signs } from './harness/sign-in-world.ts'
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
  await modal.dialog.getByTestId('header-help').click()
  expect(await modal.dialog.getByTestId('learn-more').getAttribute('href')).toBe('https://dapp.test/learn')
  await modal.press('modal.back')
  const disclaimer = modal.dialog.getByTestId('disclaimer')
  await eventually(() => disclaimer.textContent()).toBe('Not for minors on Portico One: see our rules.')
  expect(await disclaimer.getByRole('link', { name: 'rules' }).getAttribute('href')).toBe('https://dapp.test/rules')
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
  await eventually(() => page.getByTestId('custom').textContent()).toBe(`${shorten(address)} ETH closed free`)
  expect(await page.getByRole('button', { name: 'Choose a wallet' }).count()).toBe(0)

  await page.getByRole('button', { name: 'My account' }).click()
  await eventually(() => page.getByTestId('custom').textContent()).toBe(`${shorten(address)} ETH open free`)
  await page.keyboard.press('Escape')
  await modal.isGone()
  await page.getByRole('button', { name: 'Daylight' }).click()
  await page.getByTestId('account-button').click()
  await eventually(() => page.locator('w3m-modal').getAttribute('data-theme')).toBe('light')
  const accent = () =>
    page.locator('w3m-modal').evaluate((modal) => getComputedStyle(modal).getPropertyValue('--w3m-accent'))
  expect(await accent()).toBe('#06f')
  await page.keyboard.press('Escape')
  await modal.isGone()
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.getByRole('button', { name: 'As the system' }).click()
  await page.getByTestId('account-button').click()
  await eventually(accent).toBe('#f60')
  await eventually(() => page.locator('w3m-modal').getAttribute('data-theme')).toBe('dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await eventually(accent).toBe('#06f')
  await page.keyboard.press('Escape')
  await modal.isGone()
  await page.getByRole('button', { name: 'Tell' }).click()
  await page.getByText('Sent a gift').waitFor()
})

test('a user of such a dApp signs in once, and the render prop still says so after a reload [api-rainbowkit]', async ({
  visitor,
  wallet,
}) => {
  await visitor.installs(wallet)
  const { page, modal } = visitor
  const says = (status: string) =>
    eventually(() => page.getByTestId('custom').textContent()).toMatch(new RegExp(` ${status}$`))
  await page.goto(visitor.addressOf('fixture', { rainbowkit: '', signIn: '' }))
  await page.getByTestId('connect-button').click()
  await modal.choose(wallet.name)
  await visitor.approvesIn(wallet)
  await isAsked(visitor)
  await says('unauthenticated')
  expect(await page.getByTestId('account-button').count()).toBe(0)
  expect(await page.getByRole('button', { name: 'Choose a wallet' }).count()).toBe(1)
  await signs(visitor, wallet)
  await says('authenticated')
  await modal.isGone()
  await page.getByTestId('account-button').waitFor()
  await page.reload()
  await says('authenticated')
  await modal.isGone()
})
