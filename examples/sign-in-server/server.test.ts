import bs58 from 'bs58'
import { type Hex, serializeErc6492Signature } from 'viem'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { accounts, deployWalletFactory, type Sandbox, startSandbox, type WalletFactory } from '../../sandbox/index.ts'
import { parseMessage, ServerSIWX, type SIWXSession } from '../../siwx/index.ts'
import { createServer } from './index.ts'

type Account = (typeof accounts)[number]
const [alice, bob] = accounts as [Account, Account]
const origin = 'https://dapp.example:8443'
const one = 'eip155:31337'
const minute = 60_000

let sandbox: Sandbox
let factory: WalletFactory
beforeAll(async () => {
  sandbox = await startSandbox()
  factory = await deployWalletFactory(sandbox.one)
})
afterAll(() => sandbox.stop())
afterEach(() => sandbox.one.clear())

const all = () => ({ [one]: [sandbox.one.url], 'eip155:31338': [sandbox.two.url], 'solana:sandbox': [] })

/** A server, and browsers that keep its cookies. */
function setUp(chains: Record<string, string[]> = all()) {
  const clock = { now: Date.parse('2030-01-01T00:00:00Z') }
  const now = () => clock.now
  const app = createServer({ origin, chains, now })
  const browse = (from = origin) => {
    let cookie = ''
    const answers: Response[] = []
    const fetch: typeof globalThis.fetch = async (url, init) => {
      const request = new Request(url, init)
      request.headers.set('origin', from)
      if (cookie) request.headers.set('cookie', cookie)
      const answer = await app.fetch(request)
      const given = answer.headers.get('set-cookie')
      if (given) cookie = given.split(';')[0] ?? ''
      answers.push(answer.clone())
      return answer
    }
    const words = { domain: 'dapp.example:8443', uri: `${origin}/start`, expiration: 60 * minute, now, fetch }
    const siwx = new ServerSIWX({ url: 'https://api.example/', ...words })
    return {
      siwx,
      cookie: () => cookie,
      become: (other: string) => {
        cookie = other
      },
      last: () => answers.at(-1),
      said: async () => answers.at(-1)?.clone().json(),
      post: (path: string, body: unknown) =>
        fetch(`https://api.example/${path}`, {
          method: 'POST',
          body: JSON.stringify(body),
          headers: { 'content-type': 'application/json' },
        }),
      fetch,
    }
  }
  return { clock, app, browse }
}

type Browser = ReturnType<ReturnType<typeof setUp>['browse']>

async function signed(
  { siwx }: Browser,
  { account = alice, chainId = one, alter = (text) => text }: SigningOptions = {},
): Promise<SIWXSession> {
  const text = alter((await siwx.createMessage({ accountAddress: account.address, chainId })).toString())
  return { data: parseMessage(text), message: text, signature: await account.signMessage({ message: text }) }
}
interface SigningOptions {
  account?: Account
  chainId?: 'eip155:31337' | 'eip155:31338' | 'eip155:1'
  alter?: (text: string) => string
}

/** The malleable twin of a signature, which anyone can compute. */
function twinOf(signature: string): string {
  const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n
  const s = order - BigInt(`0x${signature.slice(66, 130)}`)
  return `${signature.slice(0, 66)}${s.toString(16).padStart(64, '0')}${signature.endsWith('1b') ? '1c' : '1b'}`
}

