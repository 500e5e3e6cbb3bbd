import { expect, it } from 'vitest'
import { toNetwork } from '../../core/to-network.ts'
import { type AdapterReport, PorticoError } from '../../react/index.ts'
import { ExampleAdapter } from './index.ts'
import type { ExampleWallet } from './wallet.ts'

const [first, second] = [
  'cosmos1t2uflqwqe0fsj0shcfkrvpukewcw40yjj6hdc0',
  'cosmos1v2uflqwqe0fsj0shcfkrvpukewcw40yjj6hdc0',
]
const network = toNetwork({
  id: 'hub-1',
  name: 'Hub',
  chainNamespace: 'cosmos',
  nativeCurrency: { name: 'Atom', symbol: 'ATOM', decimals: 6 },
  rpcUrls: { default: { http: [] } },
})
const never = new AbortController().signal

async function open() {
  let answer: (ask: boolean) => Promise<readonly string[]> = async () => []
  let share: (accounts: readonly string[]) => void = () => undefined
  const wallet: ExampleWallet = {
    chain: 'hub-1',
    accounts: (ask) => answer(ask),
    sign: async (address, message) => `${address} signs ${message}`,
    send: () => Promise.reject(new Error('no')),
    forget: () => Promise.reject(new Error('it hangs')),
    onAccounts(changed) {
      share = changed
      return () => undefined
    },
  }
  const adapter = await new ExampleAdapter({ wallet }).load({ networks: [network] })
  const reports: AdapterReport[] = []
  const stop = adapter.watch((report) => reports.push(report))
  const addresses = () => reports.at(-1)?.connections.map(({ accounts }) => accounts.map(({ address }) => address))
  return {
    adapter,
    reports,
    stop,
    addresses,
    answers: (next: typeof answer) => {
      answer = next
    },
    shares: (accounts: readonly string[]) => share(accounts),
  }
}

it('connects, changes and disconnects, and reports before each call resolves', async () => {
  const { adapter, reports, addresses, answers, stop } = await open()
  expect(reports).toEqual([
    {
      connectors: [{ id: 'example', name: 'Example', type: 'INJECTED', namespace: 'cosmos' }],
      connections: [],
      current: null,
    },
  ])
  expect(await adapter.reconnect({ connectorId: 'example' }, never)).toBeNull()
  answers(async (ask) => (ask ? [first, second] : []))
  const connection = await adapter.connect({ connectorId: 'example' }, never)
  expect(connection).toMatchObject({
    caipNetworkId: 'cosmos:hub-1',
    accounts: [{ address: first }, { address: second }],
  })
  expect(addresses()).toEqual([[first, second]])
  await adapter.activate({ connectorId: 'example', address: second }, never)
  expect(addresses()).toEqual([[second, first]])
  await adapter.disconnect({ connectorId: 'example' }, never)
  expect(addresses()).toEqual([])
  const reportCount = reports.length
  stop()
  answers(async () => [first])
  await adapter.connect({ connectorId: 'example' }, never)
  expect(reports).toHaveLength(reportCount)
})

it('keeps a connection that the user approves after the request was aborted', async () => {
  const { adapter, addresses, answers, shares } = await open()
  const over = new AbortController()
  answers(() => new Promise(() => undefined))
  const asked = adapter.connect({ connectorId: 'example' }, over.signal)
  over.abort()
  await expect(asked).rejects.toMatchObject({ code: 'request.aborted' })
  shares([first])
  expect(addresses()).toEqual([[first]])
})

it('throws only PorticoErrors', async () => {
  const { adapter, shares } = await open()
  shares([first])
  const input = {
    connectorId: 'example',
    address: first,
    caipNetworkId: 'cosmos:hub-1',
    transaction: { to: second },
  } as const
  await expect(adapter.sendTransaction(input, never)).rejects.toBeInstanceOf(PorticoError)
  await expect(adapter.switchNetwork({ caipNetworkId: 'cosmos:other' }, never)).rejects.toBeInstanceOf(PorticoError)
})
