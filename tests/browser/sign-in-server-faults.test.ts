import type { MessageCode } from '../support/messages.ts'
import { disconnected, showsState, wallets } from './harness/both-chains.ts'
import { eventually } from './harness/eventually.ts'
import type { SignInFaultAnswer } from './harness/sign-in-server.ts'
import { arrives, bears, expect, isAsked, isNotSignedIn, isSignedIn, signingIn, test } from './harness/sign-in-world.ts'

/** No two in a row have the same message. */
const verdicts: [SignInFaultAnswer, MessageCode][] = [
  [{ status: 401 }, 'sign.unauthorized'],
  [{ status: 500 }, 'sign.server'],
  [{ status: 403, json: { error: 'domain' } }, 'sign.unauthorized'],
  ['page', 'sign.server'],
  [{ status: 400, json: { error: 'message' } }, 'sign.invalid'],
  ['drop', 'sign.server'],
  // A refusal with a success status.
  [{ status: 200, json: { ok: false } }, 'sign.invalid'],
]

test('any answer to a signature other than success refuses it with a message, and the next one is accepted', async ({
  visitor,
  server,
  atTheQuestion,
}) => {
  bears(visitor, /status of (400|403|500)|ERR_/)
  const harbour = await atTheQuestion()
  let press: MessageCode = 'signIn.sign'
  for (const [answer, code] of verdicts) {
    server.fault({ path: '/verify', answer })
    await visitor.modal.press(press)
    await visitor.approvesIn(harbour)
    await visitor.modal.says('signIn.failed')
    await visitor.modal.says(code, { wallet: harbour.name })
    await isNotSignedIn(visitor)
    server.clear()
    press = 'signIn.again'
  }
  await visitor.modal.press(press)
  await visitor.approvesIn(harbour)
  await isSignedIn(visitor, harbour.accounts[0])
  await visitor.modal.isGone()
})

test('a signature that the server does not answer times out after 30 seconds', async ({
  visitor,
  server,
  atTheQuestion,
}) => {
  await visitor.takesTheClock()
  const harbour = await atTheQuestion()
  server.fault({ path: '/verify', answer: 'hang' })
  await visitor.modal.press('signIn.sign')
  await visitor.approvesIn(harbour)
  await visitor.modal.says('signIn.verifying')
  await visitor.modal.snacks('sign.authenticating')
  await visitor.letsPass(30_000)
  await visitor.modal.says('sign.server')
})

test('a reused nonce is refused, and a new one is requested', async ({ visitor, server, atTheQuestion }) => {
  const harbour = await atTheQuestion()
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

/** An invalid answer, and none at all; the tests of the server client cover the others. */
test('while the server does not list the sessions the view says so, for 30 seconds at most [signin-checking]', async ({
  visitor,
  createWallet,
  server,
}) => {
  const harbour = createWallet(wallets.harbour)
  await visitor.takesTheClock()
  await arrives(visitor, signingIn(server), harbour)
  server.fault({ path: '/me', answer: 'hang' })
  await visitor.opensTheModal()
  await visitor.modal.choose(harbour.name)
  await visitor.approvesIn(harbour)
  await eventually(async () => server.asked.includes('GET /me')).toBe(true)
  await visitor.letsPass(900)
  await visitor.modal.snacks('sign.authenticating')
  await visitor.letsPass(29_100)
  await visitor.modal.toasts('sign.broken')
  await visitor.modal.isAt('title.Connect')
  await showsState(visitor, disconnected)
  await visitor.letsPass(5000)
  await visitor.modal.toasts('sign.broken')
})

const without: SignInFaultAnswer[] = [{ status: 200, json: {} }, 'drop']

test.for([
  ['where the server gives no nonce, signing in can’t begin: the wallet is disconnected', '/nonce', without],
  [
    'where it does not list the sessions, they are not known: the wallet is disconnected',
    '/me',
    [{ status: 500 }, 'drop'],
  ],
] as const)('%s', async ([, path, answers], { visitor, createWallet, server }) => {
  const harbour = createWallet(wallets.harbour)
  bears(visitor, /status of 500|ERR_/)
  await arrives(visitor, signingIn(server), harbour)
  const asked = () => server.asked.filter((line) => line === `GET ${path}`).length
  await visitor.opensTheModal()
  for (const answer of answers) {
    const before = asked()
    server.fault({ path, answer })
    await visitor.modal.choose(harbour.name)
    await visitor.approvesIn(harbour)
    await eventually(async () => asked() > before).toBe(true)
    await visitor.modal.toasts('sign.broken')
    await visitor.modal.isAt('title.Connect')
    await showsState(visitor, disconnected)
    server.clear()
  }
  await visitor.modal.choose(harbour.name)
  await visitor.approvesIn(harbour)
  await isAsked(visitor)
})

test('a server that loses its sessions asks for sign-in again', async ({ visitor, server, atTheQuestion }) => {
  const harbour = await atTheQuestion()
  await visitor.modal.press('signIn.sign')
  await visitor.approvesIn(harbour)
  await isSignedIn(visitor, harbour.accounts[0])
  server.forgets()
  await visitor.reloads()
  await isAsked(visitor)
  await isNotSignedIn(visitor)
  expect(harbour.pending()).toEqual([])
})
