import { shorten } from '../../core/shorten.ts'
import type { SandboxWallet } from '../../sandbox/index.ts'
import {
  asks,
  disconnected,
  holds,
  joins,
  onEthereum,
  opensTheWallets,
  showsState,
  wallets,
} from './harness/both-chains.ts'
import { eventually } from './harness/eventually.ts'
import { test as base, expect } from './harness/test.ts'
import type { Visitor } from './harness/visitor.ts'

const test = base.extend('sandboxOptions', () => ({ solana: true }))

/** With two wallets connected, then one of them disconnected in the list of the user's wallets. */
async function leavesHarbour(visitor: Visitor, harbour: SandboxWallet, orchard: SandboxWallet) {
  for (const wallet of [harbour, orchard]) await visitor.installs(wallet)
  await visitor.opensBothChains({ multi: '' })
  await visitor.asksToConnect(harbour)
  await harbour.nextRequest()
  harbour.approve({ accounts: harbour.accounts })
  await showsState(visitor, { ...disconnected, eip155: onEthereum(harbour) })
  await visitor.modal.isGone()
  await joins(visitor, orchard, { ...disconnected, eip155: onEthereum(orchard) })
  await opensTheWallets(visitor)
  await visitor.modal.press('wallets.disconnect', { wallet: harbour.name })
  await visitor.modal.snacks('wallet.disconnected')
}

const addressOf = ({ accounts }: SandboxWallet): string => accounts[0] ?? ''
const isShown = (visitor: Visitor, wallet: SandboxWallet) =>
  eventually(() => visitor.modal.recent(wallet.name).textContent()).toContain(shorten(addressOf(wallet)))
const stored = ({ page }: Visitor) => page.evaluate(() => JSON.stringify({ ...localStorage }))

test('one press reconnects a recently connected wallet, before and after a reload [wallet-recent-again]', async ({
  visitor,
  createWallet,
}) => {
  const [harbour, orchard] = [createWallet(wallets.harbour), createWallet(wallets.orchard)]
  await leavesHarbour(visitor, harbour, orchard)
  const { modal } = visitor
  await isShown(visitor, harbour)
  await modal.recent('Harbour').click()
  await visitor.rejectsIn(harbour)
  await modal.says('wallet.rejected', { wallet: 'Harbour' })
  await modal.recent('Harbour').click()
  await Promise.all([modal.snacks('wallet.switched'), visitor.approvesIn(harbour)])
  await showsState(visitor, { ...disconnected, eip155: onEthereum(harbour) })
  await holds(visitor, ['Harbour*', 'Orchard'], [])
  await modal.isAt('title.ProfileWallets')
  expect(await modal.recent('Harbour').count()).toBe(0)

  await modal.press('wallets.disconnect', { wallet: 'Harbour' })
  await isShown(visitor, harbour)
  await visitor.reloads()
  await showsState(visitor, { ...disconnected, eip155: onEthereum(orchard) })
  await opensTheWallets(visitor)
  await isShown(visitor, harbour)
  await modal.recent('Harbour').click()
  await visitor.approvesIn(harbour)
  await holds(visitor, ['Harbour*', 'Orchard'], [])
})

test('a wallet that the user forgets is no longer listed, and its address is no longer in the browser [wallet-recent-kept]', async ({
  visitor,
  createWallet,
}) => {
  const [harbour, orchard] = [createWallet(wallets.harbour), createWallet(wallets.orchard)]
  await leavesHarbour(visitor, harbour, orchard)
  const { modal } = visitor
  await isShown(visitor, harbour)
  expect(await stored(visitor)).toContain(addressOf(harbour))
  await modal.press('wallets.forget', { wallet: 'Harbour' })
  await eventually(() => modal.recent('Harbour').count()).toBe(0)
  expect(await stored(visitor)).not.toContain(addressOf(harbour))
  await visitor.reloads()
  await opensTheWallets(visitor)
  await modal.dialog.getByTestId('active-connection').waitFor()
  expect(await modal.recent('Harbour').count()).toBe(0)
  await modal.close()
  await asks(visitor, 'disconnect eip155')
  await showsState(visitor, disconnected)
})
