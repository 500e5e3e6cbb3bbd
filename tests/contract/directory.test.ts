import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { PorticoError } from '../../core/errors.ts'
import { namedWallets } from '../../core/named-wallets.ts'
import { type ApiSandbox, madeUpWallets, startSandbox, strangeWallets } from '../../sandbox/index.ts'
import { type Directory, type DirectoryOptions, walletDirectory } from '../../services/directory.ts'

let sandbox: ApiSandbox
beforeAll(async () => {
  sandbox = await startSandbox({ api: true })
})
afterAll(() => sandbox.stop())
beforeEach(() => {
  sandbox.api.clear()
  sandbox.api.list(madeUpWallets(120, chains))
  sandbox.api.requests.length = 0
})

const chains = ['eip155:31337', 'eip155:31338'] as const
const never = new AbortController().signal
const idOf = (place: number) => madeUpWallets(place + 1, [])[place]?.id ?? ''

const directory = (options: Partial<DirectoryOptions> = {}) =>
  walletDirectory({
    ...{ url: sandbox.api.url, projectId: 'a project', sdkVersion: 'react-wagmi-1.0.0' },
    scope: () => ({ mobile: false, chains }),
    ...options,
  })

const failure = async (work: Promise<unknown>): Promise<unknown> => {
  const cause = await work.catch((thrown: unknown) => thrown)
  return cause instanceof PorticoError ? cause.code : cause
}
/** The reason why the prefetch is incomplete. */
const missed = async (service: Directory) => (await service.prefetch(never)).failure?.code
const namesOf = (wallets: readonly { name: string }[]) => wallets.map(({ name }) => name)
const asked = (): Record<string, string>[] =>
  sandbox.api.requests.map(({ path, query: { projectId, st, sv, ...query } }) => ({ path, ...query }))

describe('the prefetch [directory-prefetch] [directory-identity]', () => {
  it('has the dApp’s featured wallets, in its order, and four recommended ones', async () => {
    const [first, second, unwanted] = [idOf(9), idOf(2), idOf(0)]
    const found = await directory({
      featuredWalletIds: [first, second],
      excludeWalletIds: [unwanted],
    }).prefetch(never)
    expect(namesOf(found.featured)).toEqual(['Juniper Wallet', 'Cedar Wallet'])
    expect(namesOf(found.recommended)).toEqual(['Birch Wallet', 'Delta Wallet', 'Ember Wallet', 'Fjord Wallet'])
    expect(found.excluded).toEqual(['test.wallet-0', 'Amber Wallet'])
    expect(found.count).toBe(119)
    expect(asked()).toEqual(
      expect.arrayContaining([
        { path: '/getWallets', page: '1', entries: '2', include: `${first},${second}` },
        {
          ...{ path: '/getWallets', page: '1', entries: '4', chains: chains.join() },
          exclude: [unwanted, first, second].join(),
        },
        { path: '/getWallets', page: '1', entries: '1', include: unwanted },
      ]),
    )
  })

  it('excludes a wallet by the rdns of any of its connectors', async () => {
    const coinbase = { id: namedWallets.coinbase, name: 'Base (formerly Coinbase Wallet)' }
    sandbox.api.list([coinbase, ...madeUpWallets(9, chains)])
    const found = await directory({ excludeWalletIds: [coinbase.id] }).prefetch(never)
    expect(found.excluded).toEqual(['com.coinbase.wallet', 'app.base.account', coinbase.name])
  })

  it('goes to the dApp’s address, with or without a slash at its end [api-endpoints]', async () => {
    const service = directory({ url: `${sandbox.api.url}/` })
    await service.prefetch(never)
    await service.image(`asset:${idOf(0)}`, never).catch(() => undefined)
    expect(asked().map(({ path }) => path)).toEqual(['/getWallets', `/public/getAssetImage/${idOf(0)}`])
  })

  it('sends one request that identifies the client, and no empty parameters', async () => {
    const service = directory({ includeWalletIds: [] })
    await Promise.all([service.prefetch(never), service.prefetch(never)])
    await service.prefetch(never)
    expect(sandbox.api.requests.map(({ query }) => query)).toEqual([
      { projectId: 'a project', st: 'appkit', sv: 'react-wagmi-1.0.0', page: '1', entries: '4', chains: chains.join() },
    ])
  })

  it('leaves out the wallets with their own links for a bare core', async () => {
    await directory({ sdkVersion: 'html-core-1.0.0' }).prefetch(never)
    expect(asked()[0]).toMatchObject({ exclude: Object.values(namedWallets).join() })
  })

  it('requests nothing without a project', async () => {
    const service = directory({
      ...{ projectId: undefined, featuredWalletIds: ['x'], excludeWalletIds: ['y'] },
      customWallets: [
        { id: 'own', name: '<b>Own</b>', image_url: 'https://own.test/i.png', mobile_link: 'javascript:x' },
        { id: 'nameless' },
      ],
    })
    expect(await service.prefetch(never)).toEqual({
      ...{ featured: [], recommended: [], count: 0, excluded: [], failure: null },
      custom: [{ id: 'own', name: 'Own', imageUrl: 'https://own.test/i.png', certified: false }],
    })
    expect(await service.page(1, never)).toEqual({ wallets: [], last: true, count: 0 })
    expect(await service.search('x', false, never)).toEqual([])
    expect(sandbox.api.requests).toEqual([])
  })
})

