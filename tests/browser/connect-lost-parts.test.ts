import { buttonMessages } from '../../locales/buttons.ts'
import type { SandboxWallet } from '../../sandbox/index.ts'
import { eventually } from './harness/eventually.ts'
import { expect, test } from './harness/test.ts'
import type { Visitor } from './harness/visitor.ts'

/** What a browser prints about a file that fails to load, and the error that the page gets. */
const lostFile = /Failed to load resource|ERR_FAILED|dynamically imported module|could not be loaded/

/** Opens a page that has prefetched nothing, so that the blocked file is not there already. */
async function arrives(visitor: Visitor, wallet: SandboxWallet): Promise<void> {
  await visitor.installs(wallet)
  await visitor.opensTheDemo({ preload: 'intent' })
}

test.for(['engine', 'mount', 'common.en'])(
  'a page whose %s file fails to load says so, and the next click opens the modal',
  async (file, { visitor, wallet }) => {
    visitor.complaints.expect(lostFile)
    const files = new RegExp(`/assets/${file}-`)
    await arrives(visitor, wallet)
    await visitor.context.route(files, (route) => route.abort())
    const button = visitor.page.getByTestId('connect')
    await button.click()
    await eventually(() => button.textContent()).toBe(buttonMessages.failed)
    await visitor.context.unroute(files)
    await visitor.opensTheModal()
    await visitor.modal.isAt('title.Connect')
    await eventually(() => visitor.modal.wallets()).toEqual([wallet.name])
  },
)

test('a connected user’s button also says that the modal’s files fail to load, and the next click opens the account', async ({
  visitor,
  wallet,
}) => {
  visitor.complaints.expect(lostFile)
  const files = /\/assets\/mount-/
  const { context, page, modal } = visitor
  await arrives(visitor, wallet)
  await visitor.connects(wallet)
  const button = page.getByTestId('connect')
  const label = await button.textContent()
  await context.route(files, (route) => route.abort())
  await visitor.reloads()
  await visitor.isConnected()
  await button.click()
  await eventually(() => button.textContent()).toBe(buttonMessages.failed)
  await context.unroute(files)
  await button.click()
  await modal.isAt('title.Account')
  expect(await button.textContent()).toBe(label)
})

test('an adapter that fails to load is shown as unreachable, and the kit loads it again automatically [wallet-adapter-retry]', async ({
  visitor,
  wallet,
}) => {
  visitor.complaints.expect(lostFile)
  await visitor.takesTheClock()
  await arrives(visitor, wallet)
  await visitor.context.route(/\/assets\/load-wagmi-/, (route) => route.abort())
  await visitor.opensTheModal()
  await visitor.modal.says('connect.unreached')
  await visitor.context.unroute(/\/assets\/load-wagmi-/)
  await visitor.letsPass(5_000)
  await eventually(() => visitor.modal.wallets()).toEqual([wallet.name])
})

test('an adapter that fails to load is loaded again on the user’s request [wallet-adapter-retry]', async ({
  visitor,
  wallet,
}) => {
  visitor.complaints.expect(lostFile)
  await visitor.takesTheClock()
  await arrives(visitor, wallet)
  await visitor.context.route(/\/assets\/load-wagmi-/, (route) => route.abort())
  await visitor.opensTheModal()
  await visitor.modal.says('connect.unreached')
  // It would be loaded again by itself.
  await visitor.stopsTheClock()
  await visitor.modal.says('connect.unreached')
  await visitor.context.unroute(/\/assets\/load-wagmi-/)
  await visitor.modal.press('modal.retry')
  await visitor.context.clock.resume()
  await eventually(() => visitor.modal.wallets()).toEqual([wallet.name])
})

test('the code that asks a wallet reports that it failed to load, and loads on the next try', async ({
  visitor,
  wallet,
}) => {
  visitor.complaints.expect(lostFile)
  const files = /\/assets\/wagmi-wallet-adapter-/
  await arrives(visitor, wallet)
  await visitor.context.route(files, (route) => route.abort())
  await visitor.asksToConnect(wallet)
  await visitor.modal.says('connecting.notLoaded', { wallet: wallet.name })
  await visitor.modal.says('adapter.failed')
  await visitor.modal.offersOnly('modal.retry')
  await visitor.context.unroute(files)
  await visitor.modal.press('modal.retry')
  await visitor.approvesIn(wallet)
  await visitor.isConnected(wallet.accounts[0])
})

test('a view whose messages fail to load can be left, or retried until they load [flow-way-out]', async ({
  visitor,
  wallet,
}) => {
  visitor.complaints.expect(lostFile)
  const files = /\/assets\/status\.en-/
  await arrives(visitor, wallet)
  await visitor.context.route(files, (route) => route.abort())
  await visitor.asksToConnect(wallet)
  await visitor.modal.says('view.failedTitle')
  await visitor.modal.goBack()
  await visitor.modal.choose(wallet.name)
  await visitor.modal.press('modal.retry')
  await visitor.modal.says('view.failedTitle')
  await visitor.context.unroute(files)
  await visitor.modal.press('modal.retry')
  await visitor.approvesIn(wallet)
  await visitor.isConnected(wallet.accounts[0])
})

test('a flow whose chart fails to load says so, and can be left or loaded on request [lazy-flow] [flow-way-out]', async ({
  visitor,
  wallet,
}) => {
  visitor.complaints.expect(lostFile)
  const files = /\/assets\/receive\d?-[\w-]{8}\.js$/
  const { context, modal } = visitor
  await arrives(visitor, wallet)
  await visitor.connects(wallet)
  await context.route(files, (route) => route.abort())
  await visitor.opensTheModal()
  await modal.dialog.getByTestId('w3m-account-default-receive-button').click()
  await modal.isAt('title.Unavailable')
  await modal.press('modal.retry')
  await modal.isAt('title.Unavailable')
  await modal.goBack()
  await modal.isAt('title.Account')
  await modal.dialog.getByTestId('w3m-account-default-receive-button').click()
  await modal.isAt('title.Unavailable')
  await context.unroute(files)
  await modal.press('modal.retry')
  await modal.isAt('title.WalletReceive')
})

test('Back returns the keyboard focus to the row that it came from', async ({ visitor, wallet }) => {
  await arrives(visitor, wallet)
  await visitor.opensTheModal()
  await visitor.modal.wallet(wallet.name).focus()
  await visitor.page.keyboard.press('Enter')
  await visitor.modal.says('connecting.asking', { wallet: wallet.name })
  await visitor.modal.goBack()
  await visitor.modal.isAt('title.Connect')
  const row = visitor.modal.wallet(wallet.name)
  await eventually(() => row.evaluate((element) => element.matches(':focus'))).toBe(true)
})
