import { embeddedTest } from './harness/embedded.ts'
import { eventually } from './harness/eventually.ts'
import { focus, tabTo } from './harness/keyboard.ts'
import { expect } from './harness/test.ts'
import type { Visitor } from './harness/visitor.ts'

/** A user with a browser wallet opens the modal of a dApp that has logins as well. */
const test = embeddedTest.extend('opens', ({ visitor, person, wallet }) => async (settings: object) => {
  await visitor.installs(wallet)
  await person.arrives({ settings: JSON.stringify(settings) })
  await visitor.opensTheModal()
  await visitor.modal.isAt('title.Connect')
  await tabTo(visitor.page, 'wui-email-input')
})

const listed = ({ modal }: Visitor) => modal.dialog.getByTestId(/^wallet-selector-/).count()

test('if the dApp collapses the wallets, one row leads to them, by keyboard alone [connect-collapsed]', async ({
  visitor,
  opens,
  wallet,
}) => {
  const { page, modal } = visitor
  await opens({ features: { collapseWallets: true } })
  await tabTo(page, 'w3m-collapse-wallets-button')
  expect(await listed(visitor)).toBe(0)
  await page.keyboard.press('Enter')
  await eventually(() => listed(visitor)).toBeGreaterThan(0)
  // The focused row is gone: the title above the wallets takes the focus.
  expect(await focus(page)).toBe('w3m-header-text')
  await tabTo(page, 'wallet-selector-')
  await page.keyboard.press('Enter')
  await visitor.approvesIn(wallet)
  await modal.isGone()
})

test('if the dApp hides the wallets, only the logins are shown [connect-hidden]', async ({ visitor, opens }) => {
  await opens({ enableWallets: false })
  expect(await listed(visitor)).toBe(0)
})
