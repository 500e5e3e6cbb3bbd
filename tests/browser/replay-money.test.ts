import { putPool } from '../../sandbox/index.ts'
import { projectOf } from './harness/any-wallet.ts'
import { wallets } from './harness/both-chains.ts'
import { eventually } from './harness/eventually.ts'
import { replays } from './harness/replays.ts'
import { at, fillsIn, reviews as reviewsTransfer } from './harness/sends.ts'
import { buys, dollarsOf, opensSwap, reserves, reviews as reviewsSwap } from './harness/swaps.ts'
import { test as base } from './harness/test.ts'

const test = base.extend('sandboxOptions', () => ({ solana: true, api: true })).extend('walletWindows', () => false)

test('a session in which money moves replays to the same states and views, and contains neither amounts nor addresses', async ({
  visitor,
  createWallet,
  sandbox,
}) => {
  const { modal } = visitor
  const harbour = createWallet(wallets.harbour)
  const other = createWallet(wallets.orchard)
  const [[account = ''], [receiver = '']] = [harbour.accounts, other.accounts]
  const dollars = dollarsOf(sandbox)
  await putPool(sandbox.one, reserves)
  const before = await dollars.held(account)
  await visitor.installs(harbour)
  await visitor.opensBothChains({ ...projectOf(sandbox), record: '' })
  await visitor.connects(harbour)

  await fillsIn(visitor, '0.375', receiver)
  await reviewsTransfer(visitor, harbour)
  harbour.reject()
  await at(visitor, 'send.declined').waitFor()
  await at(visitor, 'send-again').click()
  await harbour.nextRequest()
  harbour.approve()
  await at(visitor, 'send.confirmed').waitFor()
  await at(visitor, 'send-done').click()
  await modal.isAt('title.Account')
  await modal.close()
  await modal.isGone()

  await opensSwap(visitor)
  await buys(visitor, dollars.token)
  await at(visitor, 'swap-input-sourceToken').fill('2.25')
  await reviewsSwap(visitor, 'swap.ready')
  await at(visitor, 'swap-confirm').click()
  await harbour.nextRequest()
  harbour.approve()
  await at(visitor, 'swap.confirmed').waitFor()
  const got = String((await dollars.held(account)) - before)
  await at(visitor, 'swap-done').click()

  await modal.isAt('title.Account')
  await at(visitor, 'w3m-account-default-activity-button').click()
  await modal.isAt('title.Transactions')
  await modal.goBack()
  await at(visitor, 'w3m-account-default-onramp-button').click()
  await modal.isAt('title.OnRampProviders')
  await at(visitor, 'onramp-amount').fill('87.5')
  await eventually(() => at(visitor, 'onramp-provider-coinbase').isEnabled()).toBe(true)
  const [window] = await Promise.all([
    visitor.context.waitForEvent('page'),
    at(visitor, 'onramp-provider-coinbase').click(),
  ])
  await window.getByRole('button', { name: 'Pay' }).click()
  await modal.isAt('title.OnRampActivity')
  await eventually(() => at(visitor, 'onramp-purchase').count()).toBe(1)
  await modal.close()
  await modal.isGone()

  await replays(visitor, [
    account,
    receiver,
    '"0.375"',
    `375${'0'.repeat(15)}`,
    '"2.25"',
    `225${'0'.repeat(16)}`,
    got,
    '"87.5"',
  ])
})
