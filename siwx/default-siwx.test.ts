import { describe, expect, it, vi } from 'vitest'
import { accounts } from '../sandbox/index.ts'
import { DefaultSIWX } from './default-siwx.ts'
import { LocalStorage } from './local-storage.ts'
import { InformalMessenger } from './messenger.ts'
import type { SIWXConfig, SIWXSession, SIWXVerifier } from './types.ts'

type Account = (typeof accounts)[number]
const [alice, bob] = accounts as [Account, Account]
const one = 'eip155:31337'
const two = 'eip155:31338'
const hour = 3_600_000

/** A browser's storage, separate for each test. */
function makeStorage(): Storage {
  const kept = new Map<string, string>()
  return {
    get length() {
      return kept.size
    },
    clear: () => kept.clear(),
    key: (at) => [...kept.keys()][at] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }
}

function setUp({ open, expiration = hour }: { open?: () => Storage; expiration?: number } = {}) {
  const clock = { now: Date.parse('2030-01-01T00:00:00Z') }
  const storage = makeStorage()
  const now = () => clock.now
  const make = (verifiers?: SIWXVerifier[]) =>
    new DefaultSIWX({
      ...(verifiers && { verifiers }),
      messenger: new InformalMessenger({ domain: 'dapp.example', uri: 'https://dapp.example/', expiration, now }),
      storage: new LocalStorage({ open: open ?? (() => storage) }),
      now,
    })
  return { clock, storage, siwx: make(), make }
}

async function signed(siwx: SIWXConfig, account: Account = alice, chainId: typeof one | typeof two = one) {
  const message = await siwx.createMessage({ accountAddress: account.address, chainId })
  const text = message.toString()
  const { toString: _, ...data } = message
  return { data, message: text, signature: await account.signMessage({ message: text }) } satisfies SIWXSession
}

describe('a session', () => {
  it('is stored for other pages too, and found only by its account and chain', async () => {
    const { siwx, make } = setUp()
    const session = await signed(siwx)
    await siwx.addSession(session)
    for (const each of [siwx, make()]) {
      expect(await each.getSessions(one, alice.address)).toEqual([session])
      expect(await each.getSessions(one, alice.address.toLowerCase())).toEqual([session])
      expect(await each.getSessions(two, alice.address)).toEqual([])
      expect(await each.getSessions(one, bob.address)).toEqual([])
    }
  })

  it('replaces the previous one', async () => {
    const { siwx } = setUp()
    await siwx.addSession(await signed(siwx))
    const later = await signed(siwx)
    await siwx.addSession(later)
    expect(await siwx.getSessions(one, alice.address)).toEqual([later])
  })

  it('is revoked separately', async () => {
    const { siwx } = setUp()
    const sessions = await Promise.all([signed(siwx), signed(siwx, alice, two), signed(siwx, bob)])
    await siwx.setSessions(sessions)
    await siwx.revokeSession(one, alice.address)
    expect(await siwx.getSessions(one, alice.address)).toEqual([])
    expect(await siwx.getSessions(two, alice.address)).toEqual([sessions[1]])
    expect(await siwx.getSessions(one, bob.address)).toEqual([sessions[2]])
  })

  it('expires, and is then deleted', async () => {
    const { siwx, clock, storage } = setUp()
    await siwx.addSession(await signed(siwx))
    clock.now += hour - 1
    expect(await siwx.getSessions(one, alice.address)).toHaveLength(1)
    clock.now += 1
    expect(await siwx.getSessions(one, alice.address)).toEqual([])
    expect(storage.length).toBe(0)
  })

  it('begins at its not-before time, and is kept until then', async () => {
    const { siwx, clock } = setUp()
    const notBefore = new Date(clock.now + hour).toISOString()
    const message = await siwx.createMessage({ accountAddress: alice.address, chainId: one, notBefore })
    const { toString: _, ...data } = message
    const text = message.toString()
    await siwx.addSession({ data, message: text, signature: await alice.signMessage({ message: text }) })
    expect(await siwx.getSessions(one, alice.address)).toEqual([])
    clock.now += hour
    expect(await siwx.getSessions(one, alice.address)).toHaveLength(1)
  })

  it('is not lost if the user signs in while the previous one is found invalid', async () => {
    const { make, storage } = setUp()
    const answers: PromiseWithResolvers<boolean>[] = []
    const verify = () => {
      const answer = Promise.withResolvers<boolean>()
      answers.push(answer)
      return answer.promise
    }
    const [first, other] = [make([{ chainNamespace: 'eip155', verify }]), make()]
    storage.setItem('@appkit/siwx', JSON.stringify([await signed(other)]))
    const reading = first.getSessions(one, alice.address)
    await vi.waitFor(() => expect(answers).toHaveLength(1))
    const later = await signed(other)
    await other.addSession(later)
    answers[0]?.resolve(false)
    expect(await reading).toEqual([])
    expect(await other.getSessions(one, alice.address)).toEqual([later])
  })

  it('is rejected if it expired while it was signed', async () => {
    const { siwx, clock } = setUp()
    const session = await signed(siwx)
    clock.now += hour
    await expect(siwx.addSession(session)).rejects.toMatchObject({ code: 'sign.expired' })
  })
})

