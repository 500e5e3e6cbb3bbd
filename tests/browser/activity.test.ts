import { message } from '../support/messages.ts'
import { projectOf } from './harness/any-wallet.ts'
import { wallets } from './harness/both-chains.ts'
import { eventually } from './harness/eventually.ts'
import { flaws } from './harness/flaws.ts'
import { focus } from './harness/keyboard.ts'
import { ask, at, fillsIn, reviews } from './harness/sends.ts'
import { test as base, expect } from './harness/test.ts'

const test = base.extend('sandboxOptions', () => ({ solana: true, api: true })).extend('walletWindows', () => false)

test('a connected user sees the account’s activity; when it fails to load a toast says so, and a retry shows it [activity-list] [activity-row] [activity-failed] [activity-page]', async ({
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
  await dialog.getByTestId('w3m-account-default-activity-button').click()
  await visitor.modal.says('activity.unavailable')
  await visitor.modal.toasts('history.failed')
  await dialog.getByRole('button', { name: message('modal.retry') }).click()
  await eventually(() => dialog.getByTestId('activity-transaction').first().textContent()).toMatch(/Sent.*−1\.5 ETH/)
  await eventually(() => flaws(visitor)).toEqual([])
  await dialog.getByTestId('header-back').click()
  await visitor.modal.isAt('title.Account')
})

test('a transfer that ends while the activity is open stays listed until the history includes it [activity-pending] [assets-renewed]', async ({
  visitor,
  createWallet,
  sandbox,
}) => {
  const harbour = createWallet(wallets.harbour)
  const node = sandbox.one.directUrl
  const history = `/v1/account/${harbour.accounts[0]}/history`
  await visitor.installs(harbour)
  await visitor.opensBothChains(projectOf(sandbox))
  await visitor.connects(harbour)
  // The form asks for the history as well, and the answer is valid for 15 s.
  sandbox.api?.fault({ path: history, answer: { json: { data: [], next: null } } })
  await ask(node, 'evm_setAutomine', [false])
  await fillsIn(visitor, '1', sandbox.world.accounts[6] ?? '')
  await reviews(visitor, harbour)
  harbour.approve()
  await at(visitor, 'send.sent').waitFor()
  await visitor.modal.close()

  const opensActivity = async () => {
    await visitor.opensTheModal()
    await visitor.modal.dialog.getByTestId('w3m-account-default-activity-button').click()
  }
  await opensActivity()
  const untold = at(visitor, 'activity-followed')
  const told = at(visitor, 'activity-transaction')
  await eventually(() => untold.textContent()).toMatch(/Sending.*Pending/)
  await ask(node, 'evm_setAutomine', [true])
  await ask(node, 'evm_mine', [])
  await eventually(() => untold.textContent()).toMatch(/Sent.*−1 ETH/)
  expect(await told.count()).toBe(0)

  await visitor.modal.close()
  await opensActivity()
  await eventually(() => untold.textContent()).toMatch(/Sent.*−1 ETH/)

  sandbox.api?.clear()
  await visitor.reloads()
  // If a list of wallets is opened before, it closes as soon as the wallet is back.
  await visitor.isConnected(harbour.accounts[0])
  await opensActivity()
  await eventually(() => told.first().textContent()).toMatch(/Sent.*−1 ETH/)
  expect(await untold.count()).toBe(0)
})

test('a retry by keyboard leads back into the list, where the next row is from the new page [activity-failed]', async ({
  visitor,
  createWallet,
  sandbox,
}) => {
  const harbour = createWallet(wallets.harbour)
  const path = `/v1/account/${harbour.accounts[0]}/history`
  const page = (ids: readonly number[], next: string | null) => ({
    data: ids.map((id) => ({
      id: `${id}`,
      metadata: {
        ...{ operationType: 'send', hash: `0x${id}`, chain: 'eip155:31337', status: 'confirmed' },
        minedAt: new Date(Date.UTC(2026, 0, 20) - id * 60_000).toISOString(),
      },
      transfers: [{ fungible_info: { symbol: 'T' }, direction: 'out', quantity: { numeric: `${id}` } }],
    })),
    next,
  })
  visitor.complaints.expect(/status of 400/)
  // The fault that was set last answers first.
  sandbox.api?.fault({ path, answer: { json: page([4, 5], null) } })
  sandbox.api?.fault({ path, answer: { status: 400 }, times: 1 })
  sandbox.api?.fault({ path, answer: { json: page([1, 2, 3], 'two') }, times: 1 })
  await visitor.installs(harbour)
  await visitor.opensBothChains(projectOf(sandbox))
  await visitor.connects(harbour)
  await visitor.opensTheModal()
  await at(visitor, 'w3m-account-default-activity-button').click()
  await visitor.modal.dialog.getByText(message('modal.retry')).press('Enter')
  const rows = at(visitor, 'activity-transaction')
  await eventually(() => rows.count()).toBe(5)
  expect(await visitor.modal.dialog.locator(':focus').evaluate((held) => held.closest('.virtual') !== null)).toBe(true)
})

test('a user who loads older items keeps their place in the list, though the button they pressed is gone [activity-page] [portfolio-nfts]', async ({
  visitor,
  createWallet,
  sandbox,
}) => {
  const harbour = createWallet(wallets.harbour)
  const [from, to] = sandbox.world.accounts
  await ask(sandbox.one.directUrl, 'eth_sendTransaction', [{ from, to, value: '0x1' }])
  // One page of history, and then empty pages.
  let pages = 0
  await visitor.context.route(/\/history\?/, async (route) => {
    pages += 1
    const next = `page-${pages}`
    if (pages > 1) return route.fulfill({ json: { data: [], next }, headers: { 'access-control-allow-origin': '*' } })
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), next } })
  })
  await visitor.installs(harbour)
  await visitor.opensBothChains(projectOf(sandbox))
  await visitor.connects(harbour)
  await visitor.opensTheModal()
  await at(visitor, 'account-portfolio').click()
  await at(visitor, 'portfolio-tab-activity').click()
  const more = visitor.modal.dialog.getByText(message('activity.more'))
  await more.press('Enter')
  await eventually(() => pages).toBe(7)
  await more.waitFor()
  // The list itself: its rows are not links.
  expect(await focus(visitor.page)).toBe(message('title.Transactions'))

  await at(visitor, 'portfolio-tab-nfts').click()
  await at(visitor, 'portfolio-nfts-more').press('Enter')
  await eventually(() => pages).toBe(10)
  await at(visitor, 'portfolio-nfts-more').waitFor()
  expect(await focus(visitor.page)).toBe('portfolio-tab-nfts')
})

