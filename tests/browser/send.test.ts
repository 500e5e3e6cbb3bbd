import { onEthereum, one, showsState, wallets } from './harness/both-chains.ts'
import { eventually } from './harness/eventually.ts'
import { flaws } from './harness/flaws.ts'
import { test as base, expect } from './harness/test.ts'
import type { Visitor } from './harness/visitor.ts'

const test = base.extend('sandboxOptions', () => ({ solana: true })).extend('walletWindows', () => false)

const at = ({ modal }: Visitor, id: string) => modal.dialog.getByTestId(id)

/** What an account holds, as the node says. */
async function etherOf(node: string, address: string): Promise<bigint> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_getBalance', params: [address, 'latest'] })
  const { result } = await (
    await fetch(node, { method: 'POST', body, headers: { 'content-type': 'application/json' } })
  ).json()
  return BigInt(result)
}

/** From the page to the form, filled in. */
async function fillsIn(visitor: Visitor, amount: string, receiver: string): Promise<void> {
  await visitor.opensTheModal()
  await at(visitor, 'account-send').click()
  await at(visitor, 'send-amount').fill(amount)
  await at(visitor, 'send-receiver').fill(receiver)
}

test('ether is sent: filled in, reviewed, signed and confirmed, and the balance follows [send-steps] [send-review] [send-pending]', async ({
  visitor,
  createWallet,
  sandbox,
}) => {
  const harbour = createWallet(wallets.harbour)
  const receiver = sandbox.world.accounts[7] ?? ''
  const balance = () => etherOf(sandbox.one.directUrl, receiver)
  const before = await balance()
  await visitor.installs(harbour)
  await visitor.opensBothChains()
  await visitor.connects(harbour)
  await fillsIn(visitor, '1.25', receiver)
  await eventually(() => flaws(visitor)).toEqual([])
  await at(visitor, 'send-next').click()
  await visitor.modal.isAt('title.WalletSendPreview')
  expect(await at(visitor, 'send-to').textContent()).toBe(receiver)
  expect(await at(visitor, 'send-arrives').textContent()).toBe('1.25 ETH')
  await at(visitor, 'send-first-time').or(at(visitor, 'send-unused')).waitFor()
  await eventually(() => flaws(visitor)).toEqual([])
  await at(visitor, 'send-confirm').click()
  await harbour.nextRequest()
  harbour.approve()
  await at(visitor, 'send.confirmed').waitFor()
  expect((await balance()) - before).toBe(1_250_000_000_000_000_000n)
  await at(visitor, 'send-done').click()
  await visitor.modal.isAt('title.Account')
  await showsState(visitor, { active: 'eip155', network: one, eip155: onEthereum(harbour), solana: 'disconnected' })
})
