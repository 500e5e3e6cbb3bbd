import { message } from '../support/messages.ts'
import {
  asks,
  disconnected,
  holds,
  joins,
  onEthereum,
  one,
  onSolana,
  opensTheWallets,
  showsState,
  solOne,
  wallets,
} from './harness/both-chains.ts'
import { eventually } from './harness/eventually.ts'
import { test as base, expect } from './harness/test.ts'

const test = base.extend('sandboxOptions', () => ({ solana: true }))

test('a user connects two Ethereum wallets and one Solana wallet, switches between them, disconnects one, and finds the rest after a reload', async ({
  visitor,
  createWallet,
}) => {
  const [harbour, orchard] = [createWallet(wallets.harbour), createWallet(wallets.orchard)]
  const sundial = createWallet(wallets.sundial)
  for (const wallet of [harbour, orchard, sundial]) await visitor.installs(wallet)
  await visitor.opensBothChains({ multi: '' })
  await showsState(visitor, disconnected)

  await visitor.connects(harbour)
  await showsState(visitor, { ...disconnected, eip155: onEthereum(harbour) })
  await joins(visitor, orchard, { ...disconnected, eip155: onEthereum(orchard) })
  const eip155 = onEthereum(orchard)
  const all = { active: 'solana', network: solOne, eip155, solana: onSolana(sundial) } as const
  await joins(visitor, sundial, all)
  await holds(visitor, ['Orchard*', 'Harbour'], ['Sundial*'])

  await visitor.reloads()
  await showsState(visitor, all)
  await holds(visitor, ['Orchard*', 'Harbour'], ['Sundial*'])

  await opensTheWallets(visitor)
  await visitor.modal.tab('eip155').click()
  await visitor.modal.other('Harbour').click()
  const switched = { ...all, active: 'eip155', network: one, eip155: onEthereum(harbour) } as const
  await showsState(visitor, switched)
  await holds(visitor, ['Harbour*', 'Orchard'], ['Sundial*'])

  await visitor.modal.press('wallets.disconnect', { wallet: 'Orchard' })
  await holds(visitor, ['Harbour*'], ['Sundial*'])
  await visitor.modal.close()
  await visitor.reloads()
  await showsState(visitor, switched)
  await holds(visitor, ['Harbour*'], ['Sundial*'])
})

test('a wallet for both namespaces is one row, is asked for each namespace separately, and shows where it is connected', async ({
  visitor,
  createWallet,
}) => {
  const meadow = createWallet(wallets.meadow)
  await visitor.installs(meadow)
  await visitor.opensBothChains()
  await visitor.asksToConnect(meadow)
  await visitor.modal.isAt('title.ConnectingMultiChain')
  await visitor.modal.chain('solana').click()
  await visitor.approvesIn(meadow)
  const onOne = { ...disconnected, active: 'solana', network: solOne, solana: onSolana(meadow) } as const
  await showsState(visitor, onOne)
  await visitor.modal.isGone()

  await asks(visitor, 'open Connect')
  await visitor.modal.choose('Meadow')
  await visitor.modal.isAt('title.ConnectingMultiChain')
  // It shows where it is connected, and is not a button.
  await eventually(() => visitor.modal.chain('solana').evaluate(({ localName }) => localName)).toBe('div')
  await visitor.modal.chain('solana').getByText(message('connect.connected')).waitFor()
  await visitor.modal.chain('eip155').click()
  await visitor.approvesIn(meadow)
  const onBoth = { ...onOne, active: 'eip155', network: one, eip155: onEthereum(meadow) } as const
  await showsState(visitor, onBoth)
  await visitor.modal.isGone()

  await asks(visitor, 'open Connect')
  await visitor.modal.wallet('Meadow').getByText(message('connect.connected')).waitFor()
  expect(await visitor.modal.wallets()).toEqual(['Meadow'])
  await visitor.modal.choose('Meadow')
  await visitor.modal.says('connecting.known')
  await visitor.modal.close()
  await visitor.reloads()
  await showsState(visitor, onBoth)
})

test('if one wallet per namespace is allowed, a second one replaces the first', async ({ visitor, createWallet }) => {
  const [harbour, orchard] = [createWallet(wallets.harbour), createWallet(wallets.orchard)]
  for (const wallet of [harbour, orchard]) await visitor.installs(wallet)
  await visitor.opensBothChains()
  await visitor.connects(harbour)
  await joins(visitor, orchard, { ...disconnected, eip155: onEthereum(orchard) })
  await visitor.opensTheModal()
  await visitor.modal.isAt('title.Account')
  expect(await visitor.modal.dialog.getByTestId('wui-wallet-switch').count()).toBe(0)
  await visitor.modal.press('account.disconnect')
  await showsState(visitor, disconnected)
  await visitor.reloads()
  await showsState(visitor, disconnected)
})
