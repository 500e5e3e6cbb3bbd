import { message } from '../support/messages.ts'
import { projectOf } from './harness/any-wallet.ts'
import { wallets } from './harness/both-chains.ts'
import { eventually } from './harness/eventually.ts'
import { flaws } from './harness/flaws.ts'
import { test as base } from './harness/test.ts'

const test = base.extend('sandboxOptions', () => ({ solana: true, api: true })).extend('walletWindows', () => false)

test('a connected user sees what the account has done; where that fails a toast says so, and trying again shows it [activity-list] [activity-row] [activity-failed] [activity-page]', async ({
  visitor,
  createWallet,
  sandbox,
}) => {
  const harbour = createWallet(wallets.harbour)
  const [from, to] = sandbox.world.accounts
  const send = { from, to, value: '0x14d1120d7b160000' }
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_sendTransaction', params: [send] })
  await fetch(sandbox.one.directUrl, { method: 'POST', body, headers: { 'content-type': 'application/json' } })

  visitor.complaints.expect(/status of 400/)
  sandbox.api?.fault({ path: `/v1/account/${from}/history`, answer: { status: 400 }, times: 1 })
  await visitor.installs(harbour)
  await visitor.opensBothChains(projectOf(sandbox))
  await visitor.connects(harbour)
  await visitor.opensTheModal()
  const { dialog } = visitor.modal
  await dialog.getByTestId('account-activity').click()
  await dialog.getByText(message('activity.unavailable')).waitFor()
  await visitor.modal.toasts('history.failed')
  await dialog.getByText(message('activity.retry')).click()
  await eventually(() => dialog.getByTestId('activity-transaction').first().textContent()).toMatch(/Sent−1\.5 ETH/)
  await eventually(() => flaws(visitor)).toEqual([])
  await dialog.getByTestId('header-back').click()
  await visitor.modal.isAt('title.Account')
})
