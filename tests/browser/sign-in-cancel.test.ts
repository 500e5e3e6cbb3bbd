import { disconnected, onEthereum, showsState, two } from './harness/both-chains.ts'
import { eventually } from './harness/eventually.ts'
import { connectsAndIsAsked, isAsked, isNotSignedIn, isSignedIn, signs, test } from './harness/sign-in-world.ts'

test('Cancel disconnects if there is no session to go back to, and says so beforehand', async ({
  visitor,
  atTheQuestion,
}) => {
  const harbour = await atTheQuestion()
  await visitor.modal.press('signIn.cancelDisconnects')
  await showsState(visitor, disconnected)
  await visitor.modal.isGone()
  await isNotSignedIn(visitor)
  await visitor.reloads()
  await visitor.isDisconnected()
  await connectsAndIsAsked(visitor, harbour)
})

test('Cancel goes back to the network that has a session, and disconnects if that session has ended meanwhile', async ({
  visitor,
  server,
  atTheQuestion,
}) => {
  const harbour = await atTheQuestion()
  const [address] = harbour.accounts
  await signs(visitor, harbour)
  harbour.switchChain(31338)
  await isAsked(visitor)
  await visitor.modal.press('signIn.cancelGoesBack', { network: 'Portico One' })
  await visitor.approvesIn(harbour)
  await isSignedIn(visitor, address)
  await visitor.modal.isGone()
  await showsState(visitor, { ...disconnected, eip155: onEthereum(harbour) })

  harbour.switchChain(31338)
  await isAsked(visitor)
  server.forgets()
  await visitor.modal.press('signIn.cancelGoesBack', { network: 'Portico One' })
  await eventually(async () =>
    JSON.parse((await visitor.page.getByTestId('standing').textContent()) ?? ''),
  ).toMatchObject({
    eip155: 'disconnected',
  })
  await visitor.modal.isGone()
})

test('with optional sign-in, Cancel leaves the user on the network they switched to', async ({
  visitor,
  atTheQuestion,
}) => {
  const harbour = await atTheQuestion({ required: false })
  await signs(visitor, harbour)
  harbour.switchChain(31338)
  await isAsked(visitor)
  await visitor.modal.press('signIn.cancel')
  await visitor.modal.isGone()
  await showsState(visitor, { ...disconnected, network: two, eip155: onEthereum(harbour) })
  await isNotSignedIn(visitor)
})

test('a session that is verified after the user cancels is signed out again', async ({
  visitor,
  server,
  atTheQuestion,
}) => {
  const harbour = await atTheQuestion({ required: false })
  const left = Promise.withResolvers<void>()
  server.fault({ path: '/verify', until: left.promise })
  await visitor.modal.press('signIn.sign')
  await visitor.approvesIn(harbour)
  await visitor.modal.says('signIn.verifying')
  await visitor.page.keyboard.press('Escape')
  await visitor.modal.isGone()
  left.resolve()
  await eventually(async () => server.asked.slice(server.asked.indexOf('POST /verify'))).toContain('POST /logout')
  await isNotSignedIn(visitor)
  await visitor.reloads()
  await showsState(visitor, { ...disconnected, eip155: onEthereum(harbour) })
  await isNotSignedIn(visitor)
})

test('a user who has to go back reads that the wallet refused, and leaves by disconnecting', async ({
  visitor,
  atTheQuestion,
}) => {
  const harbour = await atTheQuestion()
  await signs(visitor, harbour)
  harbour.switchChain(31338)
  await isAsked(visitor)
  await visitor.modal.press('signIn.cancelGoesBack', { network: 'Portico One' })
  await visitor.modal.says('signIn.returning', { wallet: harbour.name })
  await visitor.rejectsIn(harbour)
  await visitor.modal.says('wallet.rejected', { wallet: harbour.name })
  await visitor.modal.press('signIn.cancelGoesBack', { network: 'Portico One' })
  await visitor.modal.says('signIn.returning', { wallet: harbour.name })
  await visitor.modal.press('signIn.cancelDisconnects')
  await showsState(visitor, { ...disconnected, network: two })
  await isNotSignedIn(visitor)
})
