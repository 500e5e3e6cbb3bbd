import { afterEach, describe, expect, it, vi } from 'vitest'
import { PorticoError } from '../core/errors.ts'
import type { SIWXConfig, SIWXSession } from '../siwx/types.ts'
import { signInService } from './sign-in.ts'

const signer = { namespace: 'eip155', caipNetworkId: 'eip155:1', address: '0x00' } as const
const data = {
  accountAddress: '0x00',
  chainId: 'eip155:1',
  domain: 'dapp.example',
  uri: 'https://dapp.example',
  version: '1',
  nonce: 'abcd1234',
} as const
const session: SIWXSession = { data, message: 'text', signature: '0x12' }
const at = Date.parse('2030-01-01T00:00:00Z')
const none = async () => undefined

afterEach(() => vi.unstubAllGlobals())

function setUp(config: Partial<SIWXConfig> = {}) {
  const whole: SIWXConfig = {
    createMessage: async () => ({ ...data, toString: () => 'text' }),
    addSession: vi.fn(async () => {}),
    revokeSession: vi.fn(async () => {}),
    setSessions: vi.fn(async () => {}),
    getSessions: async () => [],
    ...config,
  }
  const page = new EventTarget()
  return { config: whole, page, service: signInService(whole, () => at, page) }
}

it('turns a message into plain data', async () => {
  const { service } = setUp()
  const made = await service.createMessage(signer)
  expect(made).toEqual({ data, message: 'text' })
  expect(JSON.parse(JSON.stringify(made))).toEqual(made)
})

it.each([
  ['one that is known', () => Promise.reject(new PorticoError('sign.expired')), 'sign.expired'],
  ['any other', () => Promise.reject(new Error('no')), 'sign.failed'],
  [
    'one at once',
    () => {
      throw new TypeError('no')
    },
    'sign.failed',
  ],
])('gives an error a code: %s', async (_, fail, code) => {
  const all = { createMessage: fail, addSession: fail, getSessions: fail, revokeSession: fail, setSessions: fail }
  const { service } = setUp(all)
  const asked = [
    service.createMessage(signer),
    service.addSession(session),
    service.readSessions(signer),
    service.endSessions([signer]),
    service.endSessions(null),
  ]
  for (const each of asked) await expect(each).rejects.toMatchObject({ name: 'PorticoError', code })
})

it('rejects a message that lacks a field', async () => {
  const broken = { ...data, nonce: undefined, toString: () => 'text' }
  const { service } = setUp({ createMessage: async () => broken as never })
  await expect(service.createMessage(signer)).rejects.toMatchObject({ code: 'sign.malformed' })
})

it.each([
  ['nothing', undefined],
  ['a session without an account', { ...session, data: { ...data, accountAddress: undefined } }],
  ['a session whose end is unreadable', { ...session, data: { ...data, expirationTime: 'some day' } }],
])('treats %s as no session', async (_, broken) => {
  const { service } = setUp({ getSessions: async () => [broken as never, session] })
  const { sessions, rereadIn } = await service.readSessions(signer)
  expect(sessions).toEqual([{ address: '0x00', caipNetworkId: 'eip155:1', expiresAt: null }])
  expect(rereadIn).toBe(86_400_000)
})

describe('how long a reading stays valid', () => {
  it.each([
    ['until the first session runs out', ['2030-01-01T02:00:00Z', '2030-01-01T01:00:00Z'], 3_600_000],
    ['a day at most', ['2031-01-01T00:00:00Z'], 86_400_000],
    ['a day where none runs out', [undefined], 86_400_000],
    ['a second where it has run out already', ['2029-01-01T00:00:00Z'], 1_000],
  ])('%s', async (_, ends, rereadIn) => {
    const getSessions = async () =>
      ends.map((expirationTime) => ({ ...session, data: { ...data, ...(expirationTime && { expirationTime }) } }))
    const reading = await setUp({ getSessions }).service.readSessions(signer)
    expect(reading.rereadIn).toBe(rereadIn)
    expect(reading.sessions.map(({ expiresAt }) => expiresAt)).toEqual(
      ends.map((end) => (end ? Date.parse(end) : null)),
    )
  })
})

it('ends one session, or all of them', async () => {
  const { service, config } = setUp()
  await service.endSessions([signer])
  await service.endSessions(null)
  expect(config.revokeSession).toHaveBeenCalledExactlyOnceWith('eip155:1', '0x00')
  expect(config.setSessions).toHaveBeenCalledExactlyOnceWith([])
})

