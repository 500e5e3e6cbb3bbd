import type { Behaviour } from '../../sandbox/index.ts'
import { type MessageCode, message } from '../support/messages.ts'
import { during } from './harness/during.ts'
import { eventually } from './harness/eventually.ts'
import { answersConnecting, grants, recovers } from './harness/misbehave.ts'
import { test as base, expect } from './harness/test.ts'

const test = base.extend('walletWindows', () => false)

interface Fault {
  name: string
  behaviour: Behaviour
  title: MessageCode
  says: MessageCode
  step: MessageCode
}

/**
 * One failure of each kind that has a next step of its own; the tests of `wallet-error.ts` cover the other errors that
 * wallets throw.
 */
const failing: Fault[] = [
  {
    name: 'rejects (4001)',
    behaviour: 'reject',
    title: 'connecting.declined',
    says: 'wallet.rejected',
    step: 'modal.retry',
  },
  {
    name: 'already has a request open (-32002)',
    behaviour: 'pending',
    title: 'connecting.pending',
    says: 'wallet.pending',
    step: 'step.ask',
  },
  {
    name: 'has not allowed the page (4100)',
    behaviour: { error: { code: 4100, message: 'Unauthorized.' } },
    title: 'connecting.notAllowed',
    says: 'wallet.unauthorized',
    step: 'step.allowed',
  },
  {
    name: 'has lost all its chains (4900)',
    behaviour: { error: { code: 4900, message: 'Disconnected.' } },
    title: 'connecting.lost',
    says: 'wallet.providerDisconnected',
    step: 'modal.retry',
  },
  {
    name: 'throws undefined',
    behaviour: { throw: undefined },
    title: 'connecting.failed',
    says: 'unknown',
    step: 'modal.retry',
  },
]

test('any failure of a wallet is explained, and the next step connects', async ({ visitor, wallet }) => {
  await visitor.arrivesWith(wallet)
  let ask = () => visitor.asksToConnect(wallet)
  for (const { name, behaviour, title, says, step } of failing) {
    await during(name, async () => {
      recovers(wallet)
      answersConnecting(wallet, behaviour)
      await ask()
      await visitor.modal.says(title, { wallet: wallet.name })
      await visitor.modal.says(says, { wallet: wallet.name })
      await visitor.modal.offersOnly(step)
      ask = () => visitor.modal.press(step)
    })
  }
  recovers(wallet)
  await ask()
  await visitor.approvesIn(wallet)
  await visitor.isConnected(wallet.accounts[0])
  await visitor.modal.isGone()
})

