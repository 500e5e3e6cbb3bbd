import { afterEach, describe, expect, it, vi } from 'vitest'
import { WagmiAdapter, type WagmiAdapterOptions } from '../../adapters/evm/index.ts'
import { manualClock } from './manual-clock.ts'
import { startNode } from './rpc-server.ts'
import { failureOf } from './watching.ts'

const currency = { name: 'Ether', symbol: 'ETH', decimals: 18 }
const network = (urls: readonly string[], more: object = {}) => ({
  id: 31337,
  name: 'Test',
  nativeCurrency: currency,
  rpcUrls: { default: { http: urls } },
  ...more,
})

const adapterOf = (urls: readonly string[], options: Partial<WagmiAdapterOptions> = {}) =>
  new WagmiAdapter({ networks: [network(urls)], storage: null, ...options })

const ask = (adapter: WagmiAdapter, method: 'eth_blockNumber' | 'eth_gasPrice' = 'eth_blockNumber') =>
  adapter.wagmiConfig.getClient().request({ method })

/** Every timer except a request's timeout is due at once. */
const hurried = () => manualClock((delay) => delay !== 10_000)

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('a single node [node-transport]', () => {
  it('gets simultaneous calls in one batch request', async () => {
    await using node = await startNode()
    const adapter = adapterOf([node.url])
    await Promise.all([ask(adapter), ask(adapter), ask(adapter, 'eth_gasPrice')])
    expect(node.requests.map(({ methods }) => methods)).toEqual([
      ['eth_blockNumber', 'eth_blockNumber', 'eth_gasPrice'],
    ])
  })

  it('gets at most 1000 calls in one request', async () => {
    await using node = await startNode()
    const adapter = adapterOf([node.url])
    await Promise.all(Array.from({ length: 1_001 }, () => ask(adapter)))
    expect(node.requests.map(({ methods }) => methods.length).sort()).toEqual([1, 1000])
  })

  it.each([403, 408, 413, 429, 500, 502, 503, 504])('that answers %i is retried 3 times', async (status) => {
    await using node = await startNode(() => ({ status }))
    const { delays } = hurried()
    await failureOf(ask(adapterOf([node.url])))
    expect(node.requests).toHaveLength(4)
    expect(delays.filter((delay) => delay !== 10_000)).toEqual([150, 300, 600])
  })

  it.each([400, 401, 404, 405])('that answers %i is not retried', async (status) => {
    await using node = await startNode(() => ({ status }))
    hurried()
    await failureOf(ask(adapterOf([node.url])))
    expect(node.requests).toHaveLength(1)
  })

  it.each([
    [-1, 4],
    [-32005, 4],
    [-32603, 4],
    [-32602, 1],
    [-32000, 1],
    [4001, 1],
  ])('that answers with the error %i is called %i times', async (code, times) => {
    await using node = await startNode(() => ({ error: { code, message: 'no' } }))
    hurried()
    await failureOf(ask(adapterOf([node.url])))
    expect(node.requests).toHaveLength(times)
  })

  it.each([429, 503])('that answers %i is retried when it says', async (status) => {
    await using node = await startNode((_, count) =>
      count === 1 ? { status, headers: { 'Retry-After': '7' } } : undefined,
    )
    const { delays } = hurried()
    expect(await ask(adapterOf([node.url]))).toBe('0x1')
    expect(delays.filter((delay) => delay !== 10_000)).toEqual([7_000])
  })

  it('has 10 seconds for each answer', async () => {
    await using node = await startNode(() => 'hang')
    const { delays } = manualClock(() => true)
    expect(await failureOf(ask(adapterOf([node.url])))).toMatchObject({ name: 'TimeoutError' })
    expect(delays.filter((delay) => delay === 10_000)).toHaveLength(4)
  })

  it('is never pinged', async () => {
    await using node = await startNode()
    const adapter = adapterOf([node.url])
    adapter.setAwake(true)
    await ask(adapter)
    expect(node.methods()).toEqual(['eth_blockNumber'])
  })
})

