import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { SessionManager } from '../../adapters/walletconnect/session-manager.ts'
import { startSandbox, type WalletConnectSandbox } from '../../sandbox/index.ts'
import { openEnds } from './link-world.ts'
import { hold, openLink, settled, storesOthersTopics } from './pairings.ts'
import { approved, takePhone, wanted, watchLines } from './relay-world.ts'
import { failureOf } from './watching.ts'

let sandbox: WalletConnectSandbox
let relay: WalletConnectSandbox['walletConnect']['relay']
let lines: string[]
beforeAll(async () => {
  sandbox = await startSandbox({ walletConnect: true })
  relay = sandbox.walletConnect.relay
  lines = watchLines(sandbox)
})
afterEach(() => {
  relay.clear()
  relay.restart()
})
afterAll(async () => {
  await sandbox.stop()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  expect(new Set(lines)).toEqual(new Set(['127.0.0.1']))
})

const reasons = [
  ['origin', 'relay.origin'],
  ['clock', 'relay.clock'],
  ['key', 'relay.key'],
] as const

const sign = { method: 'personal_sign', params: ['0x68656c6c6f', '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'] }

describe('the relay', () => {
  it('is not contacted until the user needs it', async () => {
    await using page = openLink(sandbox)
    const before = relay.attempts
    expect(page.link.session()).toBeUndefined()
    expect(globalThis.porticoWalletConnect?.has(page.options.prefix ?? '')).not.toBe(true)
    expect(relay.attempts).toBe(before)
  })

  it('that is never reached shows no code, and gives one on a retry', async () => {
    await using page = openLink(sandbox)
    relay.fault({ method: 'open', answer: 'hang' })
    const knock = relay.knock()
    const first = hold(page)
    await knock
    first.stop()
    expect(first.reports).toEqual([])
    relay.clear()
    const second = hold(page)
    expect((await second.until('pairing.offered')).uri).toMatch(/^wc:\w{64}@2\?/)
    expect(first.reports).toEqual([])
  })

  it('that is down shows its code as soon as it is back', async () => {
    await using page = openLink(sandbox)
    relay.stop()
    const knock = relay.knock()
    const held = hold(page)
    await knock
    expect(held.reports).toEqual([])
    relay.restart()
    expect((await held.until('pairing.offered')).uri).toMatch(/^wc:/)
  })

  it.each(reasons)('that refuses the %s is contacted at once for each of the user’s retries', async (why, code) => {
    await using page = openLink(sandbox)
    await using phone = await takePhone(sandbox)
    relay.refuse(why)
    const before = relay.attempts
    for (const attempts of [1, 2]) {
      const held = hold(page)
      await held.until('pairing.refused')
      held.stop()
      await page.pulse()
      expect(held.reports).toEqual([{ type: 'pairing.refused', failure: { code } }])
      expect(relay.attempts - before).toBe(attempts)
    }
    relay.clear()
    expect((await settled(page, phone)).name).toBe('Sandbox Phone')
  })

  it('that refuses later is left alone, reports that to the next caller, and works again', async () => {
    await using page = openLink(sandbox)
    await using phone = await takePhone(sandbox)
    await settled(page, phone)
    const working = await page.link.load()
    await phone.goOffline()
    const before = relay.attempts
    relay.refuse('key')
    await relay.connected(0)
    await page.pulse()
    expect(relay.attempts - before).toBe(0)
    expect(await failureOf(working.request('eip155:31337', sign))).toMatchObject({ code: 'relay.key' })
    await page.pulse()
    expect(relay.attempts - before).toBe(1)
    relay.clear()
    await phone.goOnline()
    const signature = await approved(phone, working.request('eip155:31337', sign))
    expect(signature).toMatch(/^0x[\da-f]{130}$/)
  })

  it('that is reached again, after another tab has stored only its own topics, still delivers the wallet’s messages and answers [pairing-tabs]', async () => {
    await using page = openLink(sandbox)
    await using phone = await takePhone(sandbox)
    await settled(page, phone)
    const working = await page.link.load()
    await page.storesOthersTopics()
    relay.cut()
    await relay.next('irn_batchSubscribe')
    const signature = await approved(phone, working.request('eip155:31337', sign))
    expect(signature).toMatch(/^0x[\da-f]{130}$/)

    await page.storesOthersTopics()
    relay.cut()
    await relay.next('irn_batchSubscribe')
    await phone.disconnect()
    await vi.waitFor(() => expect(page.link.session()).toBeUndefined())
  })

  it('still delivers the wallet’s messages to a reloaded page, after another tab has stored only its own topics [pairing-tabs]', async () => {
    const { phone, ends } = await openEnds(sandbox)
    const before = await ends.open()
    phone.behave({ method: 'wc_sessionPropose', with: 'approve' })
    await before.connect(wanted(['eip155:31337']))
    await storesOthersTopics(before.client.core)
    const manager = new SessionManager(await ends.open())
    expect(manager.restore()).toBeDefined()
    await phone.disconnect()
    await vi.waitFor(() => expect(manager.session).toBeUndefined())
    await ends.close()
    await phone.destroy()
  })

  it('that sends invalid messages is ignored, and continues to work', async () => {
    const uncaught: unknown[] = []
    const note = (cause: unknown) => void uncaught.push(cause)
    process.on('unhandledRejection', note)
    process.on('uncaughtException', note)
    await using page = openLink(sandbox)
    const held = hold(page)
    await held.until('pairing.offered')
    for (const nonsense of ['null', '7', '{"id":null}', `"${'x'.repeat(5e6)}"`]) relay.say(nonsense)
    held.stop()
    await using phone = await takePhone(sandbox)
    expect((await settled(page, phone)).name).toBe('Sandbox Phone')
    process.off('unhandledRejection', note)
    process.off('uncaughtException', note)
    expect(uncaught).toEqual([])
  })

  it('that answers every request with an error is abandoned after the second, and no failure stays uncaught', async () => {
    const uncaught: unknown[] = []
    const note = (cause: unknown) => void uncaught.push(cause)
    process.on('unhandledRejection', note)
    await using page = openLink(sandbox)
    relay.fault({ answer: { error: { code: -32000, message: 'No.' } } })
    const held = hold(page)
    await relay.next('wc_proposeSession')
    await vi.waitFor(async () => {
      await page.pulse()
      expect(held.reports).toEqual([{ type: 'pairing.refused', failure: { code: 'relay.unreachable' } }])
    }, 20_000)
    held.stop()
    relay.clear()
    const again = hold(page)
    expect((await again.until('pairing.offered')).uri).toMatch(/^wc:/)
    process.off('unhandledRejection', note)
    expect(uncaught).toEqual([])
  })

  it('that drops the connection in the middle of an approval delivers it later', async () => {
    await using page = openLink(sandbox)
    await using phone = await takePhone(sandbox)
    relay.fault({ method: 'irn_subscription', tag: 1102, times: 1, answer: 'drop' })
    expect((await settled(page, phone)).namespaces).toEqual(['eip155'])
  })

  it('that loses every second message still delivers them when the connection is back', async () => {
    await using page = openLink(sandbox)
    await using phone = await takePhone(sandbox)
    relay.fault({ method: 'irn_subscription', every: 2, answer: 'hang' })
    const settling = settled(page, phone)
    await relay.next('irn_subscription')
    await relay.next('irn_subscription')
    relay.clear()
    relay.cut()
    expect((await settling).name).toBe('Sandbox Phone')
  })
})
