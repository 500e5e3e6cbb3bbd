import { createPublicClient, http, isHex, parseEther } from 'viem'
import { shorten } from '../../core/shorten.ts'
import { eventually } from './harness/eventually.ts'
import { test as base, expect, smallWindow } from './harness/test.ts'

const test = base.extend('contextOptions', () => ({ ...smallWindow, reducedMotion: 'no-preference' as const }))

test('a user connects by pressing Approve in the wallet’s own window', async ({ visitor, wallet }) => {
  await visitor.arrivesWith(wallet)
  await visitor.opensTheModal()
  await visitor.modal.isAt('title.Connect')
  await visitor.modal.choose(wallet.name)
  await visitor.modal.isAt('title.ConnectingExternal', { wallet: wallet.name })
  await visitor.modal.says('connecting.asking', { wallet: wallet.name })
  await visitor.approvesIn(wallet)
  await visitor.isConnected(wallet.accounts[0])
  await visitor.modal.isGone()
  expect(await visitor.page.getByTestId('chain').textContent()).toBe('Portico One')
  await eventually(() => visitor.page.getByTestId('balance').textContent()).toBe('10,000 ETH')
})

test('a user picks another account in the wallet’s window and connects that one', async ({ visitor, wallet }) => {
  const [first = '', second = ''] = wallet.accounts
  await visitor.arrivesWith(wallet)
  await visitor.asksToConnect(wallet)
  const window = await visitor.windowOf(wallet)
  await window.getByRole('checkbox', { name: first }).uncheck()
  await window.getByRole('checkbox', { name: second }).check()
  await visitor.approvesIn(wallet)
  await visitor.isConnected(second)
})

test('a user rejects, reads that nothing happened, tries again and connects', async ({ visitor, wallet }) => {
  await visitor.arrivesWith(wallet)
  await visitor.asksToConnect(wallet)
  await visitor.rejectsIn(wallet)
  await visitor.modal.says('connecting.declined')
  await visitor.modal.says('wallet.rejected', { wallet: wallet.name })
  await visitor.isDisconnected()
  await visitor.modal.press('modal.retry')
  await visitor.modal.says('connecting.asking', { wallet: wallet.name })
  await visitor.approvesIn(wallet)
  await visitor.isConnected(wallet.accounts[0])
})

test('closing the wallet’s window is a rejection', async ({ visitor, wallet }) => {
  await visitor.arrivesWith(wallet)
  await visitor.asksToConnect(wallet)
  const window = await visitor.windowOf(wallet)
  await window.getByRole('button', { name: 'Approve' }).waitFor()
  await window.close()
  await visitor.modal.says('wallet.rejected', { wallet: wallet.name })
})

test('a user who rejected goes back and connects another wallet', async ({ visitor, createWallet }) => {
  const [harbour, lantern] = [createWallet(), createWallet({ name: 'Lantern', rdns: 'test.lantern', accounts: [2] })]
  await visitor.arrivesWith(harbour, lantern)
  await visitor.asksToConnect(harbour)
  await visitor.rejectsIn(harbour)
  await visitor.modal.says('connecting.declined')
  await visitor.modal.goBack()
  await visitor.modal.isAt('title.Connect')
  await visitor.modal.choose('Lantern')
  await visitor.approvesIn(lantern)
  await visitor.isConnected(lantern.accounts[0])
})

test('a press acts on the row that it began on, even if the card shrinks under it', async ({
  visitor,
  createWallet,
}) => {
  const [harbour, lantern] = [createWallet(), createWallet({ name: 'Lantern', rdns: 'test.lantern', accounts: [2] })]
  const { page, modal } = visitor
  await visitor.arrivesWith(harbour, lantern)
  await visitor.asksToConnect(harbour)
  await visitor.rejectsIn(harbour)
  await modal.says('connecting.declined')
  await modal.isStill()
  const devtools = await visitor.context.newCDPSession(page)
  await devtools.send('Animation.enable')
  const playsAt = (playbackRate: number) => devtools.send('Animation.setPlaybackRate', { playbackRate })
  await playsAt(0.0001)
  await modal.goBack()
  const lanternsPlace = () => modal.wallet('Lantern').evaluate((row) => row.getBoundingClientRect().toJSON())
  const before = await lanternsPlace()
  await page.mouse.move(before.x + 20, before.y + 5)
  await page.mouse.down()
  await playsAt(1)
  await modal.isStill()
  expect((await lanternsPlace()).y).toBeGreaterThan(before.y + before.height)
  await page.mouse.up()
  await visitor.approvesIn(lantern)
  await visitor.isConnected(lantern.accounts[0])
})

test('after a reload the user is connected again, without a click or a prompt', async ({ visitor, wallet }) => {
  await visitor.arrivesWith(wallet)
  await visitor.connects(wallet)
  const before = visitor.traffic.askedOfWallets.length
  await visitor.reloads()
  await visitor.isConnected(wallet.accounts[0])
  const asked = visitor.traffic.askedOfWallets.slice(before)
  expect(asked).not.toContain('eth_requestAccounts')
  expect(asked).not.toContain('wallet_requestPermissions')
  expect(visitor.context.pages()).toHaveLength(1)
})

test('a wallet that forgot the page while it was closed is not asked again', async ({ visitor, wallet }) => {
  await visitor.arrivesWith(wallet)
  await visitor.connects(wallet)
  await visitor.page.goto('about:blank')
  wallet.revoke()
  const before = visitor.traffic.askedOfWallets.length
  await visitor.opensTheDemo()
  await visitor.isDisconnected()
  await eventually(() => visitor.traffic.askedOfWallets.slice(before)).toContain('eth_accounts')
  expect(visitor.traffic.askedOfWallets.slice(before)).not.toContain('eth_requestAccounts')
  await visitor.connects(wallet)
})