describe('several nodes [node-fallback] [node-retry-statuses]', () => {
  it('are called in order, the next one if one fails', async () => {
    await using bad = await startNode(() => ({ status: 500 }))
    await using good = await startNode()
    expect(await ask(adapterOf([bad.url, good.url]))).toBe('0x1')
    expect([bad.requests.length, good.requests.length]).toEqual([1, 1])
    expect(await ask(adapterOf([good.url, bad.url]))).toBe('0x1')
    expect([bad.requests.length, good.requests.length]).toEqual([1, 2])
  })

  it('are all called again if all fail, 3 times, after 150 ms that double', async () => {
    await using one = await startNode(() => ({ status: 503 }))
    await using two = await startNode(() => ({ status: 503 }))
    const { delays } = hurried()
    await failureOf(ask(adapterOf([one.url, two.url])))
    expect([one.requests.length, two.requests.length]).toEqual([4, 4])
    expect(delays.filter((delay) => delay !== 10_000)).toEqual([150, 300, 600])
  })

  it.each([4001, 5000, -32003])('are not tried in turn after the error %i', async (code) => {
    await using one = await startNode(() => ({ error: { code, message: 'User rejected the request.' } }))
    await using two = await startNode()
    await failureOf(ask(adapterOf([one.url, two.url])))
    expect([one.requests.length, two.requests.length]).toEqual([1, 0])
  })

  it('are not tried in turn after an error that every node gives: the call reverts', async () => {
    await using one = await startNode(() => ({ error: { code: 3, message: 'execution reverted: no' } }))
    await using two = await startNode()
    await failureOf(ask(adapterOf([one.url, two.url])))
    expect([one.requests.length, two.requests.length]).toEqual([1, 0])
  })

  it('get batches too', async () => {
    await using one = await startNode()
    await using two = await startNode()
    const adapter = adapterOf([one.url, two.url])
    await Promise.all([ask(adapter), ask(adapter, 'eth_gasPrice')])
    expect(one.requests.map(({ methods }) => methods)).toEqual([['eth_blockNumber', 'eth_gasPrice']])
  })

  it('get no call before there is a reason', async () => {
    await using one = await startNode()
    await using two = await startNode()
    const adapter = adapterOf([one.url, two.url])
    adapter.setAwake(true)
    adapter.wagmiConfig.getClient()
    await adapter.load({ networks: [] })
    expect([...one.requests, ...two.requests]).toEqual([])
  })

  it('are pinged and ranked only while the adapter is awake', async () => {
    await using sick = await startNode((calls) =>
      calls.some(({ method }) => method === 'net_listening') ? { status: 404 } : undefined,
    )
    await using well = await startNode()
    const pings = () => [...sick.methods(), ...well.methods()].filter((method) => method === 'net_listening').length
    const clock = manualClock()
    const adapter = adapterOf([sick.url, well.url])

    await ask(adapter)
    expect([sick.methods(), well.methods()]).toEqual([['eth_blockNumber'], []])

    adapter.setAwake(true)
    const again = await clock.timer(4_000)
    expect(pings()).toBe(2)
    await ask(adapter)
    expect(well.methods()).toContain('eth_blockNumber')
    again()
    const asleep = await clock.timer(4_000)
    expect(pings()).toBe(4)

    adapter.setAwake(false)
    asleep()
    await ask(adapter)
    expect(pings()).toBe(4)
    expect(sick.methods().filter((method) => method === 'eth_blockNumber')).toHaveLength(2)

    adapter.setAwake(true)
    await clock.timer(4_000)
    expect(pings()).toBe(6)
  })

  it('are pinged by one ranking, however often the adapter wakes', async () => {
    await using one = await startNode()
    await using two = await startNode()
    const clock = manualClock()
    const adapter = adapterOf([one.url, two.url])
    adapter.setAwake(true)
    await ask(adapter)
    const first = await clock.timer(4_000)
    adapter.setAwake(false)
    adapter.setAwake(true)
    const second = await new Promise<() => void>((resolve) => {
      const look = async () => {
        const timer = await clock.timer(4_000)
        if (timer === first) first()
        resolve(timer === first ? await clock.timer(4_000) : timer)
      }
      void look()
    })
    expect(one.methods().filter((method) => method === 'net_listening')).toHaveLength(2)
    second()
    await clock.timer(4_000)
    expect(one.methods().filter((method) => method === 'net_listening')).toHaveLength(3)
  })
})