describe('the end of several sessions', () => {
  const second = { ...signer, caipNetworkId: 'eip155:2' } as const
  const newer: SIWXSession = { ...session, data: { ...data, chainId: 'eip155:2' } }

  /** A store that answers to the first revocation later, and notes which networks were revoked. */
  function slow(config: Partial<SIWXConfig> = {}) {
    const first = Promise.withResolvers<void>()
    const revoked: string[] = []
    const revokeSession = (chainId: string) => {
      revoked.push(chainId)
      return chainId === 'eip155:1' ? first.promise : none()
    }
    return { first, revoked, ...setUp({ revokeSession, ...config }) }
  }

  it('is attempted for each of them, and the first error is reported', async () => {
    const { first, revoked, service } = slow()
    const ending = service.endSessions([signer, second])
    first.reject(new PorticoError('sign.server'))
    await expect(ending).rejects.toMatchObject({ code: 'sign.server' })
    expect(revoked).toEqual(['eip155:1', 'eip155:2'])
  })

  it('spares one that the user signs meanwhile', async () => {
    const { first, revoked, service } = slow()
    await service.addSession(newer)
    const ending = service.endSessions([signer, second])
    await service.addSession({ ...newer, signature: '0x34' })
    first.resolve()
    await ending
    expect(revoked).toEqual(['eip155:1'])
  })

  it.each([
    ['was signed here', true],
    ['is from before a reload', false],
  ])('includes one that %s, and whose account fails to sign in again meanwhile', async (_, isSignedHere) => {
    const { first, revoked, service } = slow({
      addSession: ({ signature }) => (signature === '0x12' ? none() : Promise.reject(new PorticoError('sign.invalid'))),
    })
    if (isSignedHere) await service.addSession(newer)
    const ending = service.endSessions([signer, second])
    await expect(service.addSession({ ...newer, signature: '0x34' })).rejects.toMatchObject({ code: 'sign.invalid' })
    first.resolve()
    await ending
    expect(revoked).toEqual(['eip155:1', 'eip155:2'])
  })
})

it('signs with the wallet, unless the dApp provides its own signer', async () => {
  const byWallet = async () => 'by the wallet'
  expect(await setUp().service.sign(signer, 'text', byWallet)).toBe('by the wallet')
  const own = setUp({ signMessage: async ({ message }) => `by the app: ${message}` })
  expect(await own.service.sign(signer, 'text', byWallet)).toBe('by the app: text')
})

it('tells other tabs where a session began or ended, and leaves nothing behind', async () => {
  const stored: string[] = []
  const storage = {
    setItem: (key: string) => void stored.push(`+${key}`),
    removeItem: (key: string) => void stored.push(`-${key}`),
  }
  vi.stubGlobal('localStorage', storage)
  const rung = ['+@appkit/siwx-told', '-@appkit/siwx-told']
  const { service } = setUp()
  await service.addSession(session)
  expect(stored.splice(0)).toEqual(rung)
  await service.endSessions([signer])
  expect(stored.splice(0)).toEqual(rung)
  await service.readSessions(signer)
  const failing = setUp({ addSession: () => Promise.reject(new Error('no')) }).service
  await expect(failing.addSession(session)).rejects.toMatchObject({ code: 'sign.failed' })
  expect(stored).toEqual([])
  vi.stubGlobal('localStorage', undefined)
  await service.addSession(session)
})

it('notices changes in other tabs, and a user who returns', () => {
  const { service, page } = setUp()
  const tell = vi.fn()
  const stop = service.watch(tell)
  const stored = (key: string | null) => page.dispatchEvent(Object.assign(new Event('storage'), { key }))
  stored('@appkit/wallet_id')
  expect(tell).toHaveBeenCalledTimes(0)
  stored('@appkit/siwx')
  stored('@appkit/siwx-auth-token')
  stored(null)
  page.dispatchEvent(new Event('focus'))
  expect(tell).toHaveBeenCalledTimes(4)
  stop()
  stored('@appkit/siwx')
  expect(tell).toHaveBeenCalledTimes(4)
})

