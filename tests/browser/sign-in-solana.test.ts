import { disconnected, does, onSolana, showsState, solOne, solTwo, wallets } from './harness/both-chains.ts'
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

test('without a server, a Solana account signs in, on each cluster and with each account, stays signed in after a reload, and signs out', async ({
  visitor,
  createWallet,
  server,
  sandbox,
}) => {
  const sundial = createWallet(wallets.sundial)
  const [first, second] = sundial.solanaAccounts
  const [one, two] = [sandbox.solana?.one.id, sandbox.solana?.two.id]
  await arrives(visitor, signingIn(server, { by: 'default' }), sundial)
  await connectsAndIsAsked(visitor, sundial)
  await signs(visitor, sundial)
  await isSignedIn(visitor, first, one)

  await does(visitor, `to ${solTwo}`)
  await isAsked(visitor)
  await signs(visitor, sundial)
  await isSignedIn(visitor, first, two)
  sundial.switchAccount(1)
  await isAsked(visitor)
  await signs(visitor, sundial)
  await isSignedIn(visitor, second, two)

  await visitor.reloads()
  await isSignedIn(visitor, second, two)
  expect(sundial.pending()).toEqual([])
  await does(visitor, `to ${solOne}`)
  await isAsked(visitor)
  sundial.switchAccount(0)
  await isSignedIn(visitor, first, one)
  await visitor.modal.isGone()

  await asksThePage(visitor, 'sign out')
  await isAsked(visitor)
  await isNotSignedIn(visitor)
})

test('siwe, which supports only Ethereum, does not ask the user on Solana', async ({
  visitor,
  createWallet,
  server,
}) => {
  const sundial = createWallet(wallets.sundial)
  await arrives(visitor, signingIn(server, { by: 'siwe' }), sundial)
  await visitor.asksToConnect(sundial)
  await visitor.approvesIn(sundial)
  await showsState(visitor, { ...disconnected, active: 'solana', network: solOne, solana: onSolana(sundial) })
  await visitor.modal.isGone()
  await isNotSignedIn(visitor)
  expect(server.asked).toEqual([])
})

test('a server asks an account of each namespace separately, and shows the active one', async ({
  visitor,
  createWallet,
  server,
  sandbox,
}) => {
  const [harbour, sundial] = [createWallet(wallets.harbour), createWallet(wallets.sundial)]
  await arrives(visitor, signingIn(server), harbour, sundial)
  await connectsAndIsAsked(visitor, harbour)
  await signs(visitor, harbour)
  await isSignedIn(visitor, harbour.accounts[0])
  await visitor.page.getByTestId('open Connect').click()
  await visitor.modal.choose(sundial.name)
  await visitor.approvesIn(sundial)
  await isAsked(visitor)
  await signs(visitor, sundial)
  await isSignedIn(visitor, sundial.solanaAccounts[0], sandbox.solana?.one.id)
  await does(visitor, 'to Portico One')
  await isSignedIn(visitor, harbour.accounts[0])
  await visitor.modal.isGone()
})
