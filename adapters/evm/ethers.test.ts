// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { toNetwork } from '../../core/to-network.ts'
import type { AdapterReport } from '../../machines/ports.ts'
import { network } from '../../tests/support/stub-adapter.ts'
import { joinAdapter } from '../auth/index.ts'
import { EthersAdapter, type EthersAdapterOptions } from './ethers.ts'
import { Ethers5Adapter } from './ethers5.ts'

const solana = { ...network, id: 'mainnet', chainNamespace: 'solana' } as const
const own = toNetwork(network)

/** A page in which one wallet announces itself, and another is in `window.ethereum`. */
function openPage() {
  const provider = { request: async () => [], on: () => undefined, removeListener: () => undefined }
  vi.stubGlobal('ethereum', provider)
  const info = { uuid: 'fox', name: 'Fox', icon: 'data:image/svg+xml,', rdns: 'io.fox' }
  const announce = () =>
    window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: { info, provider } }))
  window.addEventListener('eip6963:requestProvider', announce, { once: true })
}

afterEach(() => vi.unstubAllGlobals())

describe.each([EthersAdapter, Ethers5Adapter])('%o [api-ethers]', (Adapter) => {
  const opened = (options?: EthersAdapterOptions) => {
    const adapter = new Adapter(options)
    adapter.prepare({ networks: [solana, network] })
    return adapter
  }

  it('asks the nodes of createAppKit’s EVM networks', async () => {
    const asked: string[] = []
    vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
      asked.push(url)
      const calls: { id: number }[] = JSON.parse(body)
      return new Response(JSON.stringify(calls.map(({ id }) => ({ jsonrpc: '2.0', id, result: '0x5' }))))
    })
    const adapter = opened()
    const loaded = await adapter.load({ networks: [own] })
    expect([adapter.namespace, loaded.namespace]).toEqual(['eip155', 'eip155'])
    const input = { address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', caipNetworkId: own.caipNetworkId }
    expect((await loaded.balance(input, new AbortController().signal)).value).toBe('5')
    expect(asked).toEqual(network.rpcUrls.default.http.map((url) => new URL(url).href))
  })

  it.each([
    ['all', [{}], ['io.fox', 'injected']],
    ['none but those that announce themselves', [{ enableInjected: false }], ['io.fox']],
    ['what it was set up with first', [{ enableInjected: false }, {}], ['io.fox']],
  ])('of the page’s wallets, offers %s', async (_, settings, expected) => {
    openPage()
    const adapter = new Adapter({ storage: null })
    for (const each of settings) adapter.prepare({ networks: [network], ...each })
    const loaded = await adapter.load({ networks: [own] })
    const reports: AdapterReport[] = []
    loaded.watch((report) => reports.push(report))
    await vi.waitFor(() => expect(reports.at(-1)?.connectors.map(({ id }) => id)).toEqual(expected))
  })

  it('offers the embedded wallet if the dApp has one [embedded-connector]', async () => {
    const adapter = opened({ enableInjected: false, storage: null })
    const frame = () => Promise.reject(new Error('It is not asked for.'))
    const wallet = { name: 'Email', url: 'https://wallet.example/sdk', frame, watch: () => () => undefined }
    expect(joinAdapter({ ...wallet, preferredAccountType: async () => undefined }, adapter)).toBe(true)
    const reports: AdapterReport[] = []
    ;(await adapter.load({ networks: [own] })).watch((report) => reports.push(report))()
    expect(reports.at(-1)?.connectors).toMatchObject([{ type: 'AUTH', name: 'Email' }])
  })

  it('stores connections where the dApp says, or not at all', () => {
    const read = vi.spyOn(Storage.prototype, 'getItem')
    const storage = { getItem: vi.fn(() => null), setItem: vi.fn(), removeItem: vi.fn() }
    opened({ storage })
    expect(storage.getItem).toHaveBeenCalledWith('wagmi.store')
    opened({ storage: null })
    expect(read).not.toHaveBeenCalled()
    opened()
    expect(read).toHaveBeenCalledWith('wagmi.store')
    read.mockRestore()
  })

  it('throws that it needs createAppKit, and an EVM network', () => {
    expect(() => new Adapter().setAwake(true)).toThrow('Chain adapter not found')
    expect(() => new Adapter().prepare({ networks: [solana] })).toThrow('Network not found')
  })
})
