import { describe, expect, it } from 'vitest'
import type { ErrorCode } from '../../core/errors.ts'
import type { Phone } from '../../sandbox/index.ts'
import {
  elapse,
  ended,
  laterBy,
  method,
  openWorld,
  type Page,
  scanned,
  serve,
  signedOn,
  signIn,
  spyTimers,
} from './one-step-world.ts'
import { hold, openLink } from './pairings.ts'

const world = openWorld()

/** The order of the curve: subtracting a value from it gives a signature's twin. */
const SECP256K1 = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n

describe('a wallet that gives the wrong answer', () => {
  const twin = (signature: string) => {
    const s = SECP256K1 - BigInt(`0x${signature.slice(66, 130)}`)
    return `${signature.slice(0, 66)}${s.toString(16).padStart(64, '0')}${signature.endsWith('1b') ? '1c' : '1b'}`
  }
  type Auth = Extract<Parameters<Phone['behave']>[0]['with'], { auth: unknown }>['auth']
  const refused = async (page: Page, auth: Auth) => {
    world.phone.behave({ method, with: { auth } })
    const { held, answered } = await scanned(page, world.phone)
    const report = await answered()
    held.stop()
    return report
  }
  const lies: [string, Auth, ErrorCode?][] = [
    ['signs with another key', { key: 1 }],
    ['answers with another nonce', { nonce: '0123456789abcdef' }],
    ['answers for another app', { domain: 'other.example' }],
    ['sends the twin of its signature', { signature: twin }, 'sign.unauthorized'],
  ]
  it.each(lies)('%s: it is refused, and learns that the session is over', async (_, auth, code = 'sign.invalid') => {
    const { siwx } = serve(world)
    await using page = openLink(world.sandbox, { siwx })
    expect(await refused(page, auth)).toEqual({ type: 'pairing.refused', failure: { code }, signIn })
    await ended(page, world.phone, siwx)
    world.phone.behave({ method, with: 'approve' })
    expect(await (await scanned(page, world.phone)).answered()).toMatchObject({ type: 'pairing.settled', signIn })
  })

  const broken: [string, Auth][] = [
    ['cuts its signature short', { signature: (good) => good.slice(0, -2) }],
    ['sends no signature', { signature: () => '0x' }],
    ['sends what is none', { signature: () => 'Signed, the phone' }],
  ]
  it.each(broken)('%s: it is refused, and leaves no error to the page', async (_, auth) => {
    const { siwx } = serve(world)
    await using page = openLink(world.sandbox, { siwx })
    const failure = { code: 'sign.invalid' }
    expect(await refused(page, auth)).toEqual({ type: 'pairing.refused', failure, signIn })
    expect([page.link.session(), await signedOn(siwx)]).toEqual([undefined, []])
    world.phone.behave({ method, with: 'approve' })
    expect(await (await scanned(page, world.phone)).answered()).toMatchObject({ type: 'pairing.settled', signIn })
  })
})

describe('the service that verifies what was signed', () => {
  const page = () => new Response('<!doctype html>', { status: 200, headers: { 'content-type': 'text/html' } })
  const answers: [string, () => Response | Promise<Response>, ErrorCode][] = [
    ['401', () => Response.json({}, { status: 401 }), 'sign.unauthorized'],
    ['401, too late', () => Response.json({ error: 'expired' }, { status: 401 }), 'sign.expired'],
    ['400', () => Response.json({}, { status: 400 }), 'sign.invalid'],
    ['500', () => Response.json({}, { status: 500 }), 'sign.server'],
    ['a page', page, 'sign.server'],
    ['nothing', () => Promise.reject(new TypeError('fetch failed')), 'sign.server'],
  ]
  it.each(answers)('can answer %s: the wallet is disconnected', async (_, answer, code) => {
    const { siwx, instead } = serve(world)
    instead.set('/verify', answer)
    await using page = openLink(world.sandbox, { siwx })
    world.phone.behave({ method, with: 'approve' })
    const { held } = await scanned(page, world.phone)
    await held.until('pairing.refused')
    expect(held.reports.slice(1)).toEqual([
      { type: 'pairing.authenticating', signIn },
      { type: 'pairing.refused', failure: { code }, signIn },
    ])
    await ended(page, world.phone, siwx)
  })

  it('times out after 30 seconds', async () => {
    const { siwx, instead } = serve(world)
    instead.set('/verify', () => new Promise(() => {}))
    await using page = openLink(world.sandbox, { siwx })
    const timers = spyTimers()
    world.phone.behave({ method, with: 'approve' })
    const { held, answered } = await scanned(page, world.phone)
    await held.until('pairing.authenticating')
    await elapse(timers, (ms) => ms === 30_000)
    expect(await answered()).toEqual({ type: 'pairing.refused', failure: { code: 'sign.server' }, signIn })
    await ended(page, world.phone, siwx)
  })
})

describe('the service that issues the nonces', () => {
  it('can be down: no code is shown, and no wallet asked, until it is back', async () => {
    const { siwx, instead } = serve(world)
    instead.set('/nonce', () => Response.json({}, { status: 503 }))
    await using page = openLink(world.sandbox, { siwx })
    const asked = world.sandbox.walletConnect.relay.requests.length
    const held = hold(page)
    await held.until('pairing.refused')
    expect(held.reports).toEqual([{ type: 'pairing.refused', failure: { code: 'sign.server' }, signIn }])
    expect(world.sandbox.walletConnect.relay.requests.slice(asked).map((request) => request.method)).not.toContain(
      'irn_publish',
    )
    held.stop()
    instead.clear()
    world.phone.behave({ method, with: 'approve' })
    expect(await (await scanned(page, world.phone)).answered()).toMatchObject({ type: 'pairing.settled', signIn })
  })

  it('times out after 10 seconds', async () => {
    const { siwx, instead } = serve(world)
    instead.set('/nonce', () => new Promise(() => {}))
    await using page = openLink(world.sandbox, { siwx })
    const timers = spyTimers()
    const held = hold(page)
    await elapse(timers, (ms) => ms === 10_000)
    await held.until('pairing.refused')
    expect(held.reports).toEqual([{ type: 'pairing.refused', failure: { code: 'sign.server' }, signIn }])
  })

  it('is asked once for all holders of the code, and again for each code', async () => {
    const nonces: string[] = []
    const { siwx } = serve(world)
    const { createRequest } = siwx
    Object.assign(siwx, {
      createRequest: async (input: Parameters<typeof createRequest>[0]) => {
        const request = await createRequest.call(siwx, input)
        nonces.push(request.nonce)
        return request
      },
    })
    await using page = openLink(world.sandbox, { siwx })
    hold(page).stop()
    const [first, second] = [hold(page), hold(page)]
    const offers = await Promise.all([first, second].map((held) => held.until('pairing.offered')))
    expect(new Set(offers.map(({ uri }) => uri)).size).toBe(1)
    expect(nonces).toHaveLength(1)
    laterBy(230_001)
    const { uri } = await hold(page).until('pairing.offered')
    expect(uri).not.toBe(offers[0]?.uri)
    expect(new Set(nonces).size).toBe(2)
  })
})
