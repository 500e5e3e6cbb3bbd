import { embeddedTest as test } from './harness/embedded.ts'
import { eventually } from './harness/eventually.ts'
import { focus, tabTo } from './harness/keyboard.ts'
import { expect } from './harness/test.ts'
import type { Visitor } from './harness/visitor.ts'

const listed = ({ modal }: Visitor) => modal.dialog.getByTestId(/^wallet-selector-/).count()

test('where the dApp wants the wallets collapsed, one row leads to them, by keyboard alone [connect-collapsed]', async ({
  visitor,
  person,
  wallet,
}) => {
  const { page, modal } = visitor
  await visitor.installs(wallet)
  await person.arrives({ settings: JSON.stringify({ features: { collapseWallets: true } }) })
  await visitor.opensTheModal()
  await tabTo(page, 'wui-email-input')
  await tabTo(page, 'w3m-collapse-wallets-button')
  expect(await listed(visitor)).toBe(0)
  await page.keyboard.press('Enter')
  await eventually(() => listed(visitor)).toBeGreaterThan(0)
  // The row is gone: whoever was on it begins at the head of what came instead.
  expect(await focus(page)).toBe('w3m-header-text')
  await tabTo(page, 'wallet-selector-')
  await page.keyboard.press('Enter')
  await visitor.approvesIn(wallet)
  await modal.isGone()
})

test('where the dApp wants no wallets, the logins stand alone [connect-hidden]', async ({
  visitor,
  person,
  wallet,
}) => {
  const { page, modal } = visitor
  await visitor.installs(wallet)
  await person.arrives({ settings: JSON.stringify({ enableWallets: false }) })
  await visitor.opensTheModal()
  await modal.isAt('title.Connect')
  await tabTo(page, 'wui-email-input')
  expect(await listed(visitor)).toBe(0)
})
