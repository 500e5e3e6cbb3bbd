import { disconnected, onEthereum, showsState, wallets } from './harness/both-chains.ts'
import {
  arrives,
  connectsAndIsAsked,
  isAsked,
  isNotSignedIn,
  isSignedIn,
  signingIn,
  signs,
  test,
} from './harness/sign-in-world.ts'

test.for(['default', 'siwe'] as const)(
  'by %s, the session ends with the connection, and the next connection asks for sign-in',
  async (by, { visitor, atTheQuestion }) => {
    const harbour = await atTheQuestion({ by })
    await signs(visitor, harbour)
    await isSignedIn(visitor, harbour.accounts[0])
    await visitor.opensTheModal()
    await visitor.modal.press('account.disconnect')
    await showsState(visitor, disconnected)
    await isNotSignedIn(visitor)
    await connectsAndIsAsked(visitor, harbour)
  },
)

test('if sessions outlive connections, a returning user is signed in', async ({ visitor, atTheQuestion }) => {
  const harbour = await atTheQuestion({ signOutOnDisconnect: false })
  await signs(visitor, harbour)
  await isSignedIn(visitor, harbour.accounts[0])
  await visitor.opensTheModal()
  await visitor.modal.press('account.disconnect')
  await showsState(visitor, disconnected)
  await isNotSignedIn(visitor)
  await visitor.asksToConnect(harbour)
  await visitor.approvesIn(harbour)
  await isSignedIn(visitor, harbour.accounts[0])
  await visitor.modal.isGone()
})

test('disconnecting one of two wallets signs out its accounts, but not the other’s', async ({
  visitor,
  createWallet,
  server,
}) => {
  const [harbour, sundial] = [createWallet(wallets.harbour), createWallet(wallets.sundial)]
  await arrives(visitor, signingIn(server), harbour, sundial)
  await connectsAndIsAsked(visitor, harbour)
  await signs(visitor, harbour)
  await visitor.page.getByTestId('open Connect').click()
  await visitor.modal.choose(sundial.name)
  await visitor.approvesIn(sundial)
  await isAsked(visitor)
  await signs(visitor, sundial)
  await visitor.page.getByTestId('disconnect solana').click()
  await showsState(visitor, { ...disconnected, eip155: onEthereum(harbour) })
  await isSignedIn(visitor, harbour.accounts[0])
  await visitor.modal.isGone()

  await visitor.page.getByTestId('open Connect').click()
  await visitor.modal.choose(sundial.name)
  // Solana wallets remember the page, and do not ask again.
  await isAsked(visitor)
})
