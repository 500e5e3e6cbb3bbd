import { projectOf } from './harness/any-wallet.ts'
import { wallets } from './harness/both-chains.ts'
import { eventually } from './harness/eventually.ts'
import { focus } from './harness/keyboard.ts'
import { ask, at, opensFeature } from './harness/sends.ts'
import { test as base, expect } from './harness/test.ts'

const test = base.extend('sandboxOptions', () => ({ solana: true, api: true })).extend('walletWindows', () => false)

test('the keyboard goes on to what is left to do, once a receiver of before is chosen by the name that its owner gave it [send-recent] [send-known-as]', async ({
  visitor,
  createWallet,
  sandbox,
}) => {
  const harbour = createWallet(wallets.harbour)
  const [from, to] = sandbox.world.accounts
  await ask(sandbox.one.directUrl, 'eth_sendTransaction', [{ from, to, value: '0x1' }])
  const name = 'friend.reown.id'
  if (!sandbox.api || !to) throw new Error('There is an API')
  sandbox.api.blockchain.identities[to] = { name, avatar: null }
  sandbox.api.blockchain.names.push({ name, addresses: { 60: { address: to, created: 0 } } })
  await visitor.installs(harbour)
  await visitor.opensBothChains(projectOf(sandbox))
  await visitor.connects(harbour)
  await opensFeature(visitor, 'send', false)
  await at(visitor, 'send-amount').fill('1')
  await eventually(() => at(visitor, 'send-recent').textContent()).toContain(name)
  await at(visitor, 'send-recent').press('Enter')
  await eventually(() => at(visitor, 'send-receiver').inputValue()).toBe(to)
  await eventually(async () => ['send-receiver', 'send-next'].includes((await focus(visitor.page)) ?? '')).toBe(true)
  await eventually(() => at(visitor, 'send-known-as').textContent()).toContain(name)
  // Either leads to the review.
  await eventually(() => at(visitor, 'send-next').isEnabled()).toBe(true)
  await visitor.page.keyboard.press('Enter')
  await visitor.modal.isAt('title.WalletSendPreview')
  expect(await at(visitor, 'send-known-as').textContent()).toContain(name)
})
