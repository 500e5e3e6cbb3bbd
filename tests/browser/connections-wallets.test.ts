import type { SandboxWallet } from '../../sandbox/index.ts'
import { message } from '../support/messages.ts'
import {
  asks,
  disconnected,
  holds,
  joins,
  onEthereum,
  onSolana,
  opensTheWallets,
  showsState,
  solOne,
  wallets,
} from './harness/both-chains.ts'
import { eventually } from './harness/eventually.ts'
import { tabTo } from './harness/keyboard.ts'
import { test as base, expect } from './harness/test.ts'
import type { Visitor } from './harness/visitor.ts'

const test = base.extend('sandboxOptions', () => ({ solana: true }))

/** With two Ethereum wallets connected, the second one active. */
async function arrives(visitor: Visitor, harbour: SandboxWallet, orchard: SandboxWallet, ...others: SandboxWallet[]) {
  for (const wallet of [harbour, orchard, ...others]) await visitor.installs(wallet)
  await visitor.opensBothChains({ multi: '' })
  await visitor.asksToConnect(harbour)
  await harbour.nextRequest()
  harbour.approve({ accounts: harbour.accounts })
  await showsState(visitor, { ...disconnected, eip155: onEthereum(harbour) })
  await visitor.modal.isGone()
  await joins(visitor, orchard, { ...disconnected, eip155: onEthereum(orchard) })
}

test('by keyboard, a user goes from tab to tab, adds a wallet, and goes back to the first', async ({
  visitor,
  createWallet,
}) => {
  const [harbour, orchard] = [createWallet(wallets.harbour), createWallet(wallets.orchard)]
  const sundial = createWallet(wallets.sundial)
  await arrives(visitor, harbour, orchard, sundial)
  const { page, modal } = visitor
  const presses = async (target: string) => {
    await tabTo(page, target)
    await page.keyboard.press('Enter')
  }
  await visitor.opensTheModal()
  await modal.dialog.getByTestId('wui-wallet-switch').waitFor()
  await presses('wui-wallet-switch')
  await modal.isAt('title.ProfileWallets')
  // The header names the view while its content is still loading.
  await modal.tab('eip155').waitFor()

  await tabTo(page, 'tab-eip155')
  await page.keyboard.press('ArrowRight')
  await modal.says('wallets.none')
  expect(await modal.tab('solana').getAttribute('aria-selected')).toBe('true')
  await presses('add-connection-button')
  await modal.isAt('title.Connect')
  await eventually(() => modal.wallets()).toEqual(['Sundial'])
  await presses('wallet-selector-')
  await Promise.all([modal.snacks('wallet.added'), visitor.approvesIn(sundial)])
  await modal.isAt('title.ProfileWallets')
  const all = { active: 'solana', network: solOne, eip155: onEthereum(orchard), solana: onSolana(sundial) } as const
  await showsState(visitor, all)

  await tabTo(page, 'tab-solana')
  await page.keyboard.press('ArrowLeft')
  await modal.other('Harbour').waitFor()
  await presses('wui-inactive-profile-wallet-item-test.harbour')
  await modal.snacks('wallet.switched')
  await showsState(visitor, { ...disconnected, eip155: onEthereum(harbour), solana: onSolana(sundial) })
  await holds(visitor, ['Harbour*', 'Orchard'], ['Sundial*'])
  await page.keyboard.press('Escape')
  await modal.isGone()
})

test('a user copies an address, chooses another account of the wallet, and disconnects one wallet', async ({
  visitor,
  createWallet,
}) => {
  const [harbour, orchard] = [createWallet(wallets.harbour), createWallet(wallets.orchard)]
  await arrives(visitor, harbour, orchard)
  const { page, modal, context } = visitor
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await opensTheWallets(visitor)
  await modal.other('Harbour').click()
  await showsState(visitor, { ...disconnected, eip155: onEthereum(harbour) })

  await modal.dialog.getByTestId('wui-active-profile-wallet-item-copy').click()
  await modal.snacks('address.copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(harbour.accounts[0])

  const accounts = modal.dialog.getByRole('list', { name: message('wallets.accounts', { wallet: 'Harbour' }) })
  await accounts.getByRole('button').click()
  await modal.snacks('account.switched')
  await showsState(visitor, { ...disconnected, eip155: onEthereum(harbour, 1) })

  await modal.press('wallets.disconnect', { wallet: 'Harbour' })
  await modal.snacks('wallet.disconnected')
  await showsState(visitor, { ...disconnected, eip155: onEthereum(orchard) })
  await holds(visitor, ['Orchard*'], [])
  await modal.press('wallets.disconnect', { wallet: 'Orchard' })
  await modal.isGone()
  await showsState(visitor, disconnected)
})

test('a user disconnects all wallets of a namespace, and those of the other stay', async ({
  visitor,
  createWallet,
}) => {
  const [harbour, orchard] = [createWallet(wallets.harbour), createWallet(wallets.orchard)]
  const sundial = createWallet(wallets.sundial)
  await arrives(visitor, harbour, orchard, sundial)
  await joins(visitor, sundial, {
    ...{ active: 'solana', network: solOne },
    ...{ eip155: onEthereum(orchard), solana: onSolana(sundial) },
  })
  await opensTheWallets(visitor)
  await visitor.modal.tab('eip155').click()
  await visitor.modal.press('wallets.disconnectAll')
  await holds(visitor, [], ['Sundial*'])
  await visitor.modal.says('wallets.none')
  await visitor.modal.close()
  const left = { ...disconnected, active: 'solana', network: solOne, solana: onSolana(sundial) } as const
  await showsState(visitor, left)
  await visitor.reloads()
  await showsState(visitor, left)
  await holds(visitor, [], ['Sundial*'])
})

test('a user disconnects in one of the wallets: it leaves the list, and the next one takes its place', async ({
  visitor,
  createWallet,
}) => {
  const [harbour, orchard] = [createWallet(wallets.harbour), createWallet(wallets.orchard)]
  await arrives(visitor, harbour, orchard)
  await opensTheWallets(visitor)
  orchard.revoke()
  await showsState(visitor, { ...disconnected, eip155: onEthereum(harbour) })
  await eventually(() => visitor.modal.dialog.getByTestId('active-connection').textContent()).toContain('Harbour')
  await visitor.modal.close()
  await visitor.reloads()
  await holds(visitor, ['Harbour*'], [])
  await asks(visitor, 'disconnect eip155')
  await showsState(visitor, disconnected)
})
