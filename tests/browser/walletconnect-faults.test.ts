import type { Phone } from '../../sandbox/index.ts'
import { message } from '../support/messages.ts'
import { arrivesAtAnyWallet, opensTheCode, reads, scans } from './harness/any-wallet.ts'
import { disconnected, showsState } from './harness/both-chains.ts'
import { eventually } from './harness/eventually.ts'
import { expect, onPhone, test } from './harness/phones.ts'
import type { Visitor } from './harness/visitor.ts'

const codesIn = ({ modal }: Visitor) => modal.dialog.getByTestId('wui-qr-code').count()

/** The code is on its way, and nothing is shown that could be scanned. */
async function waits(visitor: Visitor): Promise<void> {
  await visitor.modal.says('code.waiting')
  expect(await codesIn(visitor)).toBe(0)
}

async function connects(visitor: Visitor, phone: Phone): Promise<void> {
  await scans(visitor, phone)
  await phone.approve()
  await showsState(visitor, onPhone(phone))
}

test('a relay that never answers shows no code, a clear message after 20 seconds, and a next step', async ({
  visitor,
  phone,
  relay,
  sandbox,
}) => {
  await visitor.takesTheClock()
  await arrivesAtAnyWallet(visitor, sandbox)
  relay.pause()
  // A browser opens one socket per address at a time, so only the first one connects.
  const knock = relay.knock()
  const isLost = async () => {
    await waits(visitor)
    await knock
    await visitor.letsPass(20_000)
    await visitor.modal.says('relay.unreachable')
    expect(await codesIn(visitor)).toBe(0)
    await visitor.modal.offersOnly('modal.retry')
  }
  await opensTheCode(visitor)
  await isLost()
  await visitor.modal.goBack()
  await visitor.modal.isAt('title.Connect')
  await visitor.modal.close()
  await opensTheCode(visitor)
  await isLost()
  await visitor.modal.press('modal.retry')
  await isLost()
  await visitor.modal.close()
  await opensTheCode(visitor)
  await isLost()
  relay.resume()
  await visitor.modal.press('modal.retry')
  await connects(visitor, phone)
})

test('a relay that is down is reported too, and used again once it is up', async ({
  visitor,
  phone,
  relay,
  sandbox,
}) => {
  visitor.complaints.expect(/WebSocket connection to/)
  await visitor.takesTheClock()
  await arrivesAtAnyWallet(visitor, sandbox)
  await phone.goOffline()
  relay.stop()
  const knock = relay.knock()
  await opensTheCode(visitor)
  await knock
  await waits(visitor)
  await visitor.letsPass(20_000)
  await visitor.modal.says('relay.unreachable')
  expect(await codesIn(visitor)).toBe(0)
  relay.restart()
  await phone.goOnline()
  await visitor.modal.press('modal.retry')
  await connects(visitor, phone)
})

const reasons = [
  ['key', 'relay.key', 'step.another'],
  ['origin', 'relay.origin', 'step.another'],
  ['clock', 'relay.clock', 'modal.retry'],
] as const

for (const [why, code, step] of reasons)
  test(`a relay that refuses the ${why}: an alert, its message, one connection attempt per request, and a next step [error-relay]`, async ({
    visitor,
    phone,
    relay,
    sandbox,
  }) => {
    await visitor.takesTheClock()
    await arrivesAtAnyWallet(visitor, sandbox)
    await phone.goOffline()
    relay.refuse(why)
    const before = relay.attempts
    await opensTheCode(visitor)
    for (const knocks of [1, 2]) {
      await visitor.modal.says(code)
      await eventually(() => visitor.modal.dialog.getByTestId('wui-alertbar-text').textContent()).toBe(message(code))
      expect(await codesIn(visitor)).toBe(0)
      await visitor.modal.offersOnly(step)
      for (let minute = 0; minute < 6; minute += 1) await visitor.letsPass(60_000)
      await visitor.modal.says(code)
      expect(relay.attempts - before).toBe(knocks)
      if (knocks === 2) relay.clear()
      await visitor.modal.press(step)
      if (step === 'modal.retry') continue
      await visitor.modal.isAt('title.Connect')
      await visitor.modal.dialog.getByTestId('wallet-selector-walletconnect').click()
    }
    await phone.goOnline()
    await connects(visitor, phone)
  })

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const granting = (chain: string, ...accounts: string[]) => ({
  session: { eip155: { chains: [chain], accounts, methods: [], events: [] } },
})
const flaws = [
  ['no accounts', granting('eip155:31337'), 'wallet.noAccounts', 'step.accounts'],
  ['an address that is none', granting('eip155:31337', 'eip155:31337:0x123'), 'wallet.badAccount', 'step.another'],
  ['a network not asked for', granting('eip155:999', `eip155:999:${account}`), 'chain.notConfigured', 'modal.retry'],
] as const

for (const [what, session, code, step] of flaws)
  test(`a phone that grants ${what}: neither side is connected, and the user has a next step`, async ({
    visitor,
    phone,
    sandbox,
  }) => {
    await arrivesAtAnyWallet(visitor, sandbox)
    await opensTheCode(visitor)
    phone.behave({ method: 'wc_sessionPropose', with: session })
    await phone.pair(await reads(visitor))
    const sentence = message(code, { wallet: message('platform.any') })
    await visitor.modal.dialog
      .getByText(sentence.charAt(0).toUpperCase() + sentence.slice(1), { exact: true })
      .waitFor()
    await showsState(visitor, disconnected)
    await eventually(() => phone.sessions()).toEqual([])

    phone.behave({ method: 'wc_sessionPropose', with: 'ask' })
    await visitor.modal.press(step)
    if (step === 'step.another') await visitor.modal.dialog.getByTestId('wallet-selector-walletconnect').click()
    await connects(visitor, phone)
  })