describe('a user', () => {
  it('signs in, is recognized after a reload, and signs out', async () => {
    const browser = setUp().browse()
    expect(await browser.siwx.getSessions(one, alice.address)).toEqual([])
    const session = await signed(browser)
    await browser.siwx.addSession(session)
    expect(await browser.siwx.getSessions(one, alice.address.toLowerCase())).toEqual([session])
    expect(await browser.siwx.getSessions('eip155:31338', alice.address)).toEqual([])
    expect(await browser.siwx.getSessions(one, bob.address)).toEqual([])
    await browser.siwx.setSessions([])
    expect(await browser.siwx.getSessions(one, alice.address)).toEqual([])
  })

  it('has a session for each account and chain, and each ends separately', async () => {
    const browser = setUp().browse()
    await browser.siwx.addSession(await signed(browser))
    const second = await signed(browser, { chainId: 'eip155:31338' })
    await browser.siwx.addSession(second)
    await browser.siwx.revokeSession(one, alice.address)
    expect(await browser.siwx.getSessions(one, alice.address)).toEqual([])
    expect(await browser.siwx.getSessions('eip155:31338', alice.address)).toEqual([second])
  })

  it('signs in on several chains in one step', async () => {
    const browser = setUp().browse()
    await browser.siwx.addSession(await signed(browser, { account: bob }))
    const first = await signed(browser)
    const message = first.message.replace('Chain ID: 31337', 'Chain ID: 31338')
    const second = { data: parseMessage(message), message, signature: await alice.signMessage({ message }) }
    await browser.siwx.setSessions([first, second])
    expect(await browser.siwx.getSessions(one, alice.address)).toEqual([first])
    expect(await browser.siwx.getSessions('eip155:31338', alice.address)).toEqual([second])
    expect(await browser.siwx.getSessions(one, bob.address)).toEqual([])
  })

  it('signs in in two tabs at once: one tab’s nonce stays valid when the other is done', async () => {
    const browser = setUp().browse()
    const [first, second] = [await signed(browser), await signed(browser, { account: bob })]
    await browser.siwx.addSession(first)
    await browser.siwx.addSession(second)
    expect(await browser.siwx.getSessions(one, alice.address)).toEqual([first])
    expect(await browser.siwx.getSessions(one, bob.address)).toEqual([second])
  })

  it('signs in with a contract wallet, deployed or not', async () => {
    const browser = setUp().browse()
    const wallet = await factory.addressOf(alice.address)
    const sign = async (wrap: (signature: Hex) => Hex) => {
      const message = (await browser.siwx.createMessage({ accountAddress: wallet, chainId: one })).toString()
      const signature = wrap(await alice.signMessage({ message }))
      return { data: parseMessage(message), message, signature }
    }
    const data = factory.callFor(alice.address)
    await browser.siwx.addSession(
      await sign((signature) => serializeErc6492Signature({ address: factory.address, data, signature })),
    )
    await factory.create(alice.address)
    const session = await sign((signature) => signature)
    await browser.siwx.addSession(session)
    expect(await browser.siwx.getSessions(one, wallet)).toEqual([session])
  })

  it('signs in with a Solana account', async () => {
    const browser = setUp().browse()
    const { publicKey, privateKey } = await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify'])
    const accountAddress = bs58.encode(new Uint8Array(await crypto.subtle.exportKey('raw', publicKey)))
    const message = (await browser.siwx.createMessage({ accountAddress, chainId: 'solana:sandbox' })).toString()
    const signature = bs58.encode(
      new Uint8Array(await crypto.subtle.sign('Ed25519', privateKey, new TextEncoder().encode(message))),
    )
    await browser.siwx.addSession({ data: parseMessage(message), message, signature })
    expect(await browser.siwx.getSessions('solana:sandbox', accountAddress)).toHaveLength(1)
  })
})

