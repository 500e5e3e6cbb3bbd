import { answersFor } from './harness/answers.ts'
import { eventually } from './harness/eventually.ts'
import { flaws } from './harness/flaws.ts'
import { expect, test } from './harness/test.ts'

test('a transaction that a RainbowKit dApp adds is tracked to its end, across a reload too [api-rainbowkit]', async ({
  visitor,
  wallet,
}) => {
  await visitor.installs(wallet)
  const { page, modal } = visitor
  const isPending = (pending: boolean) =>
    eventually(() => page.getByTestId('custom').getAttribute('data-pending')).toBe(String(pending))
  let mined = false
  await answersFor(page, ({ method }) =>
    !mined && method === 'eth_getTransactionReceipt' ? { result: null } : undefined,
  )
  await page.goto(visitor.addressOf('fixture', { rainbowkit: '' }))
  await page.getByTestId('connect-button').click()
  await modal.choose(wallet.name)
  await visitor.approvesIn(wallet)
  const [address = ''] = wallet.accounts
  await visitor.isConnected(address)
  await page.keyboard.press('Escape')
  await modal.isGone()
  await isPending(false)

  await page.getByRole('button', { name: 'Send' }).click()
  await visitor.approvesIn(wallet)
  await page.getByText('Sent one wei').waitFor()
  await isPending(true)
  const row = modal.dialog.getByTestId('recent-transaction')
  await page.getByTestId('account-button').click()
  await eventually(() => row.textContent()).toBe('Sent one weiPending')
  await page.keyboard.press('Escape')
  await modal.isGone()
  await page.reload()
  await visitor.isConnected(address)
  await isPending(true)
  mined = true
  await page.getByText('Sent one wei: confirmed').waitFor()
  await isPending(false)
  expect(await page.evaluate(() => localStorage.getItem('@portico/recent-transactions'))).toBe(null)

  await page.reload()
  await visitor.isConnected(address)
  await page.getByTestId('account-button').click()
  await eventually(() => row.textContent()).toBe('Sent one wei')
  await eventually(() => flaws(visitor)).toEqual([])
  await modal.dialog.getByTestId('recent-clear').focus()
  await page.keyboard.press('Enter')
  await eventually(() => row.count()).toBe(0)
  // The focus is still in the modal, though the pressed button is gone.
  await eventually(() => page.evaluate(() => document.activeElement?.localName)).toBe('w3m-modal')
  await page.reload()
  await visitor.isConnected(address)
  await page.getByTestId('account-button').click()
  await modal.dialog.getByTestId('disconnect-button').waitFor()
  expect(await row.count()).toBe(0)
})