test('an account change in the wallet appears in the page and in the modal', async ({ visitor, wallet }) => {
  await visitor.arrivesWith(wallet)
  await visitor.connects(wallet)
  await visitor.opensTheModal()
  await visitor.modal.isAt('title.Account')
  wallet.switchAccount(1)
  const second = wallet.accounts[1] ?? ''
  await visitor.isConnected(second)
  await visitor.modal.dialog.getByText(shorten(second), { exact: true }).waitFor()
})

test('a chain change in the wallet appears in the page and in the modal', async ({ visitor, wallet, sandbox }) => {
  await visitor.arrivesWith(wallet)
  await visitor.connects(wallet)
  await visitor.opensTheModal()
  const network = visitor.modal.dialog.getByTestId('w3m-account-select-network')
  await network.getByText('Portico One').waitFor()
  wallet.switchChain(sandbox.two.chainId)
  await network.getByText('Portico Two').waitFor()
  await eventually(() => visitor.page.getByTestId('chain').textContent()).toBe('Portico Two')
})

test('a chain that the dApp does not know is shown as unsupported, and the user stays connected', async ({
  visitor,
  wallet,
}) => {
  await visitor.arrivesWith(wallet)
  await visitor.connects(wallet)
  await visitor.opensTheModal()
  wallet.switchChain(424242)
  await visitor.modal.says('unsupported.headline')
  await visitor.isConnected(wallet.accounts[0])
  wallet.switchChain(31337)
  await visitor.modal.isGone()
  await eventually(() => visitor.page.getByTestId('chain').textContent()).toBe('Portico One')
})

test('a user switches the chain in the dApp’s own menu', async ({ visitor, wallet }) => {
  await visitor.arrivesWith(wallet)
  await visitor.connects(wallet)
  await visitor.page.getByTestId('switch-chain').selectOption({ label: 'Portico Two' })
  await visitor.approvesIn(wallet)
  await eventually(() => visitor.page.getByTestId('chain').textContent()).toBe('Portico Two')
})

test('a user who disconnects in the wallet is disconnected in the page, and stays disconnected', async ({
  visitor,
  wallet,
}) => {
  await visitor.arrivesWith(wallet)
  await visitor.connects(wallet)
  await visitor.opensTheModal()
  await visitor.modal.isAt('title.Account')
  wallet.revoke()
  await visitor.isDisconnected()
  await visitor.modal.isGone()
  await visitor.reloads()
  await visitor.isDisconnected()
})

test('a user who locks the wallet is disconnected in the page, and can connect again', async ({ visitor, wallet }) => {
  await visitor.arrivesWith(wallet)
  await visitor.connects(wallet)
  wallet.lock()
  await visitor.isDisconnected()
  await visitor.connects(wallet)
})

test('a user disconnects in the modal, stays disconnected after a reload, and connects again', async ({
  visitor,
  wallet,
}) => {
  await visitor.arrivesWith(wallet)
  await visitor.connects(wallet)
  await visitor.opensTheModal()
  await visitor.modal.press('account.disconnect')
  await visitor.modal.isGone()
  await visitor.isDisconnected()
  await visitor.reloads()
  await visitor.isDisconnected()
  await visitor.connects(wallet)
})

test('a user signs a message, and the dApp verifies the signature', async ({ visitor, wallet }) => {
  await visitor.arrivesWith(wallet)
  await visitor.connects(wallet)
  await visitor.page.getByTestId('message').fill('I was here.')
  await visitor.page.getByTestId('sign').click()
  await visitor.approvesIn(wallet)
  const verdict = visitor.page.getByTestId('verified')
  await verdict.waitFor()
  expect(await verdict.textContent()).toBe(`Valid signature by ${wallet.accounts[0]}`)
})

test('a user sends a transaction, and its receipt is from the real chain', async ({
  visitor,
  createWallet,
  sandbox,
}) => {
  const wallet = createWallet({ accounts: [3] })
  const receiver = '0x00000000000000000000000000000000000000aa'
  const client = createPublicClient({ transport: http(sandbox.one.directUrl) })
  const before = await client.getBalance({ address: receiver })
  await visitor.arrivesWith(wallet)
  await visitor.connects(wallet)
  await visitor.page.getByTestId('send-to').fill(receiver)
  await visitor.page.getByTestId('send-amount').fill('0.25')
  await visitor.page.getByTestId('send').click()
  await visitor.approvesIn(wallet)
  await eventually(() => visitor.page.getByTestId('receipt-status').allTextContents()).toEqual(['Success'])
  const hash = (await visitor.page.getByTestId('receipt-hash').textContent()) ?? ''
  if (!isHex(hash)) throw new Error(`Not a hash: ${hash}`)
  expect((await client.getTransactionReceipt({ hash })).status).toBe('success')
  expect(await client.getBalance({ address: receiver })).toBe(before + parseEther('0.25'))
})

test('a user rejects a signature, reads that, and signs the next time', async ({ visitor, wallet }) => {
  await visitor.arrivesWith(wallet)
  await visitor.connects(wallet)
  await visitor.page.getByTestId('sign').click()
  await visitor.rejectsIn(wallet)
  await visitor.page.getByText('You rejected the request.').waitFor()
  await visitor.page.getByTestId('sign').click()
  await visitor.approvesIn(wallet)
  await visitor.page.getByTestId('verified').waitFor()
})

test('a user disconnects with the dApp’s own button, without the modal', async ({ visitor, wallet }) => {
  await visitor.arrivesWith(wallet)
  await visitor.connects(wallet)
  await visitor.page.getByTestId('disconnect').click()
  await visitor.isDisconnected()
  await visitor.reloads()
  await visitor.isDisconnected()
})
