import { UniversalProvider } from '@walletconnect/universal-provider'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ErrorCode } from '../../core/errors.ts'
import { toNetwork } from '../../core/network.ts'
import { createServer } from '../../examples/sign-in-server/index.ts'
import { type Phone, startSandbox, type WalletConnectSandbox } from '../../sandbox/index.ts'
import { DefaultSIWX, InformalMessenger, LocalStorage, ServerSIWX, type SIWXConfig } from '../../siwx/index.ts'
import { networkOf } from './evm-world.ts'
import { memoryStorage } from './page.ts'
import { hold, openLink } from './pairings.ts'
import { takePhone, watchLines } from './relay-world.ts'

const ONE = 'eip155:31337'
const TWO = 'eip155:31338'
const origin = 'http://dapp.example'
const words = { domain: 'dapp.example', uri: origin, statement: 'Welcome.', expiration: 3_600_000 }
const method = 'wc_sessionAuthenticate'
const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
/** The order of the curve: what is subtracted from it gives a signature's twin. */
const SECP256K1 = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n
const signIn = { network: ONE, isSmartAccount: false } as const

let sandbox: WalletConnectSandbox
let phone: Phone & AsyncDisposable
let strays: unknown[]
const noteStray = (cause: unknown) => void strays.push(cause)
beforeAll(async () => {
  sandbox = await startSandbox({ walletConnect: true })
  watchLines(sandbox)
  process.on('unhandledRejection', noteStray)
})
beforeEach(async () => {
  strays = []
  phone = await takePhone(sandbox)
  return async () => {
    await phone[Symbol.asyncDispose]()
    expect(strays).toEqual([])
  }
})
afterEach(() => void vi.restoreAllMocks())
afterAll(async () => {
  process.off('unhandledRejection', noteStray)
  await sandbox.stop()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** An app's own server, which can be told to answer otherwise. */
function serve(options: Partial<Parameters<typeof createServer>[0]> = {}) {
  const chains = { [ONE]: [sandbox.one.url], [TWO]: [sandbox.two.url] }
  const app = createServer({ origin, chains, ...options })
  const instead = new Map<string, () => Response | Promise<Response>>()
  let cookie = ''
  const fetch: typeof globalThis.fetch = async (url, init) => {
    const request = new Request(url, init)
    const other = instead.get(new URL(request.url).pathname)
    if (other) return other()
    request.headers.set('origin', origin)
    request.headers.set('cookie', cookie)
    const answer = await app.fetch(request)
    cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie
    return answer
  }
  return { instead, siwx: new ServerSIWX({ url: 'http://api.example', ...words, fetch }) }
}

/** An app that signs people in for the page alone. */
function inThePage(more: Partial<SIWXConfig> = {}): SIWXConfig {
  const kept = Object.assign(memoryStorage(), { length: 0, key: () => null, clear: () => undefined })
  const storage = new LocalStorage({ open: () => kept })
  return Object.assign(new DefaultSIWX({ messenger: new InformalMessenger(words), storage }), more)
}

const signedOn = async (siwx: SIWXConfig) => {
  const all = await Promise.all(([ONE, TWO] as const).map((chain) => siwx.getSessions(chain, alice)))
  return all.flat().map(({ data }) => data.chainId)
}

type Page = ReturnType<typeof openLink>

/** A phone that scans what the page shows, and is asked; `answered` is what the page says of it in the end. */
async function scanned(page: Page, by: Phone = phone) {
  const held = hold(page)
  await by.pair((await held.until('pairing.offered')).uri)
  const answered = () => Promise.race([held.until('pairing.settled'), held.until('pairing.refused')])
  return { held, answered, types: () => held.reports.map(({ type }) => type) }
}

const laterBy = (ms: number) => {
  const { now } = Date
  vi.spyOn(Date, 'now').mockImplementation(() => now() + ms)
}

/** Lets the time come that somebody waits for. */
async function elapse(timers: ReturnType<typeof spyTimers>, is: (ms: number) => boolean) {
  const find = () => timers.mock.calls.find(([, ms]) => ms !== undefined && is(ms))?.[0]
  await vi.waitFor(() => expect(find()).toBeDefined())
  find()?.()
}
const spyTimers = () => vi.spyOn(globalThis, 'setTimeout')

const ended = async (page: Page, siwx: SIWXConfig) => {
  expect(page.link.session()).toBeUndefined()
  await vi.waitFor(() => expect(phone.sessions()).toEqual([]))
  expect((await page.link.load()).restore()).toBeUndefined()
  expect(await signedOn(siwx)).toEqual([])
}

describe('a wallet that can sign in while it connects', () => {
  it('does so, on every chain, and nothing more is asked', async () => {
    const { siwx } = serve()
    await using page = openLink(sandbox, { siwx })
    const { held } = await scanned(page)
    expect(await phone.nextRequest()).toMatchObject({
      method,
      dapp: { name: 'A dApp' },
      params: { chains: [ONE, TWO], domain: 'dapp.example', aud: origin },
    })
    await phone.approve()
    await held.until('pairing.settled')
    expect(held.reports.slice(1)).toEqual([
      { type: 'pairing.authenticating', signIn },
      { type: 'pairing.settled', namespaces: ['eip155'], name: 'Sandbox Phone', signIn },
    ])
    expect(page.link.session()?.parts.eip155?.accounts.map(({ network }) => network)).toEqual([ONE, TWO])
    expect(await signedOn(siwx)).toEqual([ONE, TWO])
    expect(phone.pending()).toEqual([])

    const working = await page.link.load()
    const signing = working.request(TWO, { method: 'personal_sign', params: ['0x68656c6c6f', alice] })
    await phone.nextRequest()
    await phone.approve()
    expect(await signing).toMatch(/^0x[\da-f]{130}$/)
    await working.end()
    await vi.waitFor(() => expect(phone.sessions()).toEqual([]))
  })

  it('does so for the page alone, and what it signed says what the app did', async () => {
    const siwx = inThePage()
    await using page = openLink(sandbox, { siwx })
    const { answered } = await scanned(page)
    await phone.nextRequest()
    await phone.approve()
    await answered()
    const [session] = await siwx.getSessions(ONE, alice)
    expect(session?.data).toMatchObject({ accountAddress: alice, domain: 'dapp.example', uri: origin, version: '1' })
    expect(session?.data.statement).toMatch(/^Welcome\. I further authorize the stated URI to perform/)
    expect(session?.data.resources).toEqual([expect.stringMatching(/^urn:recap:/)])
    expect(session).toMatchObject({ cacao: { p: { iss: `did:pkh:${ONE}:${alice}` }, s: { s: session?.signature } } })
  })

  it('may do so on some chains only', async () => {
    const siwx = inThePage()
    await using page = openLink(sandbox, { siwx })
    const { answered } = await scanned(page)
    await phone.nextRequest()
    await phone.approve({ chains: [TWO] })
    expect(await answered()).toMatchObject({ type: 'pairing.settled', signIn: { network: TWO } })
    expect(await signedOn(siwx)).toEqual([TWO])
    expect(page.link.session()?.parts.eip155?.accounts.map(({ network }) => network)).toEqual([TWO])
  })

  const refusals: (readonly [string, Parameters<Phone['behave']>[0]['with']])[] = [
    ['no', 'reject'],
    ['no in other words', { error: { code: 4001, message: 'No, thank you.' } }],
  ]
  it.each(refusals)('that says %s is asked again', async (_, behaviour) => {
    const { siwx } = serve()
    await using page = openLink(sandbox, { siwx })
    phone.behave({ method, with: behaviour })
    const { held, answered } = await scanned(page)
    expect(await answered()).toEqual({ type: 'pairing.refused', failure: { code: 'wallet.rejected' } })
    held.stop()
    phone.behave({ method, with: 'approve' })
    expect(await (await scanned(page)).answered()).toMatchObject({ type: 'pairing.settled', signIn })
    expect(await signedOn(siwx)).toEqual([ONE, TWO])
  })

  const twin = (signature: string) => {
    const s = SECP256K1 - BigInt(`0x${signature.slice(66, 130)}`)
    return `${signature.slice(0, 66)}${s.toString(16).padStart(64, '0')}${signature.endsWith('1b') ? '1c' : '1b'}`
  }
  type Auth = Extract<Parameters<Phone['behave']>[0]['with'], { auth: unknown }>['auth']
  const refused = async (page: Page, auth: Auth) => {
    phone.behave({ method, with: { auth } })
    const { held, answered } = await scanned(page)
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
  it.each(lies)('that %s is not let in, and hears that it is over', async (_, auth, code = 'sign.invalid') => {
    const { siwx } = serve()
    await using page = openLink(sandbox, { siwx })
    expect(await refused(page, auth)).toEqual({ type: 'pairing.refused', failure: { code }, signIn })
    await ended(page, siwx)
    phone.behave({ method, with: 'approve' })
    expect(await (await scanned(page)).answered()).toMatchObject({ type: 'pairing.settled', signIn })
  })

  const broken: [string, Auth][] = [
    ['cuts its signature short', { signature: (good) => good.slice(0, -2) }],
    ['sends no signature', { signature: () => '0x' }],
    ['sends what is none', { signature: () => 'Signed, the phone' }],
  ]
  it.each(broken)('that %s is not let in, and leaves no error to the page', async (_, auth) => {
    const { siwx } = serve()
    await using page = openLink(sandbox, { siwx })
    const failure = { code: 'sign.invalid' }
    expect(await refused(page, auth)).toEqual({ type: 'pairing.refused', failure, signIn })
    expect([page.link.session(), await signedOn(siwx)]).toEqual([undefined, []])
    phone.behave({ method, with: 'approve' })
    expect(await (await scanned(page)).answered()).toMatchObject({ type: 'pairing.settled', signIn })
  })
})

describe('who verifies what was signed', () => {
  const page = () => new Response('<!doctype html>', { status: 200, headers: { 'content-type': 'text/html' } })
  const answers: [string, () => Response | Promise<Response>, ErrorCode][] = [
    ['401', () => Response.json({}, { status: 401 }), 'sign.unauthorized'],
    ['401, too late', () => Response.json({ error: 'expired' }, { status: 401 }), 'sign.expired'],
    ['400', () => Response.json({}, { status: 400 }), 'sign.invalid'],
    ['500', () => Response.json({}, { status: 500 }), 'sign.server'],
    ['a page', page, 'sign.server'],
    ['nothing', () => Promise.reject(new TypeError('fetch failed')), 'sign.server'],
  ]
  it.each(answers)('may answer %s: the wallet is disconnected', async (_, answer, code) => {
    const { siwx, instead } = serve()
    instead.set('/verify', answer)
    await using page = openLink(sandbox, { siwx })
    phone.behave({ method, with: 'approve' })
    const { held } = await scanned(page)
    await held.until('pairing.refused')
    expect(held.reports.slice(1)).toEqual([
      { type: 'pairing.authenticating', signIn },
      { type: 'pairing.refused', failure: { code }, signIn },
    ])
    await ended(page, siwx)
  })

  it('is not waited for longer than 30 seconds', async () => {
    const { siwx, instead } = serve()
    instead.set('/verify', () => new Promise(() => {}))
    await using page = openLink(sandbox, { siwx })
    const timers = spyTimers()
    phone.behave({ method, with: 'approve' })
    const { held, answered } = await scanned(page)
    await held.until('pairing.authenticating')
    await elapse(timers, (ms) => ms === 30_000)
    expect(await answered()).toEqual({ type: 'pairing.refused', failure: { code: 'sign.server' }, signIn })
    await ended(page, siwx)
  })
})

describe('who hands out the nonces', () => {
  it('may be down: no code is shown, and no wallet asked, until it is back', async () => {
    const { siwx, instead } = serve()
    instead.set('/nonce', () => Response.json({}, { status: 503 }))
    await using page = openLink(sandbox, { siwx })
    const asked = sandbox.walletConnect.relay.requests.length
    const held = hold(page)
    await held.until('pairing.refused')
    expect(held.reports).toEqual([{ type: 'pairing.refused', failure: { code: 'sign.server' }, signIn }])
    expect(sandbox.walletConnect.relay.requests.slice(asked).map((request) => request.method)).not.toContain(
      'irn_publish',
    )
    held.stop()
    instead.clear()
    phone.behave({ method, with: 'approve' })
    expect(await (await scanned(page)).answered()).toMatchObject({ type: 'pairing.settled', signIn })
  })

  it('is not waited for longer than 10 seconds', async () => {
    const { siwx, instead } = serve()
    instead.set('/nonce', () => new Promise(() => {}))
    await using page = openLink(sandbox, { siwx })
    const timers = spyTimers()
    const held = hold(page)
    await elapse(timers, (ms) => ms === 10_000)
    await held.until('pairing.refused')
    expect(held.reports).toEqual([{ type: 'pairing.refused', failure: { code: 'sign.server' }, signIn }])
  })

  it('is asked once for all who hold the code, and anew for each code', async () => {
    const nonces: string[] = []
    const { siwx } = serve()
    const { createRequest } = siwx
    Object.assign(siwx, {
      createRequest: async (input: Parameters<typeof createRequest>[0]) => {
        const request = await createRequest.call(siwx, input)
        nonces.push(request.nonce)
        return request
      },
    })
    await using page = openLink(sandbox, { siwx })
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

describe('a code', () => {
  it.each(['signs', 'just connects'])('that was renewed may still be approved by a wallet that %s', async (how) => {
    const siwx = inThePage()
    await using page = openLink(sandbox, { siwx })
    await using own = await takePhone(sandbox, { oneStep: how === 'signs' })
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

  it('expires, leaves no error to the page, and is honoured all the same by who was slow to sign', async () => {
    const timers = spyTimers()
    const siwx = inThePage()
    await using page = openLink(sandbox, { siwx })
    const { held } = await scanned(page)
    await phone.nextRequest()
    await elapse(timers, (ms) => ms > 290_000 && ms <= 295_000)
    expect((await held.until('pairing.refused')).failure).toEqual({ code: 'pairing.expired' })
    await phone.approve()
    await held.until('pairing.settled')
    expect(await signedOn(siwx)).toEqual([ONE, TWO])
  })

  it('is of no use after an hour, and leaves no error to the page', async () => {
    const timers = spyTimers()
    await using page = openLink(sandbox, { siwx: inThePage() })
    const { held } = await scanned(page)
    await elapse(timers, (ms) => ms > 3_590_000 && ms <= 3_595_000)
    expect((await held.until('pairing.refused')).failure).toEqual({ code: 'pairing.expired' })
  })

  it('leaves nothing to listen for on the next visit once it is over', async () => {
    await using page = openLink(sandbox, { siwx: inThePage() })
    phone.behave({ method, with: 'approve' })
    await (await scanned(page)).answered()
    const client: unknown = await globalThis.porticoWalletConnect?.get(page.options.prefix ?? '')
    if (!(client instanceof UniversalProvider)) throw new Error('The page has no client.')
    const { auth } = client.client
    expect([auth.requests.getAll(), auth.pairingTopics.getAll()]).toEqual([[], []])
    await vi.waitFor(() => expect(client.client.core.relayer.subscriber.topics).toHaveLength(2))
  })
})

describe('nobody signs in one step', () => {
  const isPlain = async (options: Parameters<typeof openLink>[1], by: Phone = phone) => {
    await using page = openLink(sandbox, options)
    const { held } = await scanned(page, by)
    expect((await by.nextRequest()).method).toBe('wc_sessionPropose')
    await by.approve()
    await held.until('pairing.settled')
    expect(held.reports.slice(1)).toEqual([{ type: 'pairing.settled', namespaces: ['eip155'], name: 'Sandbox Phone' }])
  }

  it('with a wallet that knows nothing of it', async () => {
    await using old = await takePhone(sandbox, { oneStep: false })
    const siwx = inThePage()
    await isPlain({ siwx }, old)
    expect(await signedOn(siwx)).toEqual([])
  })

  it('with such a wallet that says no', async () => {
    await using old = await takePhone(sandbox, { oneStep: false })
    await using page = openLink(sandbox, { siwx: inThePage() })
    old.behave({ with: 'reject' })
    const { answered } = await scanned(page, old)
    expect(await answered()).toEqual({ type: 'pairing.refused', failure: { code: 'wallet.rejected' } })
  })

  it('where wallets of other namespaces are asked as well', async () => {
    const definition = { ...networkOf(sandbox.one), id: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' }
    const networks = [networkOf(sandbox.one), { ...definition, chainNamespace: 'solana' as const }].map(toNetwork)
    await isPlain({ siwx: inThePage(), networks: () => networks })
  })

  it('where no network is one to sign in on', () => isPlain({ siwx: inThePage({ covers: () => false }) }))

  it('where the app’s own way needs to know the account first', () => {
    const { createMessage, addSession, revokeSession, setSessions, getSessions } = serve().siwx
    return isPlain({ siwx: { createMessage, addSession, revokeSession, setSessions, getSessions } })
  })

  it('where wagmi pairs by itself', async () => {
    await using page = openLink(sandbox, { siwx: inThePage() })
    const pairing = (await page.link.load()).pair((uri) => void phone.pair(uri))
    expect((await phone.nextRequest()).method).toBe('wc_sessionPropose')
    await phone.approve()
    expect(await pairing).toMatchObject({ name: 'Sandbox Phone' })
  })
})
