import { putPool } from '../../sandbox/index.ts'
import { projectOf } from './harness/any-wallet.ts'
import { wallets } from './harness/both-chains.ts'
import { eventually } from './harness/eventually.ts'
import { flaws } from './harness/flaws.ts'
import { at } from './harness/sends.ts'
import { buys, dollarsOf, opensSwap, reserves, reviews } from './harness/swaps.ts'
import { test as base, expect } from './harness/test.ts'

const test = base.extend('sandboxOptions', () => ({ solana: true, api: true })).extend('walletWindows', () => false)

test('the next review shows an open prompt, also after a reload; a late approval is tracked, and the open form shows the remaining balance [swap-one-prompt] [swap-end]', async ({
  visitor,
  createWallet,
  sandbox,
}) => {
  const { modal } = visitor
  const harbour = createWallet(wallets.harbour)
  const { held, token } = dollarsOf(sandbox)
  const [account = ''] = harbour.accounts
  const dollars = await held(account)
  const balance = () =>
    modal.dialog
      .getByText(/^Balance/)
      .first()
      .textContent()
  await putPool(sandbox.one, reserves)
  await visitor.installs(harbour)
  await visitor.opensBothChains(projectOf(sandbox))
  await visitor.connects(harbour)
  const fillsIn = async (amount: string) => {
    await opensSwap(visitor)
    await buys(visitor, token)
    await at(visitor, 'swap-input-sourceToken').fill(amount)
  }

  await fillsIn('2')
  await reviews(visitor, 'swap.ready')
  await at(visitor, 'swap-confirm').click()
  await harbour.nextRequest()
  // The review can be compared with what the wallet shows.
  expect(await at(visitor, 'sent-amount').textContent()).toBe('2 ETH')
  await modal.goBack()
  await modal.isAt('title.Swap')
  await reviews(visitor, 'swap.occupied')
  await at(visitor, 'swap-confirm').click()
  await at(visitor, 'swap.insisting').waitFor()
  await eventually(() => flaws(visitor)).toEqual([])
  expect(harbour.pending()).toHaveLength(1)

  // The wallet approves the swap that the review still shows: it is on its way, and nothing else is requested.
  harbour.approve()
  await at(visitor, 'swap.confirmed').waitFor()
  await at(visitor, 'swap-done').click()
  await eventually(() => held(account)).not.toBe(dollars)
  await modal.close()
  await modal.isGone()

  await fillsIn('3')
  const before = await balance()
  await reviews(visitor, 'swap.ready')
  await at(visitor, 'swap-confirm').click()
  await harbour.nextRequest()
  await modal.goBack()
  await at(visitor, 'swap-input-sourceToken').fill('1')
  harbour.approve()
  await eventually(balance).not.toBe(before)

  await reviews(visitor, 'swap.ready')
  await at(visitor, 'swap-confirm').click()
  await harbour.nextRequest()
  await visitor.reloads()
  await visitor.isConnected()
  await fillsIn('1')
  await reviews(visitor, 'swap.occupied')
})
