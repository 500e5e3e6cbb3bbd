import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type ApiFaultAnswer, type ApiSandbox, startSandbox } from '../../sandbox/index.ts'
import { type Call, caipNetworkId, calls } from './blockchain-api-table.ts'
import { failure, never, openApi } from './blockchain-api-world.ts'

let sandbox: ApiSandbox
let world: ReturnType<typeof openApi>
beforeAll(async () => {
  sandbox = await startSandbox({ api: true })
})
afterAll(() => sandbox.stop())
beforeEach(() => {
  world = openApi(sandbox)
})

const elsewhere = 'eip155:1' as typeof caipNetworkId
const ask = ({ ask }: Call, signal = never) => ask(world.client, caipNetworkId, signal)
const strike = (answer: ApiFaultAnswer) => {
  // The first request asks which networks are served.
  sandbox.api.fault({ answer })
  sandbox.api.fault({ path: '/v1/supported-chains' })
}
const soon = { 'Retry-After': '0' }
const reasons = { status: 'FAILED', reasons: [{ name: 'x', description: 'Because' }] }

describe.each(calls)('$name', (call) => {
  it('for a network that is not served is answered without a call [assets-unsupported]', async () => {
    const asking = call.ask(world.client, elsewhere, never)
    if (call.refusal) expect(await failure(asking)).toEqual({ code: call.refusal })
    else expect(await asking).toEqual(call.unsupported)
    expect(world.asked()).toEqual([])
  })

  it('uses its own path, and sends the project and the client’s identity [assets-identity]', async () => {
    strike({ json: null })
    await ask(call).catch(() => undefined)
    const [asked, ...more] = world.asked()
    expect(asked?.path).toBe(call.path)
    expect(asked?.query).toMatchObject({ projectId: 'a project', st: 'appkit', sv: 'react-wagmi-1.0.0' })
    expect(more).toEqual([])
  })

  it.each([
    [
      '400',
      { status: 400, body: JSON.stringify(reasons) },
      { code: 'api.refused', params: { status: 400, reason: 'Because' } },
      1,
    ],
    ['403', { status: 403 }, { code: 'api.refused', params: { status: 403 } }, 1],
    ['429', { status: 429, headers: soon }, { code: 'api.limited' }, 3],
    ['429 for an hour', { status: 429, headers: { 'Retry-After': '3600' } }, { code: 'api.limited' }, 1],
    [
      '429 until the year 9999',
      { status: 429, headers: { 'Retry-After': 'Fri, 31 Dec 9999 23:59:59 GMT' } },
      { code: 'api.limited' },
      1,
    ],
    ['500', { status: 500, headers: soon }, { code: 'api.refused', params: { status: 500 } }, 3],
    ['503', { status: 503, headers: soon }, { code: 'api.unavailable' }, 3],
    ['a cut line', 'drop', { code: 'network.offline' }, 1],
  ] as const)(
    'fails after %s, and is retried if that may help [directory-retry]',
    async (_, answer, expected, times) => {
      strike(answer)
      expect(await failure(ask(call))).toEqual(expected)
      expect(world.asked()).toHaveLength(call.changes ? 1 : times)
    },
  )

  it('fails on an invalid answer [id-outside]', async () => {
    if (call.unread) return
    const nonsense: ApiFaultAnswer[] = [
      { status: 200, body: '{"balances":[{"name":"Ether","symb' },
      'garbage',
      ...[null, 7, 'x', true].map((json) => ({ json })),
    ]
    for (const answer of nonsense) {
      strike(answer)
      expect(await failure(ask(call)), JSON.stringify(answer)).toEqual({ code: 'rpc.malformed' })
    }
  })

  it('is empty or fails if every member is null, or of a wrong type [id-outside]', async () => {
    const members = [
      'balances',
      'data',
      'fungibles',
      'tokens',
      'quotes',
      'suggestions',
      'pcis',
      'allowance',
      'success',
      'tx',
      'url',
    ]
    for (const value of [null, true, [], [null, 7, {}], {}]) {
      strike({ json: Object.fromEntries(members.map((each) => [each, value])) })
      world.pass(3_600_000)
      const outcome = await ask(call).catch((cause: unknown) => cause)
      if (outcome instanceof Error) expect(outcome).toMatchObject({ code: 'rpc.malformed' })
      else
        expect([call.unsupported, {}, { addresses: [] }, true, { sessions: [], isPartial: true }]).toContainEqual(
          outcome,
        )
    }
  })

  it('fails after ten seconds of silence, or when nothing waits for it any more', async () => {
    await world.client.isSupported(caipNetworkId, never)
    const timeout = vi.spyOn(AbortSignal, 'timeout')
    const late = new AbortController()
    timeout.mockReturnValue(late.signal)
    strike('hang')
    const asking = failure(ask(call))
    await expect.poll(() => world.asked().length, { interval: 1 }).toBe(1)
    expect(timeout).toHaveBeenCalledWith(10_000)
    late.abort(new DOMException('late', 'TimeoutError'))
    expect(await asking).toEqual({ code: 'service.timeout' })
    timeout.mockRestore()

    const tired = new AbortController()
    const waiting = failure(ask(call, tired.signal))
    await expect.poll(() => world.asked().length, { interval: 1 }).toBe(2)
    tired.abort()
    expect(await waiting).toEqual({ code: 'request.aborted' })
    expect(await failure(ask(call, tired.signal))).toEqual({ code: 'request.aborted' })
  })
})

describe('the served networks [assets-supported]', () => {
  it.each([
    ['403', { status: 403 }, { code: 'api.refused', params: { status: 403 } }],
    ['503', { status: 503, headers: soon }, { code: 'api.unavailable' }],
    ['truncated JSON', { status: 200, body: '{"http":["eip155:1"' }, { code: 'rpc.malformed' }],
    ['null', { json: { http: null } }, { code: 'rpc.malformed' }],
    ['a cut line', 'drop', { code: 'network.offline' }],
  ] as const)('are unknown after %s, and requested again', async (_, answer, expected) => {
    sandbox.api.fault({ path: '/v1/supported-chains', answer })
    expect(await failure(world.client.supportedNetworks(never))).toEqual(expected)
    expect(await world.client.isSupported(caipNetworkId, never)).toBe(false)
    sandbox.api.clear()
    expect(await world.client.supportedNetworks(never)).toEqual([caipNetworkId, 'eip155:31338'])
  })

  it('are the valid ones', async () => {
    const http = ['eip155:1', 7, null, 'eip155', 'nonsense:1', `eip155:${'1'.repeat(300)}`]
    sandbox.api.fault({ path: '/v1/supported-chains', answer: { json: { http, ws: [] } } })
    expect(await world.client.supportedNetworks(never)).toEqual(['eip155:1'])
  })
})