test('a list of ten thousand activities draws only the visible rows, down to the oldest [activity-list] [activity-page]', async ({
  visitor,
  createWallet,
  sandbox,
}) => {
  const { page, modal } = visitor
  const harbour = createWallet(wallets.harbour)
  const history = `/v1/account/${harbour.accounts[0]}/history`
  const [pages, each] = [10, 1_000]
  const entry = (index: number) => ({
    id: `${index}`,
    metadata: {
      ...{ operationType: 'receive', hash: `0x${index}`, chain: 'eip155:31337', status: 'confirmed' },
      minedAt: new Date(Date.UTC(2026, 0, 1) - index * 3_600_000).toISOString(),
    },
    transfers: [
      { direction: 'in', fungible_info: { name: 'Ether', symbol: 'ETH' }, quantity: { numeric: String(index + 1) } },
    ],
  })
  // The fault that was set last applies first.
  for (let at = pages - 1; at >= 0; at -= 1) {
    const data = Array.from({ length: each }, (_, index) => entry(at * each + index))
    const next = at === pages - 1 ? null : `page ${at + 1}`
    sandbox.api?.fault({ path: history, answer: { json: { data, next } }, times: 1 })
  }
  await visitor.installs(harbour)
  await visitor.opensBothChains(projectOf(sandbox))
  await visitor.connects(harbour)
  await visitor.opensTheModal()
  await modal.dialog.getByTestId('w3m-account-default-activity-button').click()
  const rows = at(visitor, 'activity-transaction')
  await eventually(() => rows.first().textContent()).toMatch(/\+1 ETH/)
  // The list itself: its rows are not links.
  await modal.dialog.getByRole('group', { name: message('title.Transactions') }).focus()
  await eventually(async () => {
    await page.keyboard.press('End')
    return rows.last().textContent()
  }).toMatch(/\+10,000 ETH/)
  expect(await rows.count()).toBeLessThan(40)
  await eventually(() => flaws(visitor)).toEqual([])
})
