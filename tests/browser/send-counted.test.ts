import { projectOf } from './harness/any-wallet.ts'
import { wallets } from './harness/both-chains.ts'
import { ask, at, fillsIn } from './harness/sends.ts'
import { test as base, expect } from './harness/test.ts'

const test = base.extend('sandboxOptions', () => ({ solana: true, api: true })).extend('walletWindows', () => false)

const chainId = 'eip155:31337'

test('the amount sent is the amount shown, whatever decimals a service reports: the currency uses the network’s, and a token that counts otherwise is not sent [assets-decimals]', async ({
  visitor,
  createWallet,
  sandbox,
}) => {
  const harbour = createWallet(wallets.harbour)
  const { address: token } = sandbox.world.token
  const entry = (name: string, symbol: string, decimals: string) => ({
    ...{ name, symbol, chainId, price: 1, quantity: { decimals, numeric: '500' } },
  })
  const balances = [
    // No address: it must not pass for the currency.
    entry('USD Coin', 'USDC', '18'),
    entry('Ether', 'ETH', '19'),
    entry('Ether', 'ETH', '18'),
    { ...entry('Sandbox Dollar', 'SUSD', '8'), address: `${chainId}:${token}` },
  ]
  sandbox.api?.fault({ path: `/v1/account/${harbour.accounts[0]}/balance`, answer: { json: { balances } } })
  await visitor.installs(harbour)
  await visitor.opensBothChains(projectOf(sandbox))
  await visitor.connects(harbour)
  const receiver = sandbox.world.accounts[8] ?? ''
  const balance = async () => BigInt(await ask(sandbox.one.directUrl, 'eth_getBalance', [receiver, 'latest']))
  const before = await balance()

  await fillsIn(visitor, '1', receiver, { token })
  await at(visitor, 'send-next').click()
  await at(visitor, 'send.miscounted').waitFor()
  expect(await at(visitor, 'send-confirm').count()).toBe(0)

  await at(visitor, 'send-cancel').click()
  await visitor.page.keyboard.press('Escape')
  await visitor.modal.isGone()
  await fillsIn(visitor, '1', receiver)
  await at(visitor, 'send-next').click()
  await at(visitor, 'send.ready').waitFor()
  expect(await at(visitor, 'send-amount').textContent()).toBe('1 ETH')
  await at(visitor, 'send-confirm').click()
  await harbour.nextRequest()
  harbour.approve()
  await at(visitor, 'send.confirmed').waitFor()
  expect((await balance()) - before).toBe(10n ** 18n)
})