describe('an altered session', () => {
  const alterations: [string, (session: SIWXSession) => SIWXSession | Promise<SIWXSession>][] = [
    ['domain', (session) => ({ ...session, data: { ...session.data, domain: 'evil.example' } })],
    ['uri', (session) => ({ ...session, data: { ...session.data, uri: 'https://evil.example/' } })],
    ['chain', (session) => ({ ...session, data: { ...session.data, chainId: two } })],
    ['address', (session) => ({ ...session, data: { ...session.data, accountAddress: bob.address } })],
    ['nonce', (session) => ({ ...session, data: { ...session.data, nonce: '00000000' } })],
    ['expiry', ({ data: { expirationTime: _, ...data }, ...rest }) => ({ ...rest, data })],
    ['message', (session) => ({ ...session, message: session.message.replace('dapp.example', 'evil.example') })],
    [
      'both alike',
      (session) => ({
        ...session,
        data: { ...session.data, domain: 'evil.example' },
        message: session.message.replace('dapp.example wants', 'evil.example wants'),
      }),
    ],
    ['signer', async (session) => ({ ...session, signature: await bob.signMessage({ message: session.message }) })],
    ['signature', (session) => ({ ...session, signature: session.signature.slice(0, -2) })],
    [
      'domain, and signed so: that of another site',
      async (session) => {
        const message = session.message.replace('dapp.example wants', 'evil.example wants')
        return {
          data: { ...session.data, domain: 'evil.example' },
          message,
          signature: await alice.signMessage({ message }),
        }
      },
    ],
    [
      'uri, and signed so: that of another site',
      async (session) => {
        const uri = 'https://evil.example/'
        const message = session.message.replace('URI: https://dapp.example/', `URI: ${uri}`)
        return { data: { ...session.data, uri }, message, signature: await alice.signMessage({ message }) }
      },
    ],
    [
      'scheme, and signed so: that of another page',
      async (session) => {
        const message = `ftp://${session.message}`
        return { data: { ...session.data, scheme: 'ftp' }, message, signature: await alice.signMessage({ message }) }
      },
    ],
    [
      'namespace',
      (session) => ({ ...session, data: { ...session.data, chainId: 'bip122:000000000019d6689c085ae165831e93' } }),
    ],
  ]

  it.each(alterations)('is rejected: %s', async (_, alter) => {
    const { siwx, storage } = setUp()
    siwx.setNetworks([
      {
        id: 31337,
        name: 'Nowhere',
        caipNetworkId: one,
        chainNamespace: 'eip155',
        nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
        rpcUrls: [],
      },
    ])
    const session = await alter(await signed(siwx))
    await expect(siwx.addSession(session)).rejects.toMatchObject({ name: 'PorticoError' })
    await expect(siwx.setSessions([session])).rejects.toMatchObject({ name: 'PorticoError' })
    expect(storage.length).toBe(0)
  })

  it.each(alterations.filter(([name]) => !['signer', 'signature', 'namespace', 'both alike'].includes(name)))(
    'is not returned if other code has put it into storage: %s',
    async (_, alter) => {
      const { siwx, make, storage } = setUp()
      const session = await alter(await signed(siwx))
      storage.setItem('@appkit/siwx', JSON.stringify([session]))
      const { chainId, accountAddress } = session.data
      expect(await make().getSessions(chainId, accountAddress)).toEqual([])
      expect(storage.length).toBe(0)
    },
  )
})

describe('the storage', () => {
  it.each(['', '{', 'null', '[null, 3, {}]', '[{"data":{},"message":"","signature":""}]'])(
    'may contain anything: %s',
    async (text) => {
      const { siwx, storage } = setUp()
      storage.setItem('@appkit/siwx', text)
      expect(await siwx.getSessions(one, alice.address)).toEqual([])
      const session = await signed(siwx)
      await siwx.addSession(session)
      expect(await siwx.getSessions(one, alice.address)).toEqual([session])
    },
  )

  it('may be full: then new sessions last as long as the page', async () => {
    const { siwx, make, storage } = setUp()
    const old = await signed(siwx)
    await siwx.addSession(old)
    storage.setItem = () => {
      throw new DOMException('It is full', 'QuotaExceededError')
    }
    const session = await signed(siwx, bob)
    await siwx.addSession(session)
    expect(await siwx.getSessions(one, bob.address)).toEqual([session])
    expect(await siwx.getSessions(one, alice.address)).toEqual([old])
    expect(await make().getSessions(one, bob.address)).toEqual([])
    expect(await make().getSessions(one, alice.address)).toEqual([old])
  })

  it.each([
    ['revoked', (siwx: SIWXConfig) => siwx.revokeSession(one, alice.address)],
    ['replaced', async (siwx: SIWXConfig) => siwx.setSessions([await signed(siwx, bob, two)])],
  ])('may be read-only: what is %s stays so after a reload', async (_, end) => {
    const { siwx, make, storage } = setUp()
    await siwx.setSessions([await signed(siwx), await signed(siwx, bob)])
    storage.setItem = () => {
      throw new DOMException('It is full', 'QuotaExceededError')
    }
    await end(siwx)
    expect(await siwx.getSessions(one, alice.address)).toEqual([])
    expect(await make().getSessions(one, alice.address)).toEqual([])
  })

  it('may be blocked: then sessions last as long as the page', async () => {
    const { siwx, make } = setUp({
      open: () => {
        throw new Error('forbidden')
      },
    })
    const session = await signed(siwx)
    await siwx.addSession(session)
    expect(await siwx.getSessions(one, alice.address)).toEqual([session])
    expect(await make().getSessions(one, alice.address)).toEqual([])
    await siwx.setSessions([])
    expect(await siwx.getSessions(one, alice.address)).toEqual([])
  })
})

it('sign-in is required by default, and a session ends with the connection', () => {
  expect([new DefaultSIWX().getRequired(), new DefaultSIWX().signOutOnDisconnect]).toEqual([true, true])
  expect(new DefaultSIWX({ required: false }).getRequired()).toBe(false)
})
