import { answersConnecting } from './harness/misbehave.ts'
import { expect, test } from './harness/test.ts'

test('an approval after Back still connects', async ({ visitor, wallet }) => {
  await visitor.arrivesWith(wallet)
  await visitor.asksToConnect(wallet)
  await visitor.windowOf(wallet)
  await visitor.modal.goBack()
  await visitor.modal.isAt('title.Connect')
  await visitor.approvesIn(wallet)
  await visitor.isConnected(wallet.accounts[0])
  await visitor.modal.isGone()
})

test('an approval after the modal was closed still connects', async ({ visitor, wallet }) => {
  await visitor.arrivesWith(wallet)
  await visitor.asksToConnect(wallet)
  await visitor.windowOf(wallet)
  await visitor.modal.close()
  await visitor.approvesIn(wallet)
  await visitor.isConnected(wallet.accounts[0])
  await visitor.opensTheModal()
  await visitor.modal.isAt('title.Account')
})

test('an approval after the timeout still connects', async ({ visitor, wallet }) => {
  await visitor.takesTheClock()
  await visitor.arrivesWith(wallet)
  await visitor.asksToConnect(wallet)
  await visitor.windowOf(wallet)
  await visitor.letsPass(20_000)
  await visitor.modal.says('connecting.slow', { wallet: wallet.name })
  await visitor.letsPass(280_000)
  await visitor.modal.says('connecting.timedOut')
  await visitor.approvesIn(wallet)
  await visitor.isConnected(wallet.accounts[0])
  await visitor.modal.isGone()
})

test('an approval that was stored as late is found again after a reload', async ({ visitor, wallet }) => {
  await visitor.arrivesWith(wallet)
  await visitor.asksToConnect(wallet)
  await visitor.windowOf(wallet)
  await visitor.modal.close()
  await visitor.approvesIn(wallet)
  await visitor.isConnected(wallet.accounts[0])
  await visitor.reloads()
  await visitor.isConnected(wallet.accounts[0])
})

test('a rejection after Back is ignored, and the same wallet can be chosen again', async ({ visitor, wallet }) => {
  await visitor.arrivesWith(wallet)
  await visitor.asksToConnect(wallet)
  await visitor.windowOf(wallet)
  await visitor.modal.goBack()
  await visitor.rejectsIn(wallet)
  await visitor.modal.isAt('title.Connect')
  await visitor.modal.choose(wallet.name)
  await visitor.approvesIn(wallet)
  await visitor.isConnected(wallet.accounts[0])
})

test('a user who chooses the same wallet while its prompt is open is told so, and can answer that prompt', async ({
  visitor,
  wallet,
}) => {
  await visitor.arrivesWith(wallet)
  await visitor.asksToConnect(wallet)
  await visitor.windowOf(wallet)
  await visitor.modal.goBack()
  await visitor.modal.choose(wallet.name)
  await visitor.modal.says('wallet.pending', { wallet: wallet.name })
  await visitor.approvesIn(wallet)
  await visitor.isConnected(wallet.accounts[0])
  await visitor.modal.isGone()
})

test('a late approval of another wallet replaces the connection, and the user can end both', async ({
  visitor,
  createWallet,
}) => {
  const harbour = createWallet()
  const lantern = createWallet({ name: 'Lantern', rdns: 'test.lantern', accounts: [2] })
  await visitor.arrivesWith(harbour, lantern)
  await visitor.asksToConnect(harbour)
  await visitor.windowOf(harbour)
  await visitor.modal.goBack()
  await visitor.modal.choose(lantern.name)
  await visitor.approvesIn(lantern)
  await visitor.isConnected(lantern.accounts[0])
  await visitor.modal.isGone()
  await visitor.approvesIn(harbour)
  await visitor.isConnected(harbour.accounts[0])
  await visitor.opensTheModal()
  await visitor.modal.press('account.disconnect')
  await visitor.isConnected(lantern.accounts[0])
  await visitor.modal.press('account.disconnect')
  await visitor.isDisconnected()
  await visitor.modal.isGone()
})

test('a wallet that never answers does not block another one', async ({ visitor, createWallet }) => {
  const mute = createWallet({ name: 'Mute', rdns: 'test.mute' })
  const harbour = createWallet()
  answersConnecting(mute, 'hang')
  await visitor.arrivesWith(mute, harbour)
  await visitor.asksToConnect(mute)
  await visitor.modal.says('connecting.asking', { wallet: mute.name })
  await visitor.modal.goBack()
  await visitor.modal.choose(harbour.name)
  await visitor.approvesIn(harbour)
  await visitor.isConnected(harbour.accounts[0])
  const windows = visitor.context.pages().map((page) => page.url())
  expect(windows).not.toContain(mute.approvalUrl)
})

test('after a reload during a request, an answer to the open prompt is enough', async ({ visitor, wallet }) => {
  await visitor.arrivesWith(wallet)
  await visitor.asksToConnect(wallet)
  await visitor.windowOf(wallet)
  await visitor.reloads()
  await visitor.isDisconnected()
  await visitor.asksToConnect(wallet)
  await visitor.modal.says('wallet.pending', { wallet: wallet.name })
  await visitor.approvesIn(wallet)
  await visitor.isConnected(wallet.accounts[0])
  await visitor.modal.isGone()
})
