import type { Phone } from '../../sandbox/index.ts'
import { arrivesAtAnyWallet, opensTheCode, scans } from './harness/any-wallet.ts'
import { showsState } from './harness/both-chains.ts'
import { test as base, expect, onPhone } from './harness/phones.ts'
import {
  asksThePage,
  bears,
  chainTwo,
  isAsked,
  isNotSignedIn,
  isSignedIn,
  signingIn,
  startServer,
} from './harness/sign-in-world.ts'
import type { Visitor } from './harness/visitor.ts'

const test = base.extend('server', startServer).extend('outlives', ({ server }) => server)

test('a phone that connects also signs the message, on each network, and is signed in after a reload', async ({
  visitor,
  phone,
  sandbox,
  server,
}) => {
  const [address] = phone.accounts.eip155 ?? []
  const signs = async () => {
    await visitor.modal.press('signIn.sign')
    expect((await phone.nextRequest()).method).toBe('personal_sign')
    await phone.approve()
    await visitor.modal.isGone()
  }
  bears(visitor)
  await arrivesAtAnyWallet(visitor, sandbox, {}, signingIn(server))
  await opensTheCode(visitor)
  await scans(visitor, phone)
  await phone.approve()
  await isAsked(visitor)
  await signs()
  await isSignedIn(visitor, address)

  await visitor.reloads()
  await isSignedIn(visitor, address)
  expect(phone.pending()).toEqual([])
  await phone.switchChain(chainTwo)
  await isAsked(visitor)
  await signs()
  await isSignedIn(visitor, address, chainTwo)
  await asksThePage(visitor, 'sign out')
  await isAsked(visitor)
  await isNotSignedIn(visitor)
})

test('a phone that declines to sign is asked again, and one that ends the session removes the prompt', async ({
  visitor,
  phone,
  sandbox,
  server,
}) => {
  bears(visitor)
  await arrivesAtAnyWallet(visitor, sandbox, {}, signingIn(server))
  await opensTheCode(visitor)
  await scans(visitor, phone)
  await phone.approve()
  await isAsked(visitor)
  await visitor.modal.press('signIn.sign')
  await phone.nextRequest()
  await phone.reject()
  await visitor.modal.says('signIn.failed')
  await showsState(visitor, onPhone(phone))
  await isNotSignedIn(visitor)
  await phone.disconnect()
  await visitor.isDisconnected()
  await isNotSignedIn(visitor)
})

/** A page on which a phone can sign in with its approval. */
const onEthereumAlone = (server: Parameters<typeof signingIn>[0]) => ({ ...signingIn(server), ethereum: '' })

/** Scans the code and approves it. */
async function takes(visitor: Visitor, phone: Phone): Promise<void> {
  await scans(visitor, phone)
  await phone.approve()
}

test('on an Ethereum-only page, a phone signs in with its approval, on each network', async ({
  visitor,
  phone,
  sandbox,
  server,
}) => {
  const [address] = phone.accounts.eip155 ?? []
  bears(visitor)
  await arrivesAtAnyWallet(visitor, sandbox, {}, onEthereumAlone(server))
  await opensTheCode(visitor)
  await takes(visitor, phone)
  await isSignedIn(visitor, address)
  await visitor.modal.isGone()
  expect(phone.pending()).toEqual([])

  await visitor.reloads()
  await isSignedIn(visitor, address)
  await phone.switchChain(chainTwo)
  await isSignedIn(visitor, address, chainTwo)
  await visitor.modal.isGone()
  expect(server.asked.filter((asked) => asked === 'POST /verify')).toHaveLength(1)
  await asksThePage(visitor, 'sign out')
  await isAsked(visitor)
  await isNotSignedIn(visitor)
})

test('if the server refuses the approval’s signature there is no session, and the next code is a new one', async ({
  visitor,
  phone,
  sandbox,
  server,
}) => {
  const [address] = phone.accounts.eip155 ?? []
  bears(visitor)
  await arrivesAtAnyWallet(visitor, sandbox, {}, onEthereumAlone(server))
  server.fault({ path: '/verify', answer: { status: 401 } })
  await opensTheCode(visitor)
  await takes(visitor, phone)
  await visitor.modal.says('sign.unauthorized')
  await visitor.isDisconnected()
  await isNotSignedIn(visitor)
  server.clear()
  await visitor.modal.press('modal.retry')
  await takes(visitor, phone)
  await isSignedIn(visitor, address)
})