test('a press on Back that began before the card grew goes back [look-press]', async ({ visitor, wallet }) => {
  await visitor.arrivesWith(wallet)
  await visitor.asksToConnect(wallet)
  await wallet.nextRequest()
  await visitor.modal.says('connecting.asking', { wallet: wallet.name })
  const { page } = visitor
  const back = visitor.modal.button('modal.back')
  const place = async () => (await back.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const { x, y, width, height } = await place()
  await page.mouse.move(x + width / 2, y + height - 2)
  await page.mouse.down()
  wallet.reject()
  await visitor.modal.says('connecting.declined')
  await eventually(async () => (await place()).y).toBeLessThan(y - 2)
  await page.mouse.up()
  await visitor.modal.isAt('title.Connect')
})

test('each of these causes has its own message', () => {
  const causes = new Set(failing.map(({ says }) => says))
  expect(new Set([...causes].map((code) => message(code))).size).toBe(causes.size)
})

test('a wallet that shares no account is asked for one again, and then connects', async ({ visitor, wallet }) => {
  grants(wallet, [])
  await visitor.arrivesWith(wallet)
  await visitor.asksToConnect(wallet)
  await visitor.modal.says('wallet.noAccounts', { wallet: wallet.name })
  await visitor.modal.offersOnly('step.accounts')
  recovers(wallet)
  await visitor.modal.press('step.accounts')
  await visitor.approvesIn(wallet)
  await visitor.isConnected(wallet.accounts[0])
})

test.for([
  ['an address that is too short', ['0x1234']],
  ['numbers for addresses', [42]],
] as const)(
  'after a wallet answers with %s, the user can connect another one',
  async ([, accounts], { visitor, createWallet }) => {
    const broken = createWallet({ name: 'Leaky', rdns: 'test.leaky' })
    const sound = createWallet()
    grants(broken, accounts)
    await visitor.arrivesWith(broken, sound)
    await visitor.asksToConnect(broken)
    await visitor.modal.says('wallet.badAccount', { wallet: broken.name })
    await visitor.modal.offersOnly('step.another')
    await visitor.modal.press('step.another')
    await visitor.modal.isAt('title.Connect')
    await visitor.modal.choose(sound.name)
    await visitor.approvesIn(sound)
    await visitor.isConnected(sound.accounts[0])
  },
)

test.for([
  ['nothing', undefined],
  ['an object', {}],
] as const)(
  'a wallet that answers %s instead of a list of accounts leaves a next step',
  async ([, answer], { visitor, wallet }) => {
    grants(wallet, answer)
    await visitor.arrivesWith(wallet)
    await visitor.asksToConnect(wallet)
    await visitor.modal.leavesAsking(wallet.name)
    await visitor.modal.goBack()
    recovers(wallet)
    await visitor.modal.choose(wallet.name)
    await visitor.approvesIn(wallet)
    await visitor.isConnected(wallet.accounts[0])
  },
)

test.for([
  ['a number', 31337],
  ['a decimal string', '31337'],
] as const)('a wallet that reports its chain as %s connects', async ([, answer], { visitor, wallet }) => {
  wallet.behave({ method: 'eth_chainId', with: { answer } })
  await visitor.arrivesWith(wallet)
  await visitor.connects(wallet)
  expect(await visitor.page.getByTestId('chain').textContent()).toBe('Portico One')
})

test.for([
  ['nonsense', 'bogus'],
  ['a negative number', -1],
] as const)(
  'a wallet that reports %s as its chain is explained, and connects once it is fixed',
  async ([, answer], { visitor, wallet }) => {
    wallet.behave({ method: 'eth_chainId', with: { answer } })
    await visitor.arrivesWith(wallet)
    await visitor.asksToConnect(wallet)
    await visitor.approvesIn(wallet)
    await visitor.modal.says('wallet.badChain', { wallet: wallet.name })
    recovers(wallet)
    await visitor.modal.press('modal.retry')
    await visitor.approvesIn(wallet)
    await visitor.isConnected(wallet.accounts[0])
  },
)

test('a request that the wallet never answers shows a hint after 20 seconds and times out after 5 minutes', async ({
  visitor,
  wallet,
}) => {
  answersConnecting(wallet, 'hang')
  await visitor.takesTheClock()
  await visitor.arrivesWith(wallet)
  await visitor.asksToConnect(wallet)
  await visitor.modal.says('connecting.askingHint')
  await visitor.letsPass(20_000)
  await visitor.modal.says('connecting.slow', { wallet: wallet.name })
  await visitor.modal.says('connecting.slowHint')
  await visitor.letsPass(280_000)
  await visitor.modal.says('connecting.timedOut')
  await visitor.modal.says('request.timeout', { wallet: wallet.name })
  await visitor.modal.offersOnly('step.ask')
  recovers(wallet)
  await visitor.modal.press('step.ask')
  await visitor.approvesIn(wallet)
  await visitor.isConnected(wallet.accounts[0])
})

test('a wallet that disappears while connecting is explained', async ({ visitor, wallet }) => {
  await visitor.arrivesWith(wallet)
  await visitor.asksToConnect(wallet)
  await wallet.nextRequest()
  wallet.emit('disconnect', { code: 4900, message: 'Gone.' })
  await visitor.approvesIn(wallet)
  await visitor.isConnected(wallet.accounts[0])
})
