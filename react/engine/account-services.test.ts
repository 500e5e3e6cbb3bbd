import { expect, it, vi } from 'vitest'
import { toNetwork } from '../../core/to-network.ts'
import { foxConnection, network, stubAdapter } from '../../tests/support/stub-adapter.ts'
import { accountServices } from './account-services.ts'

const { caipNetworkId } = foxConnection
const query = { address: foxConnection.accounts[0]?.address ?? '', caipNetworkId }
const never = new AbortController().signal

/** A dApp's setup, with or without a project. */
function setUp(options: { projectId?: string; endpoints?: { rpc: string } }) {
  const { adapter, working } = stubAdapter()
  const networks = [toNetwork(network)]
  const setup = { adapters: [adapter], networks, options: { networks: [network] as const, ...options } }
  return { setup, loadAdapter: async () => working }
}

it('account services are one set for all flows, and ask no server without a project', async () => {
  const fetching = vi.spyOn(globalThis, 'fetch')
  const deps = setUp({})
  const services = accountServices(deps)
  expect(accountServices({ ...deps })).toBe(services)
  expect(await services.loadTokens(query, never)).toEqual([
    { caipNetworkId, name: 'Ether', symbol: 'ETH', decimals: 18, amount: '1234567890000000000' },
  ])
  expect(await services.loadIdentity(query, never)).toEqual({})
  expect(await services.loadHistory(query, never)).toEqual({ transactions: [] })
  expect(fetching).not.toHaveBeenCalled()
  fetching.mockRestore()
})

it('account services ask the adapters of the engine that they are for, also after an earlier one of the same setup', async () => {
  const { setup, loadAdapter } = setUp({})
  const stopped = vi.fn(loadAdapter)
  const running = vi.fn(loadAdapter)
  await accountServices({ setup, loadAdapter: stopped }).loadTokens(query, never)
  stopped.mockClear()
  await accountServices({ setup, loadAdapter: running }).loadTokens(query, never)
  expect([stopped, running].map(({ mock }) => mock.calls.length > 0)).toEqual([false, true])
})

it('a poll bypasses the stored answer, while the first read may use another view’s answer [portfolio-poll]', async () => {
  const balances = [
    { name: 'Ether', symbol: 'ETH', chainId: caipNetworkId, quantity: { decimals: '18', numeric: '1' } },
  ]
  const fetching = vi.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    const isBalance = String(address).includes('/balance')
    return Response.json(isBalance ? { balances } : { http: [caipNetworkId] })
  })
  const asked = () => fetching.mock.calls.filter(([address]) => String(address).includes('/balance')).length
  const { loadTokens, pollTokens } = accountServices(setUp({ projectId: 'a project' }))
  await loadTokens(query, never)
  await pollTokens({ ...query, fresh: false }, never)
  expect(asked()).toBe(1)
  await pollTokens({ ...query, fresh: true }, never)
  await pollTokens({ ...query, fresh: true }, never)
  expect(asked()).toBe(3)
  fetching.mockRestore()
})

it('a poll rests for 30 s after a failure, unless the account’s tokens have changed meanwhile [account-balance-gap] [assets-renewed]', async () => {
  const fetching = vi.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    if (String(address).includes('/balance')) return new Response(null, { status: 500 })
    return Response.json({ http: [caipNetworkId] })
  })
  const asked = () => fetching.mock.calls.filter(([address]) => String(address).includes('/balance')).length
  const { pollTokens, renewTokens } = accountServices(setUp({ projectId: 'a project' }))
  await expect(pollTokens({ ...query, fresh: true }, never)).rejects.toThrow()
  const first = asked()
  await expect(pollTokens({ ...query, fresh: true }, never)).rejects.toThrow()
  expect(asked()).toBe(first)
  renewTokens(query)
  await expect(pollTokens({ ...query, fresh: true }, never)).rejects.toThrow()
  expect(asked()).toBeGreaterThan(first)
  fetching.mockRestore()
})

it('a poll after a transaction of another account or network does not wait either, and asks once [portfolio-poll] [account-balance-gap]', async () => {
  const fetching = vi.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    if (String(address).includes('/balance')) return new Response(null, { status: 500 })
    return Response.json({ http: [caipNetworkId] })
  })
  const asked = () => fetching.mock.calls.filter(([address]) => String(address).includes('/balance')).length
  const { pollTokens, renewTokens } = accountServices(setUp({ projectId: 'a project' }))
  const poll = (skipPause: boolean) => pollTokens({ ...query, fresh: true, skipPause }, never)
  await expect(poll(false)).rejects.toThrow()
  const first = asked()
  renewTokens({ ...query, caipNetworkId: 'eip155:1' })
  await expect(poll(false)).rejects.toThrow()
  expect(asked()).toBe(first)
  await expect(poll(true)).rejects.toThrow()
  expect(asked()).toBe(2 * first)
  await expect(poll(false)).rejects.toThrow()
  expect(asked()).toBe(2 * first)
  fetching.mockRestore()
})

it('account services use the dApp’s endpoint if it has a project [api-endpoints] [assets-identity]', async () => {
  const fetching = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ http: [] }))
  const services = accountServices(setUp({ projectId: 'a project', endpoints: { rpc: 'https://rpc.dapp.test' } }))
  expect(await services.loadTokens(query, never)).toHaveLength(1)
  const address = new URL(String(fetching.mock.calls[0]?.[0]))
  expect([address.origin, address.pathname]).toEqual(['https://rpc.dapp.test', '/v1/supported-chains'])
  expect(Object.fromEntries(address.searchParams)).toEqual({
    projectId: 'a project',
    st: 'appkit',
    sv: expect.stringMatching(/^react-wagmi-\d+\.\d+\.\d+$/),
  })
  fetching.mockRestore()
})
