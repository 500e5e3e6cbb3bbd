import { shorten } from '../../core/shorten.ts'
import { eventually } from './harness/eventually.ts'
import { focus } from './harness/keyboard.ts'
import { expect, test } from './harness/test.ts'

test('a plain HTML page connects a wallet with the elements of portico/appkit [api-elements]', async ({
  visitor,
  wallet,
}) => {
  await visitor.installs(wallet)
  const { page, modal } = visitor
  await page.goto(visitor.addressOf('fixture', { elements: '' }))
  const button = page.locator('appkit-button').getByTestId('connect-button')
  await eventually(() => button.textContent()).toBe('Enter')
  await eventually(() => page.getByTestId('w3m-network-button').textContent()).toBe('Portico One')
  await eventually(() => page.getByTestId('wallet-button-metamask').textContent()).toBe('MetaMask')
  expect(await page.getByTestId('account-button').count()).toBe(0)

  await button.click()
  await modal.choose(wallet.name)
  await visitor.approvesIn(wallet)
  const [address = ''] = wallet.accounts
  await visitor.isConnected(address)
  const account = page.locator('appkit-button').getByTestId('account-button')
  await eventually(() => account.textContent()).toBe(shorten(address, 6, 2))
  await eventually(() => page.locator('w3m-account-button').getByTestId('account-button').textContent()).toBe(
    shorten(address, 4, 6),
  )

  await page.keyboard.press('Escape')
  await modal.isGone()
  // On one line, whether a button begins with a picture or with a word.
  await account.locator('i').waitFor()
  const network = page.getByTestId('w3m-network-button')
  expect((await network.boundingBox())?.y).toBe((await account.boundingBox())?.y)
  await page.evaluate(() => document.querySelector('appkit-button')?.setAttribute('charsend', '8'))
  await eventually(() => account.textContent()).toBe(shorten(address, 6, 8))
  await network.click()
  await modal.isAt('title.Networks')
})

test('by keyboard, the focus is on the account in the same element after connecting, and on the connect button after disconnecting [look-accessible]', async ({
  visitor,
  wallet,
}) => {
  await visitor.installs(wallet)
  const { page, modal } = visitor
  await page.goto(visitor.addressOf('fixture', { elements: '' }))
  await page.locator('appkit-button').getByTestId('connect-button').press('Enter')
  await modal.wallet(wallet.name).press('Enter')
  await visitor.approvesIn(wallet)
  await visitor.isConnected(wallet.accounts[0])
  await modal.isGone()
  await eventually(() => focus(page)).toBe('account-button')
  await page.keyboard.press('Enter')
  await modal.button('account.disconnect').press('Enter')
  await modal.isGone()
  await eventually(() => focus(page)).toBe('connect-button')
})

test('a wallet button asks for the terms and then for its wallet, without another press [connect-terms] [api-wallet-names]', async ({
  visitor,
  createWallet,
}) => {
  const metaMask = createWallet({ name: 'MetaMask', rdns: 'io.metamask' })
  await visitor.installs(metaMask)
  const { page, modal } = visitor
  await page.goto(visitor.addressOf('fixture', { elements: '', terms: '' }))
  await page.getByTestId('wallet-button-metamask').click()
  await modal.isAt('title.AcceptTerms')
  await modal.dialog.getByTestId('w3m-legal-checkbox').click()
  await modal.dialog.getByTestId('accept-terms').click()
  await visitor.approvesIn(metaMask)
  await visitor.isConnected(metaMask.accounts[0])
})
