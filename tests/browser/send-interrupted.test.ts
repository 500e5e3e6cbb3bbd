import type { SandboxWallet } from '../../sandbox/index.ts'
import { message } from '../support/messages.ts'
import { wallets } from './harness/both-chains.ts'
import { eventually } from './harness/eventually.ts'
import { ask, at, fillsIn } from './harness/sends.ts'
import { test as base, expect } from './harness/test.ts'
import type { Visitor } from './harness/visitor.ts'

const test = base.extend('sandboxOptions', () => ({ solana: true })).extend('walletWindows', () => false)

/** The empty form of an account with these holdings. */
async function isBlank(visitor: Visitor, held: string): Promise<void> {
  await visitor.modal.isAt('title.WalletSend')
  await visitor.modal.dialog.getByText(message('send.balance', { amount: held })).waitFor()
  expect(await at(visitor, 'send-amount').inputValue()).toBe('')
  expect(await at(visitor, 'send-receiver').inputValue()).toBe('')
}

/** From the page to a transfer's review. */
async function isAtReview(visitor: Visitor, receiver: string): Promise<void> {
  await fillsIn(visitor, '1', receiver)
  await at(visitor, 'send-next').click()
  await at(visitor, 'send.ready').waitFor()
}

async function connects(visitor: Visitor, harbour: SandboxWallet): Promise<void> {
  await visitor.installs(harbour)
  await visitor.opensBothChains()
  await visitor.connects(harbour)
}

test('a change of the wallet’s account resets the form, from the form and from the review [send-reset]', async ({
  visitor,
  createWallet,
  sandbox,
}) => {
  const harbour = createWallet(wallets.harbour)
  const [, other = ''] = harbour.accounts
  await ask(sandbox.one.directUrl, 'anvil_setBalance', [other, '0x6124fee993bc0000'])
  const receiver = sandbox.world.accounts[6] ?? ''
  await connects(visitor, harbour)
  await fillsIn(visitor, '1', receiver)
  harbour.switchAccount(1)
  await isBlank(visitor, '7')
  await visitor.modal.close()
  await isAtReview(visitor, receiver)
  harbour.switchAccount(0)
  await isBlank(visitor, '10,000')
})

test('a reload in the form, its token list, the review, after a rejection or at the end sends nothing; the next review shows a request from before the reload, which is sent once approved [send-refused] [send-pending] [send-one-prompt]', async ({
  visitor,
  createWallet,
  sandbox,
}) => {
  const harbour = createWallet(wallets.harbour)
  const receiver = sandbox.world.accounts[5] ?? ''
  const balance = async () => BigInt(await ask(sandbox.one.directUrl, 'eth_getBalance', [receiver, 'latest']))
  const before = await balance()
  await connects(visitor, harbour)
  await fillsIn(visitor, '1', receiver)
  await visitor.reloads()
  await visitor.isConnected()
  await fillsIn(visitor, '1', receiver)
  await at(visitor, 'send-token').click()
  await visitor.modal.isAt('title.WalletSendSelectToken')
  await visitor.reloads()
  await visitor.isConnected()
  await isAtReview(visitor, receiver)
  await visitor.reloads()
  await visitor.isConnected()
  await isAtReview(visitor, receiver)
  await at(visitor, 'send-confirm').click()
  await harbour.nextRequest()
  harbour.reject()
  await at(visitor, 'send.declined').waitFor()
  await visitor.reloads()
  await visitor.isConnected()
  await isAtReview(visitor, receiver)
  await at(visitor, 'send-confirm').click()
  await harbour.nextRequest()
  await visitor.reloads()
  await visitor.isConnected()
  expect(await balance()).toBe(before)
  harbour.approve()
  await eventually(balance).toBe(before + 10n ** 18n)
  await fillsIn(visitor, '1', receiver)
  await at(visitor, 'send-next').click()
  await at(visitor, 'send.occupied').waitFor()
  await at(visitor, 'send-confirm').click()
  await at(visitor, 'send.insisting').waitFor()
  await at(visitor, 'send-confirm').click()
  await harbour.nextRequest()
  harbour.approve()
  await at(visitor, 'send.confirmed').waitFor()
  await visitor.reloads()
  await visitor.isConnected()
  expect(await balance()).toBe(before + 2n * 10n ** 18n)
})

test('a wallet request in one tab is shown in another tab’s review, which tracks it once it is sent [send-one-prompt] [send-pending]', async ({
  visitor,
  createWallet,
  sandbox,
}) => {
  const harbour = createWallet(wallets.harbour)
  const receiver = sandbox.world.accounts[5] ?? ''
  await connects(visitor, harbour)
  const tab = await visitor.opensATab()
  await tab.opensBothChains()
  await tab.isConnected()
  await isAtReview(tab, receiver)
  await isAtReview(visitor, receiver)
  await at(visitor, 'send-confirm').click()
  await harbour.nextRequest()
  await at(tab, 'send.occupied').waitFor()
  harbour.approve()
  await at(visitor, 'send.confirmed').waitFor()
  await tab.modal.toasts('sending.confirmed', { amount: '1 ETH' })
  await at(tab, 'send.ready').waitFor()
})

test.for([
  ['whose modal is closed', ({ modal }: Visitor) => modal.close()],
  [
    'that is disconnected',
    ({ modal }: Visitor, harbour: SandboxWallet) => {
      harbour.revoke()
      return modal.isGone()
    },
  ],
] as const)(
  'a wallet %s during its request, and that then rejects: a toast says that nothing was sent [send-refused]',
  async ([, interrupt], { visitor, createWallet, sandbox }) => {
    const harbour = createWallet(wallets.harbour)
    await connects(visitor, harbour)
    await isAtReview(visitor, sandbox.world.accounts[5] ?? '')
    await at(visitor, 'send-confirm').click()
    await harbour.nextRequest()
    await interrupt(visitor, harbour)
    harbour.reject()
    await visitor.modal.toasts('sending.refused', { amount: '1 ETH' })
  },
)
