import { eventually } from './harness/eventually.ts'
import { expect, test } from './harness/test.ts'

/** The browser's own words about a file that did not come, and Portico's to the page's error reporting. */
const about = /ERR_FAILED|Failed to fetch dynamically imported module|could not be loaded/

test.for([
  ['the charts do', 'function startEngine('],
  ['the modal does', 'function prepareModal('],
  ['the words do', 'Wallets in this browser'],
] as const)(
  'where %s not come, the button is ready again, and the next click connects',
  async ([, words], { visitor, wallet }) => {
    visitor.complaints.expect(about)
    await visitor.installs(wallet)
    await visitor.opensTheFixture()
    const found = await visitor.loses(words)
    const button = visitor.page.getByTestId('connect')
    await button.click()
    await eventually(() => visitor.complaints.all.join()).toContain('could not be loaded')
    await eventually(() => button.getAttribute('aria-busy')).toBe('false')
    expect(await visitor.page.getByTestId('is-open').textContent()).toBe('closed')
    await found()
    await visitor.connects(wallet)
  },
)

test('where a view does not come, the modal says so and closes, and the next click connects', async ({
  visitor,
  wallet,
}) => {
  visitor.complaints.expect(about)
  await visitor.installs(wallet)
  await visitor.opensTheFixture()
  const found = await visitor.loses('wallet-selector-')
  await visitor.opensTheModal()
  await visitor.modal.says('view.failedTitle')
  await found()
  await visitor.modal.dialog.getByTestId('view-failed').getByRole('button').click()
  await visitor.modal.isGone()
  await visitor.connects(wallet)
})

test('where the account’s own part does not come, it can be fetched anew in its place', async ({ visitor, wallet }) => {
  visitor.complaints.expect(about)
  await visitor.installs(wallet)
  await visitor.opensTheFixture()
  const found = await visitor.loses('fetchBalance: port(')
  await visitor.connects(wallet)
  await visitor.opensTheModal()
  await visitor.modal.says('unavailable.headline')
  await found()
  await visitor.modal.press('step.retry')
  await visitor.modal.button('account.disconnect').click()
  await visitor.isDisconnected()
})

test('where the way to the wallets does not come, the next opening connects', async ({ visitor, wallet }) => {
  visitor.complaints.expect(about)
  await visitor.installs(wallet)
  await visitor.opensTheFixture()
  const found = await visitor.loses('WagmiWallets = class')
  await visitor.opensTheModal()
  await visitor.modal.says('connect.none')
  await found()
  await visitor.modal.close()
  await visitor.connects(wallet)
})
