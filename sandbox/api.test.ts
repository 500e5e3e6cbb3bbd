import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type ApiSandbox, type ListedWallet, madeUpWallets, startSandbox, strangeWallets } from './index.ts'
import { GARBAGE } from './net/front.ts'

let sandbox: ApiSandbox
beforeAll(async () => {
  sandbox = await startSandbox({ api: true })
})
afterAll(() => sandbox.stop())
beforeEach(() => {
  sandbox.api.clear()
  sandbox.api.list(64)
  sandbox.api.requests.length = 0
})

const get = (path: string, query: Record<string, string> = {}, signal?: AbortSignal) => {
  const search = new URLSearchParams({ projectId: 'x', st: 'appkit', sv: 'react-wagmi-1', ...query })
  return fetch(`${sandbox.api.url}${path}?${search}`, {
    headers: { origin: 'http://dapp.test' },
    signal: signal ?? null,
  })
}

const wallets = async (query?: Record<string, string>): Promise<{ data: ListedWallet[]; count: number }> =>
  (await get('/getWallets', query)).json()

const namesOf = async (query: Record<string, string>) => (await wallets(query)).data.map(({ name }) => name)

test('a wallet is listed with everything that a dApp needs', async () => {
  const { data, count } = await wallets({ entries: '1' })
  const [wallet] = data
  expect(count).toBe(64)
  expect(wallet).toEqual({
    id: wallet?.id,
    name: 'Amber Wallet',
    badge_type: 'certified',
    chains: ['eip155:31337', 'eip155:31338'],
    homepage: 'https://wallet-0.test',
    image_id: wallet?.image_id,
    order: 10,
    mobile_link: 'wallet-0://',
    desktop_link: 'wallet-0-desktop://',
    webapp_link: 'https://wallet-0.test/app',
    link_mode: 'https://wallet-0.test/link',
    app_store: 'https://apps.apple.com/app/wallet-0',
    play_store: 'https://play.google.com/store/apps/details?id=test.wallet-0',
    chrome_store: 'https://chromewebstore.google.com/detail/wallet-0',
    rdns: 'test.wallet-0',
    injected: [{ namespace: 'eip155', injected_id: 'isAmber' }],
  })
  expect(wallet?.id).toMatch(/^[\da-f]{64}$/)
})

test('pages have 40 wallets, and there are ten thousand wallets on request', async () => {
  sandbox.api.list(10_000)
  const pages = await Promise.all(['1', '2', '250', '251'].map((page) => wallets({ page })))
  expect(pages.map(({ data, count }) => [data.length, count])).toEqual([
    [40, 10_000],
    [40, 10_000],
    [40, 10_000],
    [0, 10_000],
  ])
  const ids = new Set(madeUpWallets(10_000, []).map(({ id }) => id))
  expect(ids.size).toBe(10_000)
})

test('wallets can be searched, included and excluded', async () => {
  const [first, second, third] = sandbox.api.wallets.map(({ id }) => id)
  expect(await namesOf({ search: 'AMBER v' })).toEqual(['Amber Vault', 'Amber Vault 60'])
  expect(await namesOf({ include: `${first},${third}` })).toEqual(['Amber Wallet', 'Cedar Wallet'])
  expect(await namesOf({ include: `${first},${second}`, exclude: `${second}` })).toEqual(['Amber Wallet'])
  expect(await wallets({ exclude: `${first}`, entries: '1' })).toMatchObject({ count: 63 })
  expect(await wallets({ badge_type: 'certified' })).toMatchObject({ count: 32 })
  expect(await wallets({ chains: 'eip155:1,eip155:31338' })).toMatchObject({ count: 64 })
  expect(await wallets({ chains: 'eip155:1' })).toEqual({ data: [], count: 0 })
})

test('a request that is malformed, or names no sender, is rejected', async () => {
  expect((await get('/getWallets', { page: '0' })).status).toBe(400)
  expect((await get('/getWallets', { entries: '101' })).status).toBe(400)
  expect((await fetch(`${sandbox.api.url}/getWallets`)).status).toBe(401)
  expect((await get('/elsewhere')).status).toBe(404)
})

