import { disconnected, showsState, wallets } from './harness/both-chains.ts'
import { replays } from './harness/replays.ts'
import {
  arrives,
  asksThePage,
  test as base,
  connectsAndIsAsked,
  isAsked,
  isNotSignedIn,
  isSignedIn,
  signingIn,
  signs,
} from './harness/sign-in-world.ts'

const test = base.extend('walletWindows', () => false)

test('a session in which a user signs in and out replays to the same states and views, and contains no account', async ({
  visitor,
  createWallet,
  server,
}) => {
  const harbour = createWallet(wallets.harbour)
  const [address] = harbour.accounts
  await arrives(visitor, { ...signingIn(server), record: '' }, harbour)
  await connectsAndIsAsked(visitor, harbour)
  await visitor.modal.press('signIn.sign')
  await visitor.rejectsIn(harbour)
  await visitor.modal.press('signIn.again')
  await visitor.approvesIn(harbour)
  await visitor.modal.isGone()
  await isSignedIn(visitor, address)

  await asksThePage(visitor, 'sign out')
  await isAsked(visitor)
  await isNotSignedIn(visitor)
  await signs(visitor, harbour)
  await isSignedIn(visitor, address)
  await asksThePage(visitor, 'sign out')
  await isAsked(visitor)
  await visitor.modal.press('signIn.cancelDisconnects')
  await showsState(visitor, disconnected)
  await visitor.modal.isGone()

  await replays(visitor, harbour.accounts)
})
