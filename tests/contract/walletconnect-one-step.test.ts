import { describe, expect, it, vi } from 'vitest'
import { type ActorRefFrom, createActor, fromCallback, setup, waitFor } from 'xstate'
import { linkOf } from '../../adapters/walletconnect/index.ts'
import type { LinkOptions } from '../../adapters/walletconnect/options.ts'
import type { Network } from '../../core/network.ts'
import { toNetwork } from '../../core/to-network.ts'
import pairingLogic from '../../react/engine/background/pairing.ts'
import type { Phone } from '../../sandbox/index.ts'
import { networkOf } from './evm-world.ts'
import { withoutWindow } from './link-world.ts'
import {
  alice,
  inThePage,
  method,
  ONE,
  openWorld,
  origin,
  scanned,
  serve,
  signedOn,
  signIn,
  TWO,
} from './one-step-world.ts'
import { memoryStorage, openPage } from './page.ts'
import { openLink } from './pairings.ts'
import { takePhone } from './relay-world.ts'

const world = openWorld()

describe('a wallet that can sign in while it connects', () => {
  it('does so, on every chain, and nothing more is requested', async () => {
    const { siwx } = serve(world)
    await using page = openLink(world.sandbox, { siwx })
    const { held } = await scanned(page, world.phone)
    expect(await world.phone.nextRequest()).toMatchObject({
      method,
      dapp: { name: 'A dApp' },
      params: { chains: [ONE, TWO], domain: 'dapp.example', aud: origin },
    })
    await world.phone.approve()
    await held.until('pairing.settled')
    expect(held.reports.slice(1)).toEqual([
      { type: 'pairing.authenticating', signIn },
      { type: 'pairing.settled', namespaces: ['eip155'], name: 'Sandbox Phone', signIn },
    ])
    expect(page.link.session()?.parts.eip155?.accounts.map(({ network }) => network)).toEqual([ONE, TWO])
    expect(await signedOn(siwx)).toEqual([ONE, TWO])
    expect(world.phone.pending()).toEqual([])

    const working = await page.link.load()
    const signing = working.request(TWO, { method: 'personal_sign', params: ['0x68656c6c6f', alice] })
    await world.phone.nextRequest()
    await world.phone.approve()
    expect(await signing).toMatch(/^0x[\da-f]{130}$/)
    await working.end()
    await vi.waitFor(() => expect(world.phone.sessions()).toEqual([]))
  })

  it('does so for the page only, and signs the app’s own statement', async () => {
    const siwx = inThePage()
    await using page = openLink(world.sandbox, { siwx })
    const { answered } = await scanned(page, world.phone)
    await world.phone.nextRequest()
    await world.phone.approve()
    await answered()
    const [session] = await siwx.getSessions(ONE, alice)
    expect(session?.data).toMatchObject({ accountAddress: alice, domain: 'dapp.example', uri: origin, version: '1' })
    expect(session?.data.statement).toMatch(/^Welcome\. I further authorize the stated URI to perform/)
    expect(session?.data.resources).toEqual([expect.stringMatching(/^urn:recap:/)])
    expect(session).toMatchObject({ cacao: { p: { iss: `did:pkh:${ONE}:${alice}` }, s: { s: session?.signature } } })
  })

  it('may do so on some chains only', async () => {
    const siwx = inThePage()
    await using page = openLink(world.sandbox, { siwx })
    const { answered } = await scanned(page, world.phone)
    await world.phone.nextRequest()
    await world.phone.approve({ chains: [TWO] })
    expect(await answered()).toMatchObject({ type: 'pairing.settled', signIn: { network: TWO } })
    expect(await signedOn(siwx)).toEqual([TWO])
    expect(page.link.session()?.parts.eip155?.accounts.map(({ network }) => network)).toEqual([TWO])
  })

  const refusals: (readonly [string, Parameters<Phone['behave']>[0]['with']])[] = [
    ['no', 'reject'],
    ['no in other words', { error: { code: 4001, message: 'No, thank you.' } }],
  ]
  it.each(refusals)('that says %s is asked again', async (_, behaviour) => {
    const { siwx } = serve(world)
    await using page = openLink(world.sandbox, { siwx })
    world.phone.behave({ method, with: behaviour })
    const { held, answered } = await scanned(page, world.phone)
    expect(await answered()).toEqual({ type: 'pairing.refused', failure: { code: 'wallet.rejected' } })
    held.stop()
    world.phone.behave({ method, with: 'approve' })
    expect(await (await scanned(page, world.phone)).answered()).toMatchObject({ type: 'pairing.settled', signIn })
    expect(await signedOn(siwx)).toEqual([ONE, TWO])
  })
})

