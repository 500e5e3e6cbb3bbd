import { projectOf } from './harness/any-wallet.ts'
import { wallets } from './harness/both-chains.ts'
import { eventually } from './harness/eventually.ts'
import { focus } from './harness/keyboard.ts'
import { ask, at, opensFeature } from './harness/sends.ts'
import { test as base, expect } from './harness/test.ts'

const test = base.extend('sandboxOptions', () => ({ solana: true, api: true })).extend('walletWindows', () => false)

test('after a recent receiver is chosen by the name its owner gave it, the focus moves on to the next open field [send-recent] [send-known-as]', async ({
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

test('an address that only received a token, in another browser, is listed as recent, and a look-alike of it triggers a warning [send-recent] [send-look-alike]', async ({
  visitor,
  createWallet,
  sandbox,
}) => {
  const harbour = createWallet(wallets.harbour)
  const [from] = sandbox.world.accounts
  const friend = '0xde709f2102306220921060314715629080e2fb77'
  const alike = `${friend.slice(0, 6)}${'1'.repeat(32)}${friend.slice(-4)}`
  const data = `0xa9059cbb${friend.slice(2).padStart(64, '0')}${'7'.padStart(64, '0')}`
  await ask(sandbox.one.directUrl, 'eth_sendTransaction', [{ from, to: sandbox.world.token.address, data }])
  await visitor.installs(harbour)
  await visitor.opensBothChains(projectOf(sandbox))
  await visitor.connects(harbour)
  await opensFeature(visitor, 'send', false)
  await at(visitor, 'send-amount').fill('1')
  await eventually(() => at(visitor, 'send-recent').first().textContent()).toContain(friend.slice(-4))
  await at(visitor, 'send-receiver').fill(alike)
  await eventually(() => at(visitor, 'send-next').isEnabled()).toBe(true)
  await at(visitor, 'send-next').click()
  await visitor.modal.isAt('title.WalletSendPreview')
  await visitor.modal.says('send.lookAlike')
})