describe('pages [directory-page]', () => {
  it('load even if the recommended wallets fail', async () => {
    sandbox.api.fault({ answer: { status: 403 }, times: 1 })
    expect((await directory().page(1, never)).wallets).toHaveLength(40)
  })

  it('have the wallets whose own request has failed', async () => {
    const service = directory({ featuredWalletIds: [idOf(7)] })
    sandbox.api.fault({ answer: { status: 403 } })
    expect(await service.prefetch(never)).toMatchObject({ featured: [], recommended: [], failure: expect.anything() })
    sandbox.api.clear()
    const pages = await Promise.all([1, 2, 3].map((page) => service.page(page, never)))
    const ids = pages.flatMap(({ wallets }) => wallets.map(({ id }) => id))
    expect(ids).toEqual(expect.arrayContaining([0, 1, 2, 3, 7].map(idOf)))
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('do not wait for the wallets that are left out', async () => {
    const service = directory({ featuredWalletIds: [idOf(7)], excludeWalletIds: [idOf(8)] })
    sandbox.api.fault({ include: idOf(8), answer: 'hang' })
    const leaving = new AbortController()
    const prefetching = service.prefetch(leaving.signal)
    expect((await service.page(1, never)).wallets).toHaveLength(40)
    expect(asked().at(-1)?.exclude).toBe([8, 7, 0, 1, 2, 3].map(idOf).join())
    leaving.abort()
    await prefetching
  })

  it('have 40 wallets, without those that are listed before them', async () => {
    const service = directory({ featuredWalletIds: [idOf(7)], excludeWalletIds: [idOf(8)] })
    const pages = await Promise.all([1, 2, 3, 4].map((page) => service.page(page, never)))
    expect(pages.map(({ wallets, last, count }) => [wallets.length, last, count])).toEqual([
      [40, false, 114],
      [40, false, 114],
      [34, true, 114],
      [0, true, 114],
    ])
    const recommended = [0, 1, 2, 3].map(idOf)
    expect(asked().at(-1)?.exclude).toBe([idOf(8), idOf(7), ...recommended].join())
    const ids = pages.flatMap(({ wallets }) => wallets.map(({ id }) => id))
    expect(new Set(ids).size).toBe(114)
  })

  it('include on a phone only what a phone can open', async () => {
    const [coinbase, phantom, stranger] = [namedWallets.coinbase, namedWallets.phantom, 'stranger']
    sandbox.api.list(
      [coinbase, phantom, stranger].map((id) => ({ id, name: id.slice(0, 8), chains: ['solana:s', ...chains] })),
    )
    const shownOn = async (scope: DirectoryOptions['scope']) =>
      (await directory({ scope }).search('', false, never)).map(({ id }) => id)
    expect(await shownOn(() => ({ mobile: false, chains }))).toEqual([coinbase, phantom, stranger])
    expect(await shownOn(() => ({ mobile: true, chains }))).toEqual([coinbase])
    expect(await shownOn(() => ({ mobile: true, chains: ['solana:s'] }))).toEqual([coinbase, phantom])
  })

  it('include only the wallets that the dApp includes, as do the recommended wallets and the search results', async () => {
    const includeWalletIds = [2, 3, 4, 5, 6, 7].map(idOf)
    const service = directory({ includeWalletIds, excludeWalletIds: [idOf(6)], featuredWalletIds: [idOf(0)] })
    const { featured, recommended } = await service.prefetch(never)
    expect([...featured, ...recommended].map(({ id }) => id)).toEqual([0, 2, 3, 4, 5].map(idOf))
    expect((await service.page(1, never)).wallets.map(({ id }) => id)).toEqual([idOf(7)])
    expect((await service.search('', false, never)).map(({ id }) => id)).toEqual([2, 3, 4, 5, 7].map(idOf))
  })

  it('leave out wallets that support none of the app’s networks', async () => {
    sandbox.api.fault({
      answer: { json: { data: [...madeUpWallets(1, ['eip155:1']), { id: 'b', name: 'B' }], count: 2 } },
    })
    expect(namesOf((await directory().page(1, never)).wallets)).toEqual(['B'])
  })
})

describe('a search [directory-search]', () => {
  it('returns up to 100, trims its text, and filters for certified wallets only on request', async () => {
    expect(namesOf(await directory().search('  amber v ', false, never))).toEqual([
      'Amber Vault',
      'Amber Vault 60',
      'Amber Vault 110',
    ])
    expect(namesOf(await directory().search('birch', true, never))).toEqual([])
    expect(await directory().search('', false, never)).toHaveLength(100)
    expect(asked()).toEqual([
      { path: '/getWallets', page: '1', entries: '100', chains: chains.join(), search: 'amber v' },
      {
        path: '/getWallets',
        page: '1',
        entries: '100',
        chains: chains.join(),
        search: 'birch',
        badge_type: 'certified',
      },
      { path: '/getWallets', page: '1', entries: '100', chains: chains.join() },
    ])
  })

  it('is not reported if it was aborted, and is requested again', async () => {
    const service = directory()
    sandbox.api.fault({ search: 'am', answer: 'hang', times: 1 })
    const first = new AbortController()
    const [one, other] = [service.search('am', false, first.signal), service.search('am', false, first.signal)]
    await expect.poll(() => sandbox.api.requests.length).toBe(1)
    first.abort()
    expect(await Promise.all([failure(one), failure(other)])).toEqual(['request.aborted', 'request.aborted'])
    expect(await failure(service.search('am', false, first.signal))).toBe('request.aborted')
    expect(await service.search('am', false, never)).not.toEqual([])
    expect(sandbox.api.requests).toHaveLength(2)
  })

  it('continues if another caller waits for it', async () => {
    const service = directory()
    sandbox.api.fault({ search: 'amber', delay: 200 })
    const first = new AbortController()
    const [one, other] = [service.search('amber', false, first.signal), service.search('amber', false, never)]
    await expect.poll(() => sandbox.api.requests.length).toBe(1)
    first.abort()
    expect(await failure(one)).toBe('request.aborted')
    expect(await other).toHaveLength(12)
    expect(sandbox.api.requests).toHaveLength(1)
  })
})

describe('a directory that fails [directory-retry]', () => {
  it.each([429, 500, 503])('is asked again after %i', async (status) => {
    sandbox.api.fault({ answer: { status }, times: 2 })
    expect((await directory().page(1, never)).wallets).toHaveLength(40)
    expect(asked().filter(({ entries }) => entries === '4')).toHaveLength(3)
  })

  it.each([400, 403, 502, 504])('is not asked again after %i', async (status) => {
    sandbox.api.fault({ answer: { status } })
    expect(await missed(directory())).toBe('directory.failed')
    expect(sandbox.api.requests).toHaveLength(1)
  })

  it.each(['1', new Date(Date.now() + 2_000).toUTCString()])(
    'is left alone for as long as it says: %s',
    async (after) => {
      sandbox.api.fault({ answer: { status: 429, headers: { 'Retry-After': after } }, times: 1 })
      const asking = directory().prefetch(never)
      await asking
      const [first, second] = sandbox.api.requests
      expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(after === '1' ? 990 : 1)
      expect(sandbox.api.requests).toHaveLength(2)
    },
  )

  it('is not asked again if it asks to wait for long', async () => {
    sandbox.api.fault({ answer: { status: 429, headers: { 'Retry-After': '3600' } } })
    expect(await missed(directory())).toBe('directory.failed')
    expect(sandbox.api.requests).toHaveLength(1)
  })

  it('has failed after two retries, and a failed answer is not kept', async () => {
    const service = directory()
    sandbox.api.fault({ answer: { status: 500 } })
    expect(await missed(service)).toBe('directory.failed')
    expect(sandbox.api.requests).toHaveLength(3)
    sandbox.api.clear()
    expect((await service.prefetch(never)).count).toBe(120)
  })

  it.each([
    ['garbage', 'garbage' as const],
    ['a refusal', { status: 403 }],
    ['a list that is none', { json: { data: null } }],
    ['a cut line', 'drop' as const],
    ['5 MB of blanks', { status: 200, body: ' '.repeat(5 * 1024 * 1024) }],
  ])('has failed: %s', async (_, answer) => {
    sandbox.api.fault({ answer })
    expect(await missed(directory())).toBe('directory.failed')
    expect(sandbox.api.requests).toHaveLength(1)
  })

  it('has failed after ten seconds of silence', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout')
    const late = new AbortController()
    timeout.mockReturnValue(late.signal)
    sandbox.api.fault({ answer: 'hang' })
    const asking = missed(directory())
    await expect.poll(() => sandbox.api.requests.length).toBe(1)
    expect(timeout).toHaveBeenCalledWith(10_000)
    late.abort(new DOMException('late', 'TimeoutError'))
    expect(await asking).toBe('directory.failed')
    timeout.mockRestore()
  })

  it('may return no wallet, one wallet forty times, and wallets that must not be listed', async () => {
    const service = directory()
    sandbox.api.list([])
    expect(await service.page(1, never)).toEqual({ wallets: [], last: true, count: 0 })
    const [twin] = madeUpWallets(1, chains)
    const strange = Object.values(strangeWallets).map((wallet) => ({ ...wallet, chains: [...chains] }))
    sandbox.api.list([...strange, ...Array.from({ length: 40 }, () => twin).flatMap((one) => one ?? [])])
    const found = await service.search('', false, never)
    expect(found.map(({ name, mobileLink = '' }) => [name.slice(0, 12), mobileLink])).toEqual([
      ['Script Link', ''],
      ['Data Link', ''],
      ['Bold', 'markup://'],
      ['teltll Walle', 'reversed://'],
      ['Long Long Lo', 'long://'],
      ['Slashes', 'slashes://'],
      ['Amber Wallet', 'wallet-0://'],
    ])
  })
})

describe('a picture [directory-pictures]', () => {
  it('is fetched once, and gets a URL of this page [onramp-pictures]', async () => {
    const service = directory()
    const [one, same] = await Promise.all([service.image('a', never), service.image('a', never)])
    expect(one).toMatch(/^blob:/)
    expect(same).toBe(one)
    expect(await service.image('a', never)).toBe(one)
    expect(await service.image('asset:a', never)).not.toBe(one)
    await service.image('currency:USD', never)
    await service.image('token:US/DC', never)
    expect(asked()).toEqual([
      { path: '/getWalletImage/a' },
      { path: '/public/getAssetImage/a' },
      { path: '/public/getCurrencyImage/USD' },
      { path: '/public/getTokenImage/US%2FDC' },
    ])
  })

  it('is found by an id with slashes, and nowhere else', async () => {
    await directory().image('../x/y?z=1#w', never)
    expect(asked()).toEqual([{ path: '/getWalletImage/..%2Fx%2Fy%3Fz%3D1%23w' }])
  })

  it.each([
    ['HTML', 'garbage' as const],
    ['20 MB', 'huge' as const],
    ['missing', { status: 404 }],
    ['endless', { status: 200, headers: { 'content-type': 'image/png' }, body: 'x'.repeat(600_000) }],
  ])('is not shown if it is %s', async (_, answer) => {
    sandbox.api.fault({ path: '/getWalletImage', answer })
    expect(await failure(directory().image('a', never))).toBe('directory.failed')
    sandbox.api.clear()
    expect(await directory().image('a', never)).toMatch(/^blob:/)
  })
})