test.each(['/getWalletImage/a', '/public/getAssetImage/b', '/public/getCurrencyImage/us', '/public/getTokenImage/ETH'])(
  '%s is a separate image',
  async (path) => {
    const answer = await get(path)
    const bytes = new Uint8Array(await answer.arrayBuffer())
    expect(answer.headers.get('content-type')).toBe('image/png')
    expect([...bytes.subarray(0, 8)]).toEqual([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
    expect(bytes).not.toEqual(new Uint8Array(await (await get(`${path}x`)).arrayBuffer()))
  },
)

test('the service returns a project’s settings', async () => {
  const tell = async (path: string) => (await get(path)).json()
  const off = ['social_login', 'swap', 'onramp', 'activity', 'reown_branding', 'multi_wallet']
  expect(await tell('/appkit/v1/config')).toEqual({
    features: off.map((id) => ({ id, isEnabled: false, config: null })),
  })
  expect(await tell('/projects/v1/origins')).toEqual({ allowedOrigins: [] })
  expect(await tell('/getAnalyticsConfig')).toEqual({ isAnalyticsEnabled: false })

  const { project } = sandbox.api
  project.features = [{ id: 'swap', isEnabled: true, config: ['1inch'] }]
  project.allowedOrigins = ['https://*.example.com']
  project.isAnalyticsEnabled = true
  expect(await tell('/appkit/v1/config')).toEqual({ features: project.features })
  expect(await tell('/projects/v1/origins')).toEqual({ allowedOrigins: ['https://*.example.com'] })
  expect(await tell('/getAnalyticsConfig')).toEqual({ isAnalyticsEnabled: true })
})

test('it fails as the test requests, and pages of any origin can read the failure', async () => {
  sandbox.api.fault({ path: '/getWallets', times: 1, answer: { status: 429, headers: { 'Retry-After': '7' } } })
  const limited = await get('/getWallets')
  expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '7'])
  expect(limited.headers.get('access-control-allow-origin')).toBe('*')
  expect(limited.headers.get('access-control-expose-headers')).toBe('Retry-After')

  sandbox.api.fault({ path: '/appkit/', answer: { status: 500 } })
  expect((await get('/appkit/v1/config')).status).toBe(500)
  expect((await get('/getWallets')).status).toBe(200)

  sandbox.api.fault({ answer: 'garbage' })
  const garbage = await get('/getWalletImage/a')
  expect([garbage.headers.get('content-type'), await garbage.text()]).toEqual(['text/html; charset=UTF-8', GARBAGE])
  sandbox.api.fault({ answer: 'huge' })
  expect((await (await get('/getWalletImage/a')).arrayBuffer()).byteLength).toBe(20_000_000)
  sandbox.api.fault({ answer: 'drop' })
  await expect(get('/getWallets')).rejects.toThrow('fetch failed')
  sandbox.api.fault({ answer: { json: { data: null } } })
  expect(await wallets()).toEqual({ data: null })

  sandbox.api.fault({ answer: 'hang' })
  const giveUp = new AbortController()
  const hanging = get('/getWallets', { search: 'hanging' }, giveUp.signal)
  await expect.poll(() => sandbox.api.requests.at(-1)?.query.search).toBe('hanging')
  giveUp.abort()
  await expect(hanging).rejects.toThrow('aborted')
})

test('answers can arrive out of order', async () => {
  sandbox.api.fault({ search: 'am', delay: 100 })
  const order: string[] = []
  const search = (text: string) => namesOf({ search: text }).then(() => order.push(text))
  await Promise.all([search('am'), search('amber')])
  expect(order).toEqual(['amber', 'am'])
})

test('it can list entries that no directory should have', async () => {
  const twin = madeUpWallets(1, [])
  const twins = Array.from({ length: 40 }, () => twin).flat()
  sandbox.api.list([...Object.values(strangeWallets), ...twins])
  const { data, count } = await wallets({ entries: '100' })
  expect(count).toBe(Object.keys(strangeWallets).length + 40)
  expect(data.slice(0, 2)).toEqual([strangeWallets.script, strangeWallets.data])
  sandbox.api.list([])
  expect(await wallets()).toEqual({ data: [], count: 0 })
})

test('the sandbox’s own wallets are listed', async () => {
  await using other = await startSandbox({ api: true, walletConnect: true })
  const { phoneUrl } = other.walletConnect.world
  expect(other.api.wallets.slice(0, 2)).toMatchObject([
    { name: 'Sandbox Wallet', rdns: 'test.portico.sandbox' },
    { name: 'Sandbox Phone', mobile_link: phoneUrl, webapp_link: phoneUrl },
  ])
  expect(other.world.api).toEqual({ url: other.api.url })
})
