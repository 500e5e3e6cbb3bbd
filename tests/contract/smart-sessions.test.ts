import { type Address, parseEther, toHex } from 'viem'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SessionHolder as Holder } from '../../core/smart-session.ts'
import { openFrame } from '../../sandbox/embedded/test-frame.ts'
import { accounts, SessionHolder, startSandbox } from '../../sandbox/index.ts'
import { blockchainApi } from '../../services/blockchain-api.ts'
import { smartSessionService } from '../../services/smart-sessions.ts'
import { failure, never } from './blockchain-api-world.ts'

const caipNetworkId = 'eip155:31337'
const none = { sessions: [], isPartial: false }
const friend = accounts[3]?.address ?? '0x'
const start = () => startSandbox({ embedded: true, api: true })

let sandbox: Awaited<ReturnType<typeof start>>
beforeAll(async () => {
  sandbox = await start()
})
afterAll(() => sandbox?.stop())
beforeEach(() => sandbox.api.clear())

let users = 0
/** A user with a smart account, a dApp's services, and an app that requests a session. */
async function open(now: () => number = Date.now) {
  const frame = await openFrame(sandbox.embedded)
  await frame.logIn(`session${++users}@example.test`)
  await frame.send('GET_USER', { chainId: 31337 })
  const { address } = (await frame.send('SET_PREFERRED_ACCOUNT', { type: 'smartAccount' })).payload as {
    address: Address
  }
  const api = blockchainApi({ url: sandbox.api.url, projectId: 'a project', sdkVersion: 'react-wagmi-1.0.0' })
  const asked: string[] = []
  const service = smartSessionService({
    ...{ api, now },
    ask: async (_, method, params) => {
      asked.push(method)
      return (await frame.approved(method, params)).answer
    },
  })
  const app = new SessionHolder(sandbox.one, sandbox.api.blockchain.cosigner)
  const holder: Holder = { namespace: 'eip155', connectorId: 'AUTH', address, caipNetworkId }
  const wishFor = (changes: object = {}) =>
    JSON.stringify({
      id: 'one',
      request: {
        ...{ chainId: '0x7a69', expiry: Math.floor(Date.now() / 1_000) + 3_600 },
        signer: { type: 'keys', data: { keys: [app.key] } },
        permissions: [
          {
            type: 'native-token-recurring-allowance',
            data: { allowance: toHex(parseEther('1')), start: 0, period: 86_400 },
          },
        ],
        ...changes,
      },
    })
  const grant = async (changes?: object) => {
    const plan = await service.prepareGrant({ holder, wish: wishFor(changes) }, never)
    const context = await service.askGrant({ holder, plan }, never)
    await service.activateGrant({ holder, plan, context }, never)
    return plan
  }
  return { frame, holder, service, app, wishFor, grant, asked, smart: address }
}

