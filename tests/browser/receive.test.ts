import { reads } from './harness/any-wallet.ts'
import { disconnected, onSolana, showsState, solOne, wallets } from './harness/both-chains.ts'
import { eventually } from './harness/eventually.ts'
import { flaws } from './harness/flaws.ts'
import { focus, tabTo } from './harness/keyboard.ts'
import { test as base, expect } from './harness/test.ts'
import type { Visitor } from './harness/visitor.ts'

const test = base.extend('sandboxOptions', () => ({ solana: true }))

const address = (visitor: Visitor) => visitor.modal.dialog.getByTestId('receive-address').textContent()
const copied = ({ page }: Visitor) => page.evaluate(() => navigator.clipboard.readText())

test('on Ethereum, the code pays the account on its network, the address can be copied, and the view closes with the wallet, by keyboard alone [receive-address]', async ({
  visitor,
  createWallet,
  sandbox,
}) => {
  const harbour = createWallet(wallets.harbour)
  await visitor.installs(harbour)
  await visitor.context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await visitor.opensBothChains()
  await visitor.connects(harbour)
  await visitor.opensTheModal()
  const { keyboard } = visitor.page

  await tabTo(visitor.page, 'w3m-account-default-receive-button')
  await keyboard.press('Enter')
  await visitor.modal.isAt('title.WalletReceive')
  const [mine = ''] = harbour.accounts
  expect(await address(visitor)).toBe(mine)
  expect(await reads(visitor, /^ethereum:/)).toBe(`ethereum:${mine}@${sandbox.one.chainId}`)
  await eventually(() => flaws(visitor)).toEqual([])

  await tabTo(visitor.page, 'receive-copy')
  await keyboard.press('Enter')
  await visitor.modal.snacks('address.copied')
  expect(await copied(visitor)).toBe(mine)
  expect(await focus(visitor.page)).toBe('receive-copy')

  await tabTo(visitor.page, 'receive-networks')
  await keyboard.press('Enter')
  await visitor.modal.isAt('title.WalletCompatibleNetworks')
  await visitor.modal.says('receive.lost')
  const rows = visitor.modal.dialog.getByRole('listitem').locator('.row-title')
  expect(await rows.allTextContents()).toEqual(['Portico One', 'Portico Two'])
  await eventually(() => flaws(visitor)).toEqual([])
  await visitor.modal.goBack()
  await visitor.modal.isAt('title.WalletReceive')

  harbour.revoke()
  await visitor.modal.isGone()
  await showsState(visitor, disconnected)
})

test('on Solana, the code is a Solana Pay code [receive-address]', async ({ visitor, createWallet }) => {
  const sundial = createWallet(wallets.sundial)
  await visitor.installs(sundial)
  await visitor.opensBothChains()
  await visitor.connects(sundial)
  await showsState(visitor, { ...disconnected, active: 'solana', network: solOne, solana: onSolana(sundial) })
  await visitor.opensTheModal()
  await visitor.modal.dialog.getByTestId('w3m-account-default-receive-button').click()
  await visitor.modal.isAt('title.WalletReceive')
  const [mine = ''] = sundial.solanaAccounts
  expect(await address(visitor)).toBe(mine)
  expect(await reads(visitor, /^solana:/)).toBe(`solana:${mine}`)
})
