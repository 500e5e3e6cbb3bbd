import { disconnected, showsState, wallets } from './harness/both-chains.ts'
import {
  arrives,
  asksThePage,
  connectsAndIsAsked,
  expect,
  isAsked,
  isNotSignedIn,
  isSignedIn,
  signingIn,
  signs,
  test,
} from './harness/sign-in-world.ts'

const kinds = ['default', 'server', 'siwe'] as const

test.for(kinds)(
  'by %s, a user connects, signs in, is signed in in a second tab and after a reload, and signs out in both',
  async (by, { visitor, createWallet, server }) => {
    const harbour = createWallet(wallets.harbour)
    const [address] = harbour.accounts
    const query = signingIn(server, { by })
    await arrives(visitor, query, harbour)
    await isNotSignedIn(visitor)
    await connectsAndIsAsked(visitor, harbour)
    await isNotSignedIn(visitor)
    await signs(visitor, harbour)
    await isSignedIn(visitor, address)
    const other = await visitor.opensATab()
    await other.opensBothChains(query)
    await isSignedIn(other, address)
    await other.modal.isGone()
    expect(harbour.pending()).toEqual([])

    await asksThePage(other, 'sign out')
    await isNotSignedIn(other)
    await isAsked(other)
    await isNotSignedIn(visitor)
    await isAsked(visitor)

    await signs(visitor, harbour)
    await isSignedIn(visitor, address)
    await isSignedIn(other, address)
    await other.modal.isGone()
    for (const tab of [visitor, other]) {
      await tab.reloads()
      await isSignedIn(tab, address)
      await tab.modal.isGone()
    }
    expect(harbour.pending()).toEqual([])
  },
)

test.for(['server'] as const)(
  'by %s, with optional sign-in, a tab follows the other one without a prompt',
  async (by, { visitor, createWallet, server }) => {
    const harbour = createWallet(wallets.harbour)
    const [address] = harbour.accounts
    const query = signingIn(server, { by, required: false })
    await arrives(visitor, query, harbour)
    await connectsAndIsAsked(visitor, harbour)
    await visitor.modal.press('signIn.cancel')
    await visitor.modal.isGone()
    const other = await visitor.opensATab()
    await other.opensBothChains(query)
    await isNotSignedIn(other)
    await asksThePage(other, 'sign in')
    await isAsked(other)
    await signs(other, harbour)
    await isSignedIn(other, address)
    await isSignedIn(visitor, address)
    await asksThePage(visitor, 'sign out')
    await isNotSignedIn(other)
    await other.modal.isGone()
  },
)

test('a session that ended elsewhere is noticed as soon as the user returns to the page', async ({
  visitor,
  server,
  atTheQuestion,
}) => {
  const harbour = await atTheQuestion()
  await signs(visitor, harbour)
  await isSignedIn(visitor, harbour.accounts[0])
  server.forgets()
  // In this browser each page believes that it keeps the focus.
  await visitor.page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await isNotSignedIn(visitor)
  await isAsked(visitor)
})

test('disconnecting in one tab signs out in both', async ({ visitor, createWallet, server }) => {
  const harbour = createWallet(wallets.harbour)
  const query = signingIn(server)
  await arrives(visitor, query, harbour)
  await connectsAndIsAsked(visitor, harbour)
  await signs(visitor, harbour)
  const other = await visitor.opensATab()
  await other.opensBothChains(query)
  await isSignedIn(other, harbour.accounts[0])
  await other.opensTheModal()
  await other.modal.press('account.disconnect')
  for (const tab of [visitor, other]) {
    await showsState(tab, disconnected)
    await isNotSignedIn(tab)
  }
})
