import { UniversalProvider } from '@walletconnect/universal-provider'
import { describe, expect, it, vi } from 'vitest'
import {
  elapse,
  inThePage,
  laterBy,
  method,
  ONE,
  openWorld,
  scanned,
  signedOn,
  spyTimers,
  TWO,
} from './one-step-world.ts'
import { hold, openLink } from './pairings.ts'
import { takePhone } from './relay-world.ts'

const world = openWorld()

describe('a code', () => {
  it.each(['signs', 'just connects'])('that was renewed can still be approved by a wallet that %s', async (how) => {
    const siwx = inThePage()
    await using page = openLink(world.sandbox, { siwx })
    await using own = await takePhone(world.sandbox, { oneStep: how === 'signs' })
    const first = await scanned(page, own)
    await own.nextRequest()
    laterBy(230_001)
    const second = hold(page)
    await second.until('pairing.offered')
    await own.approve()
    await first.held.until('pairing.settled')
    expect(await signedOn(siwx)).toEqual(how === 'signs' ? [ONE, TWO] : [])
    expect(page.link.session()?.topic).toBe(own.sessions()[0]?.topic)
  })

  it('expires, leaves no error to the page, and is honoured all the same if the user was slow to sign', async () => {
    const timers = spyTimers()
    const siwx = inThePage()
    await using page = openLink(world.sandbox, { siwx })
    const { held } = await scanned(page, world.phone)
    await world.phone.nextRequest()
    await elapse(timers, (ms) => ms > 290_000 && ms <= 295_000)
    expect((await held.until('pairing.refused')).failure).toEqual({ code: 'pairing.expired' })
    await world.phone.approve()
    await held.until('pairing.settled')
    expect(await signedOn(siwx)).toEqual([ONE, TWO])
  })

  it('is useless after an hour, and leaves no error to the page', async () => {
    const timers = spyTimers()
    await using page = openLink(world.sandbox, { siwx: inThePage() })
    const { held } = await scanned(page, world.phone)
    await elapse(timers, (ms) => ms > 3_590_000 && ms <= 3_595_000)
    expect((await held.until('pairing.refused')).failure).toEqual({ code: 'pairing.expired' })
  })

  it('leaves nothing to subscribe to on the next visit once it is over', async () => {
    await using page = openLink(world.sandbox, { siwx: inThePage() })
    world.phone.behave({ method, with: 'approve' })
    await (await scanned(page, world.phone)).answered()
    const client: unknown = await globalThis.porticoWalletConnect?.get(page.options.prefix ?? '')
    if (!(client instanceof UniversalProvider)) throw new Error('The page has no client.')
    const { auth } = client.client
    expect([auth.requests.getAll(), auth.pairingTopics.getAll()]).toEqual([[], []])
    await vi.waitFor(() => expect(client.client.core.relayer.subscriber.topics).toHaveLength(2))
  })
})