describe('one-step sign-in is not offered', () => {
  const isPlain = async (options: Parameters<typeof openLink>[1], by: Phone = world.phone) => {
    await using page = openLink(world.sandbox, options)
    const { held } = await scanned(page, by)
    expect((await by.nextRequest()).method).toBe('wc_sessionPropose')
    await by.approve()
    await held.until('pairing.settled')
    expect(held.reports.slice(1)).toEqual([{ type: 'pairing.settled', namespaces: ['eip155'], name: 'Sandbox Phone' }])
  }

  it('with a wallet that does not support it', async () => {
    await using old = await takePhone(world.sandbox, { oneStep: false })
    const siwx = inThePage()
    await isPlain({ siwx }, old)
    expect(await signedOn(siwx)).toEqual([])
  })

  it('with such a wallet that refuses', async () => {
    await using old = await takePhone(world.sandbox, { oneStep: false })
    await using page = openLink(world.sandbox, { siwx: inThePage() })
    old.behave({ with: 'reject' })
    const { answered } = await scanned(page, old)
    expect(await answered()).toEqual({ type: 'pairing.refused', failure: { code: 'wallet.rejected' } })
  })

  it('if wallets of other namespaces are asked as well', async () => {
    const definition = { ...networkOf(world.sandbox.one), id: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' }
    const networks = [networkOf(world.sandbox.one), { ...definition, chainNamespace: 'solana' as const }].map(toNetwork)
    await isPlain({ siwx: inThePage(), networks: () => networks })
  })

  it('if no network supports sign-in', () => isPlain({ siwx: inThePage({ covers: () => false }) }))

  it('if the app’s own sign-in needs to know the account first', () => {
    const { createMessage, addSession, revokeSession, setSessions, getSessions } = serve(world).siwx
    return isPlain({ siwx: { createMessage, addSession, revokeSession, setSessions, getSessions } })
  })

  it('if wagmi pairs by itself', async () => {
    await using page = openLink(world.sandbox, { siwx: inThePage() })
    const pairing = (await page.link.load()).pair((uri) => void world.phone.pair(uri))
    expect((await world.phone.nextRequest()).method).toBe('wc_sessionPropose')
    await world.phone.approve()
    expect(await pairing).toMatchObject({ name: 'Sandbox Phone' })
  })
})

/** As much of a kit as the pairing's chart uses. */
async function kitWith(options: LinkOptions) {
  const page = openPage({ origin, storage: memoryStorage() })
  await withoutWindow(() => linkOf(options).load())
  const [shown, tracked]: [unknown[], unknown[]] = [[], []]
  const sink = (events: unknown[]) => fromCallback(({ receive }) => receive((event) => void events.push(event)))
  const machine = setup({
    types: {} as { context: { selected: object; networks: readonly Network[] } },
    actors: { pairing: pairingLogic({ setup: { link: options } }), tracker: sink(tracked) },
    actions: { show: ({ event }) => void shown.push(event) },
  }).createMachine({
    context: { selected: { eip155: TWO }, networks: options.networks() },
    invoke: (['tracker', 'pairing'] as const).map((src) => ({ src, id: src, systemId: src })),
    on: { 'snackbar.*': { actions: 'show' }, '*': {} },
  })
  const kit = createActor(machine, { systemId: 'kit' }).start()
  const pairing: ActorRefFrom<ReturnType<typeof pairingLogic>> = kit.system.get('pairing')
  const leave = () => {
    kit.stop()
    page.close()
    vi.unstubAllGlobals()
  }
  return { pairing, shown, tracked, leave }
}

describe('the pairing of a kit', () => {
  it('signs in first on the kit’s network, says that it is verifying, and tracks the sign-in', async () => {
    const { siwx } = serve(world)
    await using page = openLink(world.sandbox, { siwx })
    const { leave, pairing, shown, tracked } = await kitWith(page.options)
    pairing.send({ type: 'pairing.hold', by: 'kit' })
    const { context } = await waitFor(pairing, (snapshot) => snapshot.matches({ code: { offered: 'ready' } }))
    await world.phone.pair(context.offer?.uri ?? '')
    expect((await world.phone.nextRequest()).params).toMatchObject({ chains: [TWO, ONE] })
    await world.phone.approve()
    await waitFor(pairing, (snapshot) => snapshot.matches({ code: 'none' }))
    expect(shown).toEqual([
      { type: 'snackbar.show', variant: 'loading', code: 'sign.authenticating' },
      { type: 'snackbar.dismiss' },
    ])
    const properties = { network: TWO, isSmartAccount: false }
    expect(tracked).toEqual([{ type: 'track', event: 'SIWX_AUTH_SUCCESS', properties }])
    expect(await signedOn(siwx)).toEqual([ONE, TWO])
    leave()
  })

  it('says why sign-in failed, and offers a new code', async () => {
    const { siwx, instead } = serve(world)
    instead.set('/verify', () => Response.json({}, { status: 401 }))
    await using page = openLink(world.sandbox, { siwx })
    const { leave, pairing, tracked } = await kitWith(page.options)
    pairing.send({ type: 'pairing.hold', by: 'kit' })
    world.phone.behave({ method, with: 'approve' })
    const ready = () => waitFor(pairing, (snapshot) => snapshot.matches({ code: { offered: 'ready' } }))
    await world.phone.pair((await ready()).context.offer?.uri ?? '')
    const failed = await waitFor(pairing, (snapshot) => snapshot.matches({ code: 'failed' }))
    expect(failed.context.failure).toEqual({ code: 'sign.unauthorized' })
    const properties = { network: TWO, isSmartAccount: false, message: expect.any(String) }
    expect(tracked).toEqual([{ type: 'track', event: 'SIWX_AUTH_ERROR', properties }])
    instead.clear()
    pairing.send({ type: 'pairing.retry' })
    await world.phone.pair((await ready()).context.offer?.uri ?? '')
    await waitFor(pairing, (snapshot) => snapshot.matches({ code: 'none' }))
    expect(tracked.at(-1)).toMatchObject({ event: 'SIWX_AUTH_SUCCESS' })
    leave()
  })
})