describe('a session', () => {
  it('is granted, listed, used within its limits, and over once it is revoked [sessions-grant] [sessions-list] [sessions-revoke]', async () => {
    const { frame, holder, service, app, grant, smart } = await open()
    using _ = frame
    expect(await service.listSessions(holder, never)).toEqual(none)
    const { pci } = await grant()
    const { sessions } = await service.listSessions(holder, never)
    expect(sessions).toMatchObject([
      {
        ...{ pci, project: { id: 'a project', name: 'Portico demo' } },
        permissions: [{ kind: 'spends', allowance: String(parseEther('1')), period: 86_400 }],
      },
    ])
    expect(await app.use(smart, pci, { to: friend, value: parseEther('0.6') })).toBe('success')
    expect(await app.use(smart, pci, { to: friend, value: parseEther('0.6') })).toBe('over the allowance')
    expect(await app.use(smart, pci, { to: sandbox.world.token.address, data: '0x12345678' })).toBe('call not allowed')

    const session = sessions[0]
    if (!session) throw new Error('It was listed.')
    const signature = await service.signRevocation({ holder, session }, never)
    expect(await app.use(smart, pci, { to: friend, value: 1n })).toBe('no such permission')
    // The service accepts only the user's signature.
    expect(await failure(service.revokeSession({ holder, session, signature: '0x01' }, never))).toEqual({
      code: 'session.unrevoked',
    })
    await service.revokeSession({ holder, session, signature }, never)
    expect(await service.listSessions(holder, never)).toEqual(none)
    expect(await failure(service.revokeSession({ holder, session, signature }, never))).toEqual({
      code: 'session.unrevoked',
    })
  })

  it('is distinguished from another one with the same permissions [sessions-revoke]', async () => {
    const { frame, holder, service, app, grant, smart } = await open()
    using _ = frame
    const expiry = Math.floor(Date.now() / 1_000) + 7_200
    const [first, second] = [await grant({ expiry }), await grant({ expiry })]
    const session = (await service.listSessions(holder, never)).sessions.find(({ pci }) => pci === second.pci)
    if (!session) throw new Error('It was listed.')
    await service.signRevocation({ holder, session }, never)
    expect(await app.use(smart, second.pci, { to: friend, value: 1n })).toBe('no such permission')
    expect(await app.use(smart, first.pci, { to: friend, value: 1n })).toBe('success')
  })

  it('that the wallet grants or revokes after the user has left is listed, or over [sessions-untold]', async () => {
    const { frame, holder, service, wishFor } = await open()
    using _ = frame
    const plan = await service.prepareGrant({ holder, wish: wishFor() }, never)
    const leaving = [new AbortController(), new AbortController()] as const
    const granting = service.askGrant({ holder, plan }, leaving[0].signal)
    leaving[0].abort()
    await granting
    const listed = () => service.listSessions(holder, never)
    await vi.waitFor(async () => expect((await listed()).sessions).toMatchObject([{ pci: plan.pci }]))

    const [session] = (await listed()).sessions
    if (!session) throw new Error('It was listed.')
    const revoking = service.signRevocation({ holder, session }, leaving[1].signal)
    leaving[1].abort()
    await revoking
    await vi.waitFor(async () => expect(await listed()).toEqual(none))
  })

  it('that has expired is not listed [sessions-list]', async () => {
    const later = await open(() => Date.now() + 7_200_000)
    using _ = later.frame
    sandbox.api.blockchain.sessions[`${caipNetworkId}:${later.smart}`] = [
      {
        ...{ pci: 'old', project: { id: 'p', name: 'A dApp' }, permissions: [] },
        expiry: Math.floor(Date.now() / 1_000) + 3_600,
      } as { pci: string },
    ]
    expect(await later.service.listSessions(later.holder, never)).toEqual(none)
  })
})

describe('a live session that is partly unreadable [sessions-list]', () => {
  const soon = Math.floor(Date.now() / 1_000) + 3_600
  const whole = {
    pci: 'one',
    project: { id: 'p', name: 'A dApp', url: 'https://dapp.test' },
    expiry: soon,
    permissions: [],
  }
  const lists = async (...pcis: unknown[]) => {
    const { frame, holder, service, smart } = await open()
    using _ = frame
    sandbox.api.fault({
      path: `/v1/sessions/${encodeURIComponent(`${caipNetworkId}:${smart}`)}`,
      answer: { json: { pcis } },
    })
    return service.listSessions(holder, never)
  }

  it.each([
    ['an app without a name', { project: { id: 'p', name: '' } }, { project: { id: 'p' } }],
    ['a name that is missing', { project: { url: 'https://dapp.test' } }, { project: { url: 'https://dapp.test' } }],
    ['no app', { project: null }, { project: {} }],
    ['an end in milliseconds', { expiry: soon * 1_000 }, { expiresAt: soon * 1_000 }],
    ['an end as digits', { expiry: String(soon) }, { expiresAt: soon * 1_000 }],
    ['an end in words', { expiry: 'tomorrow' }, { expiresAt: undefined }],
    ['an end past all dates', { expiry: 1e16 }, { expiresAt: undefined }],
  ])('is listed with %s', async (_, changes, read) => {
    const { sessions, isPartial } = await lists({ ...whole, ...changes }, { ...whole, pci: 'two' })
    expect(sessions.map(({ pci }) => pci)).toEqual(['one', 'two'])
    expect({ expiresAt: undefined, ...sessions[0], isPartial }).toMatchObject({ pci: 'one', isPartial: false, ...read })
  })

  it('and has no readable id makes the list say that it is incomplete', async () => {
    const { pci: _, ...unnamed } = whole
    for (const bad of [unnamed, { ...whole, pci: '' }, null, 7])
      expect(await lists(bad, whole)).toMatchObject({ sessions: [{ pci: 'one' }], isPartial: true })
    expect((await failure(lists(unnamed))).code).toBe('session.unlisted')
    // The end of another one says nothing about it.
    expect((await failure(lists(unnamed, { ...whole, revokedAt: soon * 1_000 }))).code).toBe('session.unlisted')
  })
})

