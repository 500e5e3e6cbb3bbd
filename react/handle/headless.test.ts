// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { network, stubAdapter } from '../../tests/support/stub-adapter.ts'
import { createHandle } from './app-kit.ts'
import type { AppKitOptions } from './options.ts'

vi.mock('../modal/mount.tsx', () => ({
  prepareModal: async () => () => () => undefined,
  fetchFirstView: () => undefined,
}))

const wallet = (name: string) => ({ id: name, name, image_id: `picture-${name}`, chains: ['eip155:31337'] })

const page = Array.from({ length: 40 }, (_, at) => `Wallet ${at}`)

/** A directory that answers searches when the test says so, and pages at once. */
function directory() {
  const searches = new Map<string, (names: string[]) => void>()
  const answer = (names: string[], count = names.length) =>
    Response.json({ data: names.map(wallet), count }, { headers: { 'content-type': 'application/json' } })
  vi.stubGlobal('fetch', async (address: string) => {
    const url = new URL(address)
    if (url.pathname.startsWith('/getWalletImage/'))
      return new Response('picture', { headers: { 'content-type': 'image/png' } })
    const search = url.searchParams.get('search')
    if (search === null) return answer(page, 314)
    return new Promise<Response>((resolve) => searches.set(search, (names) => resolve(answer(names))))
  })
  return searches
}

let release: (() => void) | undefined
async function start(options: Partial<AppKitOptions> = { projectId: 'of-test' }) {
  const kit = createHandle({ adapters: [stubAdapter().adapter], networks: [network], ...options })
  release = kit.retain()
  const headless = await kit.headless()
  return { kit, headless, state: () => kit.store.get().headless }
}

beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:picture' }))
})
afterEach(() => {
  release?.()
  vi.unstubAllGlobals()
})

it('rejects if the kit stops while the chart loads', async () => {
  const kit = createHandle({ adapters: [stubAdapter().adapter], networks: [network] })
  release = kit.retain()
  const chart = Promise.withResolvers<void>()
  const asked = vi.fn(() => chart.promise)
  kit.observe((engine) => {
    Object.assign(engine, { loadHeadless: asked })
    return () => undefined
  })
  const headless = kit.headless()
  await vi.waitFor(() => expect(asked).toHaveBeenCalled())
  release()
  await new Promise((resolve) => setTimeout(resolve))
  chart.resolve()
  await expect(headless).rejects.toMatchObject({ code: 'request.aborted' })
})

it('returns the directory with its images, and the number of wallets [api-headless]', async () => {
  directory()
  const { headless, state } = await start()
  await headless.fetchWallets()
  expect(state()).toMatchObject({ count: 314, page: 1, isFetchingWallets: false })
  await vi.waitFor(() =>
    expect(state()?.wcWallets.map(({ name, imageUrl }) => [name, imageUrl])).toEqual(
      page.map((name) => [name, 'blob:picture']),
    ),
  )
})

it('lists a wallet once, although the dApp and the directory both suggest it [api-headless]', async () => {
  directory()
  const { headless, state } = await start({
    projectId: 'of-test',
    customWallets: [{ id: 'Wallet 0', name: 'Wallet 0', homepage: 'https://wallet.example' }],
  })
  await headless.fetchWallets()
  await vi.waitFor(() => expect(state()?.isInitialized).toBe(true))
  const ids = state()?.wallets.map(({ id }) => id) ?? []
  expect(ids.filter((id) => id === 'Wallet 0')).toEqual(['Wallet 0'])
  expect(ids.length).toBeGreaterThan(2)
})

it('ends a search that a newer one replaces, and drops its answer [api-headless-settled]', async () => {
  const searches = directory()
  const { headless, state } = await start()
  const older = headless.fetchWallets({ query: 'a' })
  const newer = headless.fetchWallets({ query: 'ab' })
  await expect(older).rejects.toMatchObject({ code: 'request.aborted' })
  await vi.waitFor(() => expect(searches.has('ab')).toBe(true))
  searches.get('ab')?.(['Abacus'])
  await newer
  searches.get('a')?.(['Amber'])
  expect(state()?.wcWallets.map(({ name }) => name)).toEqual(['Abacus'])
})

it('connects by code only if there is one: without a link it says so, and waits for nothing', async () => {
  const { headless, state } = await start({})
  const amber = { id: 'amber', name: 'Amber', isInjected: false, options: [] }
  await expect(headless.connect(amber)).rejects.toMatchObject({ code: 'pairing.missing' })
  expect(state()).toMatchObject({ connectingWallet: undefined, wcError: true, isFetchingWcUri: false })
})

it('is cancelled if the dApp disconnects while the wallet is asked [wallet-disconnect-untried]', async () => {
  const { kit, headless, state } = await start({})
  const fox = state()?.wallets.find(({ name }) => name === 'Fox')
  if (!fox) throw new Error('no Fox')
  const waits = headless.connect(fox)
  await vi.waitFor(() => expect(kit.getAccount().status).toBe('connecting'))
  await kit.disconnect()
  expect(kit.getAccount().status).toBe('disconnected')
  await expect(waits).rejects.toMatchObject({ code: 'request.aborted' })
})

it('rejects pending calls when the kit stops, and clears its state', async () => {
  directory()
  const { headless, state } = await start()
  const fox = state()?.wallets.find(({ name }) => name === 'Fox')
  if (!fox) throw new Error('no Fox')
  const waits = headless.connect(fox)
  expect(state()?.connectingWallet?.name).toBe('Fox')
  release?.()
  await expect(waits).rejects.toMatchObject({ code: 'request.aborted' })
  expect(state()).toMatchObject({ wallets: [], connectingWallet: undefined })
  await expect(headless.getWcUri()).rejects.toMatchObject({ code: 'request.aborted' })
})