describe('the choice of nodes [node-order] [api-endpoints]', () => {
  it('is the dApp’s first, then the blockchain API’s, then the network’s own', async () => {
    const order: string[] = []
    const failing = (name: string) =>
      startNode(() => {
        order.push(name)
        return { status: 404 }
      })
    await using custom = await failing('custom')
    await using host = await failing('host')
    await using own = await failing('own')
    const adapter = adapterOf([], {
      networks: [network([own.url], { id: 10 })],
      projectId: 'a b',
      rpcHost: host.url,
      customRpcUrls: { 'eip155:10': [{ url: custom.url, config: { fetchOptions: { headers: { 'X-Key': 'k' } } } }] },
    })
    await failureOf(ask(adapter))
    expect(order).toEqual(['custom', 'host', 'own'])
    expect(custom.requests[0]?.headers).toMatchObject({ 'x-key': 'k', 'content-type': 'application/json' })
    expect(host.requests[0]).toMatchObject({
      url: '/v1/?chainId=eip155:10&projectId=a%20b',
      headers: { 'content-type': 'text/plain' },
    })
  })

  it('is the kit’s nodes if the adapter was given none', async () => {
    await using custom = await startNode()
    await using host = await startNode(() => ({ status: 404 }))
    const adapter = adapterOf([], { networks: [network([], { id: 10 })] })
    adapter.setNodes({ projectId: 'p', rpcHost: host.url, customRpcUrls: { 'eip155:10': [{ url: custom.url }] } })
    await ask(adapter)
    expect(custom.methods()).toContain('eth_blockNumber')
    const own = adapterOf([], { networks: [network([custom.url], { id: 10 })], projectId: 'own', rpcHost: host.url })
    own.setNodes({ projectId: 'p' })
    await ask(own)
    expect(host.requests[0]?.url).toBe('/v1/?chainId=eip155:10&projectId=own')
  })

  it('is only the network’s own if the API does not serve it or there is no project', async () => {
    await using host = await startNode()
    await using own = await startNode()
    await ask(adapterOf([own.url], { projectId: 'p', rpcHost: host.url }))
    await ask(adapterOf([], { networks: [network([own.url], { id: 10 })], rpcHost: host.url }))
    expect([host.requests.length, own.requests.length]).toEqual([0, 2])
  })

  it('reports a clear error if there is none', async () => {
    const client = adapterOf([]).wagmiConfig.getClient()
    await expect(client.request({ method: 'eth_blockNumber' })).rejects.toThrow('No URL was provided')
    expect(() => adapterOf([], { networks: [] })).toThrow('Network not found')
  })

  it('leaves out those of other namespaces', () => {
    const solana = network([], { id: 'x', chainNamespace: 'solana' })
    expect(adapterOf([], { networks: [solana, network(['http://127.0.0.1:1'])] }).networks).toHaveLength(1)
  })
})

describe('polling', () => {
  it.each([
    [undefined, 4_000],
    [12_000, 4_000],
    [2_000, 1_000],
    [100, 500],
  ])('a block time of %s ms gives a polling interval of %i ms', (blockTime, pollingInterval) => {
    const adapter = adapterOf([], { networks: [network(['http://127.0.0.1:1'], { blockTime })] })
    expect(adapter.wagmiConfig.getClient()).toMatchObject({ pollingInterval })
  })
})
