import { accounts } from '../../sandbox/index.ts'
import { disconnected, onEthereum, showsState, two } from './harness/both-chains.ts'
import { chainTwo, expect, isAsked, isNotSignedIn, isSignedIn, test } from './harness/sign-in-world.ts'
import type { Visitor } from './harness/visitor.ts'

const SIGN = 'personal_sign'
const minute = 60_000

/** The act makes the view say what went wrong, and the modal that something did, for 2.5 s. */
async function failsAfter({ modal }: Visitor, act: () => Promise<unknown>): Promise<void> {
  await Promise.all([modal.snacks('sign.failed'), act()])
  await modal.says('signIn.failed')
}

test('a rejection is explained, and the user can ask again', async ({ visitor, server, atTheQuestion }) => {
  const harbour = await atTheQuestion()
  await visitor.modal.press('signIn.sign')
  await failsAfter(visitor, () => visitor.rejectsIn(harbour))
  await visitor.modal.says('wallet.rejected', { wallet: harbour.name })
  await isNotSignedIn(visitor)
  await visitor.modal.press('signIn.again')
  await visitor.approvesIn(harbour)
  await isSignedIn(visitor, harbour.accounts[0])
  await visitor.modal.isGone()
  // The rejected message is not shown twice.
  expect(server.asked.filter((asked) => asked === 'GET /nonce')).toHaveLength(2)
})

test('a wallet that never answers gets a hint after 20 seconds, and can be asked again after 5 minutes', async ({
  visitor,
  server,
  atTheQuestion,
}) => {
  await visitor.takesTheClock()
  const harbour = await atTheQuestion()
  harbour.behave({ method: SIGN, with: 'hang' })
  await visitor.modal.press('signIn.sign')
  await visitor.modal.says('signIn.signing', { wallet: harbour.name })
  await visitor.letsPass(20_000)
  await visitor.modal.says('signIn.slow', { wallet: harbour.name })
  await visitor.modal.says('signIn.slowHint')
  await visitor.letsPass(280_000)
  await visitor.modal.says('signIn.unanswered', { wallet: harbour.name })
  harbour.behave({ method: SIGN, with: 'ask' })
  server.letsPass(5 * minute)
  await visitor.modal.press('signIn.again')
  await visitor.approvesIn(harbour)
  await isSignedIn(visitor, harbour.accounts[0])
})

test('the server refuses a signature by another account, and accepts the next one', async ({
  visitor,
  atTheQuestion,
}) => {
  const harbour = await atTheQuestion()
  const answer = await accounts[7]?.signMessage({ message: 'Anything.' })
  harbour.behave({ method: SIGN, with: { answer } })
  await failsAfter(visitor, () => visitor.modal.press('signIn.sign'))
  await visitor.modal.says('sign.unauthorized')
  await isNotSignedIn(visitor)
  harbour.behave({ method: SIGN, with: 'ask' })
  await visitor.modal.press('signIn.again')
  await visitor.approvesIn(harbour)
  await isSignedIn(visitor, harbour.accounts[0])
})

test('without a server the browser itself refuses a signature by another account', async ({
  visitor,
  atTheQuestion,
}) => {
  const harbour = await atTheQuestion({ by: 'default' })
  const answer = await accounts[7]?.signMessage({ message: 'Anything.' })
  harbour.behave({ method: SIGN, with: { answer } })
  await failsAfter(visitor, () => visitor.modal.press('signIn.sign'))
  await visitor.modal.says('sign.invalid', { wallet: harbour.name })
  await isNotSignedIn(visitor)
})

test('if the account changes during the wallet’s request, the old account’s signature is not accepted', async ({
  visitor,
  server,
  atTheQuestion,
}) => {
  const harbour = await atTheQuestion()
  await visitor.modal.press('signIn.sign')
  await harbour.nextRequest()
  harbour.switchAccount(1)
  await showsState(visitor, { ...disconnected, eip155: onEthereum(harbour, 1) })
  await isAsked(visitor)
  await visitor.approvesIn(harbour)
  await isNotSignedIn(visitor)
  expect(server.asked).not.toContain('POST /verify')
  await visitor.modal.press('signIn.sign')
  await visitor.approvesIn(harbour)
  await isSignedIn(visitor, harbour.accounts[1])
})

test('if the chain changes during the wallet’s request, the old chain’s signature is not accepted', async ({
  visitor,
  server,
  atTheQuestion,
}) => {
  const harbour = await atTheQuestion()
  await visitor.modal.press('signIn.sign')
  await harbour.nextRequest()
  harbour.switchChain(31338)
  await showsState(visitor, { ...disconnected, network: two, eip155: onEthereum(harbour) })
  await isAsked(visitor)
  await visitor.approvesIn(harbour)
  await isNotSignedIn(visitor)
  expect(server.asked).not.toContain('POST /verify')
  await visitor.modal.press('signIn.sign')
  await visitor.approvesIn(harbour)
  await isSignedIn(visitor, harbour.accounts[0], chainTwo)
})

test('a wallet that disconnects during its request removes the prompt', async ({ visitor, atTheQuestion }) => {
  const harbour = await atTheQuestion()
  await visitor.modal.press('signIn.sign')
  await harbour.nextRequest()
  harbour.revoke()
  await showsState(visitor, disconnected)
  await isNotSignedIn(visitor)
})

test('a clock ahead of the server’s is given as the reason', async ({ visitor, server, atTheQuestion }) => {
  const harbour = await atTheQuestion()
  server.letsPass(-5 * minute)
  await visitor.modal.press('signIn.sign')
  await failsAfter(visitor, () => visitor.approvesIn(harbour))
  await visitor.modal.says('sign.early')
  server.letsPass(5 * minute)
  await visitor.modal.press('signIn.again')
  await visitor.approvesIn(harbour)
  await isSignedIn(visitor, harbour.accounts[0])
})

test('a signature after the nonce expires is refused for that reason, and the user is asked again', async ({
  visitor,
  server,
  atTheQuestion,
}) => {
  const harbour = await atTheQuestion()
  await visitor.modal.press('signIn.sign')
  await harbour.nextRequest()
  server.letsPass(5 * minute)
  await failsAfter(visitor, () => visitor.approvesIn(harbour))
  await visitor.modal.says('sign.expired')
  await visitor.modal.press('signIn.again')
  await visitor.approvesIn(harbour)
  await isSignedIn(visitor, harbour.accounts[0])
})

test.for([
  ['must sign in is asked', true],
  ['may go on without is not', false],
] as const)(
  'a session that expires while the page is open: a user who %s',
  async ([, required], { visitor, server, atTheQuestion }) => {
    await visitor.takesTheClock()
    const harbour = await atTheQuestion({ required, expiration: 60 * minute })
    await visitor.modal.press('signIn.sign')
    await visitor.approvesIn(harbour)
    await isSignedIn(visitor, harbour.accounts[0])
    await visitor.modal.isGone()
    server.letsPass(60 * minute)
    await visitor.letsPass(60 * minute)
    await isNotSignedIn(visitor)
    if (required) await isAsked(visitor)
    else await visitor.modal.isGone()
  },
)