it('says with each reading whether a session is required, and which networks have sign-in', async () => {
  expect(await setUp().service.readSessions(signer)).toMatchObject({ required: false, covered: true })
  const getSessions = vi.fn()
  const other = setUp({ getRequired: () => true, covers: () => false, getSessions }).service
  expect(await other.readSessions(signer)).toEqual({
    required: true,
    covered: false,
    sessions: [],
    rereadIn: 86_400_000,
  })
  expect(getSessions).not.toHaveBeenCalled()
})

it('does not read a session that is about to end', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const getSessions = vi.fn(async () => [])
  const { service } = setUp({ revokeSession: () => promise, getSessions })
  const ending = service.endSessions([signer])
  const reading = service.readSessions(signer)
  await Promise.resolve()
  expect(getSessions).not.toHaveBeenCalled()
  resolve()
  await Promise.all([ending, reading])
  expect(getSessions).toHaveBeenCalledOnce()
})

it('reads sessions again 3 s after a sign-out that is never answered', async () => {
  vi.useFakeTimers()
  const { service } = setUp({ revokeSession: () => new Promise(() => undefined) })
  void service.endSessions([signer])
  const read = vi.fn()
  void service.readSessions(signer).then(read)
  await vi.advanceTimersByTimeAsync(2_999)
  expect(read).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(read).toHaveBeenCalledOnce()
  vi.useRealTimers()
})

describe('a session that is added while the user cancels', () => {
  it('is ended once it is added, and not read before', async () => {
    const added = Promise.withResolvers<void>()
    const getSessions = vi.fn(async () => [])
    const { service, config } = setUp({ addSession: () => added.promise, getSessions })
    const over = new AbortController()
    const adding = service.addSession(session, over.signal)
    over.abort()
    const reading = service.readSessions(signer)
    await Promise.resolve()
    expect([config.revokeSession, getSessions].map((each) => vi.mocked(each).mock.calls.length)).toEqual([0, 0])
    added.resolve()
    await Promise.all([adding, reading])
    expect(config.revokeSession).toHaveBeenCalledExactlyOnceWith('eip155:1', '0x00')
    expect(getSessions).toHaveBeenCalledOnce()
  })

  it('does not take a newer one of the same account with it', async () => {
    const [first, second] = [Promise.withResolvers<void>(), { ...session, signature: '0x34' }]
    const { service, config } = setUp({
      addSession: ({ signature }) => (signature === '0x12' ? first.promise : none()),
    })
    const over = new AbortController()
    const adding = service.addSession(session, over.signal)
    over.abort()
    await service.addSession(second)
    first.resolve()
    await adding
    await service.readSessions(signer)
    expect(config.revokeSession).not.toHaveBeenCalled()
  })

  it('does not take that of another tab with it, which the user signed in meanwhile', async () => {
    const added = Promise.withResolvers<void>()
    const stored: SIWXSession[] = []
    const { service, config } = setUp({ addSession: () => added.promise, getSessions: async () => stored })
    await service.readSessions(signer)
    const over = new AbortController()
    const adding = service.addSession(session, over.signal)
    stored.push(session)
    await service.readSessions(signer)
    over.abort()
    added.resolve()
    await adding
    await service.readSessions(signer)
    expect(config.revokeSession).not.toHaveBeenCalled()
  })

  it('is ended all the same if an earlier one was read, or that of another network', async () => {
    const added = Promise.withResolvers<void>()
    const found = { ...session, data: { ...data, chainId: 'eip155:2' } } as const
    const { service, config } = setUp({
      addSession: () => added.promise,
      getSessions: async (chainId) => (chainId === 'eip155:1' ? [session] : [found]),
    })
    await service.readSessions(signer)
    const over = new AbortController()
    const adding = service.addSession(session, over.signal)
    await service.readSessions({ ...signer, caipNetworkId: 'eip155:2' })
    over.abort()
    added.resolve()
    await adding
    await service.readSessions(signer)
    expect(config.revokeSession).toHaveBeenCalledExactlyOnceWith('eip155:1', '0x00')
  })

  it('waits at most 3 s for a server', async () => {
    vi.useFakeTimers()
    const { service } = setUp({ addSession: () => new Promise(() => undefined), getSessions: async () => [] })
    const over = new AbortController()
    void service.addSession(session, over.signal)
    over.abort()
    const reading = service.readSessions(signer)
    await vi.advanceTimersByTimeAsync(3_000)
    expect(await reading).toMatchObject({ sessions: [] })
    vi.useRealTimers()
  })
})