describe('rejects a sign-in', () => {
  const refused: [string, string, string, SigningOptions | ((browser: Browser) => Promise<SIWXSession>)][] = [
    [
      'for another domain',
      'domain',
      'sign.unauthorized',
      { alter: (text) => text.replace('dapp.example:8443 wants', 'evil.example wants') },
    ],
    [
      'for the same host on another port',
      'domain',
      'sign.unauthorized',
      { alter: (text) => text.replace('dapp.example:8443 wants', 'dapp.example wants') },
    ],
    ['by another scheme', 'domain', 'sign.unauthorized', { alter: (text) => `http://${text}` }],
    [
      'for another address of the web',
      'uri',
      'sign.unauthorized',
      { alter: (text) => text.replace('URI: https://dapp.example:8443', 'URI: https://evil.example') },
    ],
    ['on a chain that the server does not know', 'chain', 'sign.unauthorized', { chainId: 'eip155:1' }],
    [
      'with a nonce that the server never made',
      'nonce',
      'sign.unauthorized',
      { alter: (text) => text.replace(/Nonce: \w+/, 'Nonce: 12345678') },
    ],
    [
      'with a time in the future',
      'early',
      'sign.early',
      { alter: (text) => text.replace('Issued At: 2030', 'Issued At: 2031') },
    ],
    [
      'with a time that has passed',
      'expired',
      'sign.expired',
      { alter: (text) => text.replace('Expiration Time: 2030', 'Expiration Time: 2029') },
    ],
    [
      'by the key of another account',
      'signature',
      'sign.unauthorized',
      async (browser) => {
        const session = await signed(browser)
        return { ...session, signature: await bob.signMessage({ message: session.message }) }
      },
    ],
    [
      'by a truncated signature',
      'signature',
      'sign.unauthorized',
      async (browser) => {
        const session = await signed(browser)
        return { ...session, signature: session.signature.slice(0, -2) }
      },
    ],
    [
      'by the twin of a signature',
      'signature',
      'sign.unauthorized',
      async (browser) => {
        const session = await signed(browser)
        return { ...session, signature: twinOf(session.signature) }
      },
    ],
    [
      'by the signature of another text',
      'signature',
      'sign.unauthorized',
      async (browser) => {
        const [session, other] = [await signed(browser), await signed(browser)]
        return { ...session, signature: other.signature }
      },
    ],
    [
      'for an address that did not sign',
      'signature',
      'sign.unauthorized',
      async (browser) => {
        const session = await signed(browser)
        return { ...session, message: session.message.replace(alice.address, bob.address) }
      },
    ],
    [
      'with a chain that was put in afterwards',
      'signature',
      'sign.unauthorized',
      async (browser) => {
        const session = await signed(browser)
        return { ...session, message: session.message.replace('Chain ID: 31337', 'Chain ID: 31338') }
      },
    ],
    [
      'by a text that is none',
      'message',
      'sign.invalid',
      async (browser) => ({ ...(await signed(browser)), message: 'Let me in' }),
    ],
    [
      'by a text with a line more',
      'message',
      'sign.invalid',
      async (browser) => {
        const { data, message } = await signed(browser)
        const longer = `${message}\nand more`
        return { data, message: longer, signature: await alice.signMessage({ message: longer }) }
      },
    ],
  ]

  it.each(refused)('%s (%s)', async (_, error, code, make) => {
    const browser = setUp().browse()
    const session = typeof make === 'function' ? await make(browser) : await signed(browser, make)
    await expect(browser.siwx.addSession(session)).rejects.toMatchObject({ code })
    expect(await browser.said()).toEqual({ error })
    expect(await browser.siwx.getSessions(one, alice.address)).toEqual([])
    expect(await browser.siwx.getSessions(one, bob.address)).toEqual([])
  })

  it('with a nonce used before, whether that sign-in succeeded or not', async () => {
    const browser = setUp().browse()
    const session = await signed(browser)
    await browser.siwx.addSession(session)
    await expect(browser.siwx.addSession(session)).rejects.toMatchObject({ code: 'sign.unauthorized' })
    expect(await browser.said()).toEqual({ error: 'nonce' })

    const next = await signed(browser)
    const wrong = { ...next, signature: await bob.signMessage({ message: next.message }) }
    await expect(browser.siwx.addSession(wrong)).rejects.toMatchObject({ code: 'sign.unauthorized' })
    await expect(browser.siwx.addSession(next)).rejects.toMatchObject({ code: 'sign.unauthorized' })
    expect(await browser.said()).toEqual({ error: 'nonce' })
  })

  it('with another user’s nonce, which stays valid for that user', async () => {
    const { browse } = setUp()
    const [mine, theirs] = [browse(), browse()]
    const session = await signed(theirs)
    await mine.siwx.createMessage({ accountAddress: alice.address, chainId: one })
    await expect(mine.siwx.addSession(session)).rejects.toMatchObject({ code: 'sign.unauthorized' })
    expect(await mine.said()).toEqual({ error: 'nonce' })
    await theirs.siwx.addSession(session)
  })

  it('with the nonce of a cookie from before the sign-in', async () => {
    const { browse } = setUp()
    const [browser, thief] = [browse(), browse()]
    const session = await signed(browser)
    thief.become(browser.cookie())
    const theirs = await signed(thief, { account: bob })
    await browser.siwx.addSession(session)
    await expect(thief.siwx.addSession(theirs)).rejects.toMatchObject({ code: 'sign.unauthorized' })
    expect(await thief.said()).toEqual({ error: 'nonce' })
    expect(await browser.siwx.getSessions(one, alice.address)).toEqual([session])
  })

  it('with a cookie that the server did not create', async () => {
    const browser = setUp().browse()
    browser.become(`sign-in=${'x'.repeat(2_000)}; __Host-sign-in=${'x'.repeat(2_000)}`)
    await browser.fetch('https://api.example/nonce')
    expect(browser.cookie()).toMatch(/^__Host-sign-in=[\da-f-]{36}$/)
  })

  it('without a cookie', async () => {
    const browser = setUp().browse()
    const session = await signed(browser)
    browser.become('')
    await expect(browser.siwx.addSession(session)).rejects.toMatchObject({ code: 'sign.unauthorized' })
    expect(await browser.said()).toEqual({ error: 'nonce' })
  })

  it('after the nonce has expired', async () => {
    const { clock, browse } = setUp()
    const browser = browse()
    const session = await signed(browser)
    clock.now += 5 * minute
    await expect(browser.siwx.addSession(session)).rejects.toMatchObject({ code: 'sign.expired' })
  })

  it('after the session has expired', async () => {
    const { clock, browse } = setUp()
    const browser = browse()
    await browser.siwx.addSession(await signed(browser))
    clock.now += 60 * minute
    expect((await browser.fetch('https://api.example/me')).status).toBe(401)
    expect(await browser.siwx.getSessions(one, alice.address)).toEqual([])
  })

  it('with a cookie from before the sign-in', async () => {
    const { browse } = setUp()
    const [browser, thief] = [browse(), browse()]
    const session = await signed(browser)
    thief.become(browser.cookie())
    await browser.siwx.addSession(session)
    expect(await thief.siwx.getSessions(one, alice.address)).toEqual([])
    expect(await browser.siwx.getSessions(one, alice.address)).toEqual([session])
  })

  it('from another site', async () => {
    const { browse } = setUp()
    const [browser, elsewhere] = [browse(), browse('https://evil.example')]
    const { message, signature } = await signed(browser)
    elsewhere.become(browser.cookie())
    const answer = await elsewhere.post('verify', { message, signature })
    expect([answer.status, await answer.json()]).toEqual([403, { error: 'origin' }])
    expect(answer.headers.get('access-control-allow-origin')).toBeNull()
    expect((await elsewhere.post('logout', {})).status).toBe(403)
  })

  it.each([{}, [], 'text', null, { message: 1, signature: '' }, { message: 'a'.repeat(20_000), signature: '0x' }])(
    'with any other body: %j',
    async (body) => {
      const browser = setUp().browse()
      await browser.fetch('https://api.example/nonce')
      expect((await browser.post('verify', body)).status).toBe(400)
    },
  )
})

