import { message } from '../support/messages.ts'
import { arrivesAtAnyWallet } from './harness/any-wallet.ts'
import { eventually } from './harness/eventually.ts'
import { focus, tabTo } from './harness/keyboard.ts'
import { test as base, expect } from './harness/test.ts'
import type { Visitor } from './harness/visitor.ts'

/** A dApp that features a wallet above the browser's wallets, with a directory that has not answered. */
const test = base
  .extend('sandboxOptions', () => ({ solana: true, walletConnect: true, api: true }))
  .extend('featured', ({ sandbox }) => {
    const [wallet] = sandbox.api?.wallets ?? []
    if (!wallet) throw new Error('This sandbox has a directory with wallets')
    return wallet
  })
  .extend('arrives', async ({ visitor, sandbox, wallet, featured }) => {
    await visitor.installs(wallet)
    return async () => {
      const { release } = await visitor.holdsBack(/\/getWallets/)
      await arrivesAtAnyWallet(visitor, sandbox, {
        featuredWalletIds: [featured.id],
        features: { connectorTypeOrder: ['featured', 'injected'] },
      })
      await visitor.opensTheModal()
      await visitor.modal.wallet(wallet.name).waitFor()
      // The code that lists the directory's wallets has loaded as well.
      await visitor.modal.dialog.getByTestId('all-wallets').waitFor()
      return release
    }
  })

const names = ({ modal }: Visitor) => modal.dialog.getByRole('listitem').locator('.row-title').allTextContents()
const topOf = async ({ modal }: Visitor, name: string) => (await modal.wallet(name).boundingBox())?.y

test('the dApp’s order puts the directory’s wallets above the browser’s, and no row moves when they arrive [connect-type-order]', async ({
  visitor,
  wallet,
  featured,
  arrives,
}) => {
  const release = await arrives()
  await visitor.modal.wallet(wallet.name).hover()
  const before = await topOf(visitor, wallet.name)
  await release()
  await eventually(() => names(visitor)).toEqual([
    ...[featured.name, wallet.name, 'WalletConnect', message('title.AllWallets')],
  ])
  expect(await topOf(visitor, wallet.name)).toBe(before)

  // The tab order matches the visual order.
  await tabTo(visitor.page, 'wallet-selector-')
  const met = [await focus(visitor.page)]
  while (met.length < 4) {
    await visitor.page.keyboard.press('Tab')
    met.push(await focus(visitor.page))
  }
  const shown = await visitor.modal.dialog
    .getByRole('listitem')
    .getByRole('button')
    .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-testid')))
  expect(met).toEqual(shown)
})

test('a featured wallet that fails to load keeps its space until the pointer leaves the list', async ({
  visitor,
  sandbox,
  wallet,
  arrives,
}) => {
  visitor.complaints.expect(/500/)
  const release = await arrives()
  await visitor.modal.wallet(wallet.name).hover()
  const before = (await topOf(visitor, wallet.name)) ?? 0
  sandbox.api?.fault({ path: '/getWallets', answer: { status: 500 } })
  await release()
  await eventually(() => visitor.modal.dialog.locator('.skeleton').count()).toBe(0)
  expect(await topOf(visitor, wallet.name)).toBe(before)
  await visitor.page.mouse.move(1, 1)
  await eventually(() => topOf(visitor, wallet.name)).toBeLessThan(before)
  expect(await names(visitor)).toEqual([wallet.name, 'WalletConnect', message('title.AllWallets')])
})
