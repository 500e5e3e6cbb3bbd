import type { MessageCode } from '../../locales/en.ts'
import { nobody, stands, wallets } from './harness/both-chains.ts'
import type { SignInFaultAnswer } from './harness/sign-in-server.ts'
import {
  arrives,
  bears,
  connectsAndIsAsked,
  expect,
  isAsked,
  isNotSignedIn,
  isSignedIn,
  signingIn,
  test,
} from './harness/sign-in-world.ts'

const verdicts: [string, SignInFaultAnswer, MessageCode][] = [
  ['401', { status: 401 }, 'sign.unauthorized'],
  ['403', { status: 403, json: { error: 'domain' } }, 'sign.unauthorized'],
  ['400', { status: 400, json: { error: 'message' } }, 'sign.invalid'],
  ['a no with a status of yes', { status: 200, json: { ok: false } }, 'sign.invalid'],
  ['500', { status: 500 }, 'sign.server'],
  ['a page', 'page', 'sign.server'],
  ['nothing', 'drop', 'sign.server'],
]

test.for(verdicts)(
  'a server that answers a signature with %s lets nobody in, says so, and then does',
  async ([, answer, code], { visitor, createWallet, server }) => {
    const harbour = createWallet(wallets.harbour)
    bears(visitor, /status of (400|403|500)|ERR_/)
    await arrives(visitor, signingIn(server), harbour)
    await connectsAndIsAsked(visitor, harbour)
    server.fault({ path: '/verify', answer })
    await visitor.modal.press('signIn.sign')
    await visitor.approvesIn(harbour)
    await visitor.modal.says('signIn.failed')
    await visitor.modal.says(code, { wallet: harbour.name })
    await isNotSignedIn(visitor)
    server.clear()
    await visitor.modal.press('signIn.again')
    await visitor.approvesIn(harbour)
    await isSignedIn(visitor, harbour.accounts[0])
    await visitor.modal.isGone()
  },
)

test('a server that does not answer a signature is given up after 30 seconds', async ({
  visitor,
  createWallet,
  server,
}) => {
  const harbour = createWallet(wallets.harbour)
  await visitor.takesTheClock()
  await arrives(visitor, signingIn(server), harbour)
  await connectsAndIsAsked(visitor, harbour)
  server.fault({ path: '/verify', answer: 'hang' })
  await visitor.modal.press('signIn.sign')
  await visitor.approvesIn(harbour)
  await visitor.modal.says('signIn.verifying')
  await visitor.modal.snacks('sign.authenticating')
  await visitor.letsPass(30_000)
  await visitor.modal.says('sign.server')
})

test('a nonce that was given out before is worth nothing, and the next one is asked for', async ({
  visitor,
  createWallet,
  server,
}) => {
  const harbour = createWallet(wallets.harbour)
  await arrives(visitor, signingIn(server), harbour)
  await connectsAndIsAsked(visitor, harbour)
  await visitor.modal.press('signIn.sign')
  await visitor.approvesIn(harbour)
  await isSignedIn(visitor, harbour.accounts[0])
  server.fault({ path: '/nonce', answer: 'again', times: 1 })
  harbour.switchAccount(1)
  await isAsked(visitor)
  await visitor.modal.press('signIn.sign')
  await visitor.approvesIn(harbour)
  await visitor.modal.says('sign.unauthorized')
  await visitor.modal.press('signIn.again')
  await visitor.approvesIn(harbour)
  await isSignedIn(visitor, harbour.accounts[1])
})

const without: [string, SignInFaultAnswer][] = [
  ['none', { status: 200, json: {} }],
  ['401', { status: 401 }],
  ['500', { status: 500 }],
  ['a page', 'page'],
  ['nothing', 'drop'],
]

test.for(without)(
  'where the server answers %s for a nonce, signing in can’t begin: the wallet is let go',
  async ([, answer], { visitor, createWallet, server }) => {
    const harbour = createWallet(wallets.harbour)
    bears(visitor, /status of 500|ERR_/)
    await arrives(visitor, signingIn(server), harbour)
    server.fault({ path: '/nonce', answer })
    await visitor.asksToConnect(harbour)
    await visitor.approvesIn(harbour)
    await visitor.modal.snacks('sign.broken')
    await visitor.modal.isAt('title.Connect')
    await stands(visitor, nobody)
    server.clear()
    await visitor.modal.choose(harbour.name)
    await visitor.approvesIn(harbour)
    await isAsked(visitor)
  },
)

test.for(without.slice(2))(
  'where it answers %s for sessions, nobody can say: the wallet is let go',
  async ([, answer], { visitor, createWallet, server }) => {
    const harbour = createWallet(wallets.harbour)
    bears(visitor, /status of 500|ERR_/)
    await arrives(visitor, signingIn(server), harbour)
    server.fault({ path: '/me', answer })
    await visitor.asksToConnect(harbour)
    await visitor.approvesIn(harbour)
    await visitor.modal.snacks('sign.broken')
    await visitor.modal.isAt('title.Connect')
    await stands(visitor, nobody)
  },
)

test('a server that forgets everybody has them sign in anew', async ({ visitor, createWallet, server }) => {
  const harbour = createWallet(wallets.harbour)
  await arrives(visitor, signingIn(server), harbour)
  await connectsAndIsAsked(visitor, harbour)
  await visitor.modal.press('signIn.sign')
  await visitor.approvesIn(harbour)
  await isSignedIn(visitor, harbour.accounts[0])
  server.forgets()
  await visitor.reloads()
  await isAsked(visitor)
  await isNotSignedIn(visitor)
  expect(harbour.pending()).toEqual([])
})