describe('on a chain without nodes', () => {
  const bare = () => setUp({ [one]: [] }).browse()

  it('accounts with keys sign in', async () => {
    const browser = bare()
    await browser.siwx.addSession(await signed(browser))
    expect(await browser.siwx.getSessions(one, alice.address)).toHaveLength(1)
  })

  it('an account is rejected if the signature is not its key’s', async () => {
    const browser = bare()
    const session = await signed(browser)
    const signature = await bob.signMessage({ message: session.message })
    await expect(browser.siwx.addSession({ ...session, signature })).rejects.toMatchObject({
      code: 'sign.unauthorized',
    })
    expect(await browser.said()).toEqual({ error: 'signature' })
  })
})

describe('the answers', () => {
  it('set a cookie that no script can read and no other site sends', async () => {
    const browser = setUp().browse()
    await browser.fetch('https://api.example/nonce')
    const given = browser.last()?.headers.get('set-cookie')
    expect(given).toMatch(/^__Host-/)
    expect(given?.split('; ').slice(1)).toEqual(['Max-Age=86400', 'Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax'])
  })

  it('set it once, and keep what another tab has received meanwhile', async () => {
    const browser = setUp().browse()
    await browser.fetch('https://api.example/nonce')
    await browser.fetch('https://api.example/nonce')
    expect(browser.last()?.headers.get('set-cookie')).toBeNull()
  })

  it('are for the dApp’s origin only, and not cached', async () => {
    const browser = setUp().browse()
    await browser.fetch('https://api.example/nonce')
    const headers = browser.last()?.headers
    expect(headers?.get('access-control-allow-origin')).toBe(origin)
    expect(headers?.get('access-control-allow-credentials')).toBe('true')
    expect(headers?.get('cache-control')).toBe('no-store')
  })

  it('report a server error if its node is down, and grant no session', async () => {
    const browser = setUp().browse()
    const wallet = await factory.addressOf(bob.address)
    const message = (await browser.siwx.createMessage({ accountAddress: wallet, chainId: one })).toString()
    const signature = await bob.signMessage({ message })
    sandbox.one.fault({ answer: 'drop' })
    const session = { data: parseMessage(message), message, signature }
    await expect(browser.siwx.addSession(session)).rejects.toMatchObject({ code: 'sign.server' })
    expect(browser.last()?.status).toBe(500)
    expect(await browser.siwx.getSessions(one, wallet)).toEqual([])
  })
})