describe('a request [sessions-request]', () => {
  it('that is invalid is refused before anything starts', async () => {
    const { frame, holder, service, wishFor } = await open()
    using _ = frame
    const codeOf = async (changes: object) =>
      (await failure(service.prepareGrant({ holder, wish: wishFor(changes) }, never))).code
    sandbox.api.requests.length = 0
    for (const changes of [
      { permissions: [] },
      { permissions: [{ data: {} }] },
      { permissions: 'all' },
      { expiry: 1 },
      { expiry: 'never' },
      { signer: { type: 'keys', data: { keys: [] } } },
      { signer: null },
      { version: 'x'.repeat(70_000) },
    ])
      expect(await codeOf(changes), JSON.stringify(changes).slice(0, 80)).toBe('session.request')
    expect(await codeOf({ chainId: '0x1' })).toBe('chain.mismatch')
    expect(await codeOf({ address: friend })).toBe('wallet.unauthorized')
    expect(sandbox.api.requests).toEqual([])
  })

  it('on a network that the service does not serve is refused', async () => {
    const { frame, holder, service, wishFor } = await open()
    using _ = frame
    const elsewhere = { ...holder, caipNetworkId: 'eip155:1' } as const
    const wish = wishFor({ chainId: '0x1' })
    expect(await failure(service.prepareGrant({ holder: elsewhere, wish }, never))).toEqual({
      code: 'session.unsupported',
    })
  })
})

describe('a failing service', () => {
  it.each([
    ['a refusal', { status: 400 }, 'session.unlisted', 'session.unrevoked'],
    ['garbage', 'garbage', 'session.unlisted', 'session.unrevoked'],
    ['a cut line', 'drop', 'network.offline', 'network.offline'],
    ['a pause', { status: 503 }, 'api.unavailable', 'api.unavailable'],
  ] as const)('%s is reported as such [sessions-list] [sessions-revoke]', async (_, answer, unlisted, unrevoked) => {
    const { frame, holder, service, grant } = await open()
    using _frame = frame
    const { pci } = await grant()
    const [session] = (await service.listSessions(holder, never)).sessions
    if (!session) throw new Error('It was listed.')
    const strike = () => {
      sandbox.api.fault({ answer })
      sandbox.api.fault({ path: '/v1/supported-chains' })
    }
    strike()
    expect((await failure(service.listSessions(holder, never))).code).toBe(unlisted)
    const signature = await service.signRevocation({ holder, session }, never)
    expect((await failure(service.revokeSession({ holder, session, signature }, never))).code).toBe(unrevoked)
    // The wallet's signature is valid again [sessions-untold].
    sandbox.api.clear()
    await service.revokeSession({ holder, session, signature }, never)
    expect((await service.listSessions(holder, never)).sessions.map((each) => each.pci)).not.toContain(pci)
  })

  it('that does not say which networks it serves is not called empty, nor unable to create sessions', async () => {
    const { frame, holder, service, wishFor } = await open()
    using _ = frame
    const reached = [
      () => service.listSessions(holder, never),
      () => service.prepareGrant({ holder, wish: wishFor() }, never),
    ]
    for (const reach of reached) {
      sandbox.api.fault({ path: '/v1/supported-chains', answer: { status: 503, headers: { 'Retry-After': '60' } } })
      expect(await failure(reach())).toEqual({ code: 'api.unavailable' })
      sandbox.api.clear()
    }
    expect(await service.listSessions(holder, never)).toEqual(none)
  })

  it('is distinguished from a wallet’s own error', async () => {
    const { frame, holder } = await open()
    using _ = frame
    const plan = { pci: 'x', expiresAt: 1, permissions: [], request: '{}' }
    for (const answer of [undefined, null, 'yes', { context: '' }, { context: 7 }]) {
      const service = smartSessionService({ api: undefined, ask: async () => answer })
      expect(await failure(service.askGrant({ holder, plan }, never))).toEqual({ code: 'wallet.badAnswer' })
      const session = { ...plan, project: { id: 'p', name: 'A' }, terms: 'garbage', policies: [] }
      expect(await failure(service.signRevocation({ holder, session }, never))).toEqual({ code: 'wallet.badAnswer' })
      expect((await failure(service.listSessions(holder, never))).code).toBe('service.missing')
    }
  })
})
