import type { ChainAdapter } from '../../adapters/adapter.ts'
import type { Connection, Connector } from '../../core/connector.ts'
import type { AdapterReport, WalletAdapter } from '../../machines/ports.ts'

/** A connector of an announced wallet. */
export const fox: Connector = { id: 'io.fox', name: 'Fox', type: 'ANNOUNCED', namespace: 'eip155' }

/** Fox, connected on the first chain of the sandbox. */
export const foxConnection: Connection = {
  connectorId: fox.id,
  namespace: 'eip155',
  accounts: [{ address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266' }],
  caipNetworkId: 'eip155:31337',
}

export const network = {
  id: 31337,
  name: 'Portico One',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['http://127.0.0.1:1'] } },
}

/** An adapter whose wallet answers when the test says so, for what no real part can be made to do on demand. */
export function stubAdapter({ wakes = false }: { wakes?: boolean } = {}) {
  let state: AdapterReport = { connectors: [fox], connections: [], current: null }
  const reports = new Set<(state: AdapterReport) => void>()
  const calls: string[] = []
  let awake = false
  let answer: PromiseWithResolvers<Connection> | undefined

  const tell = (next: AdapterReport) => {
    state = next
    for (const report of [...reports]) report(state)
  }
  const working: WalletAdapter = {
    namespace: 'eip155',
    watch(report) {
      reports.add(report)
      report(state)
      return () => void reports.delete(report)
    },
    connect() {
      calls.push('connect')
      answer = Promise.withResolvers<Connection>()
      return answer.promise
    },
    async reconnect() {
      calls.push('reconnect')
      tell({ ...state, connections: [foxConnection], current: fox.id })
      return foxConnection
    },
    async disconnect() {
      calls.push('disconnect')
      tell({ ...state, connections: [], current: null })
    },
    activate: async () => undefined,
    switchNetwork: async () => undefined,
    signMessage: async () => '0x',
    sendTransaction: async () => '0x',
    estimate: async () => '0',
    balance: async () => ({ value: '1234567890000000000', decimals: 18, symbol: 'ETH' }),
    setNetworks: () => undefined,
    provider: () => undefined,
  }
  const adapter: ChainAdapter = {
    namespace: 'eip155',
    onConnection(wake) {
      if (wakes) wake()
      return () => undefined
    },
    setAwake(value) {
      awake = value
    },
    async load() {
      calls.push('load')
      return working
    },
  }
  return {
    adapter,
    calls,
    listeners: () => reports.size,
    isAwake: () => awake,
    approve: () => tell({ ...state, connections: [foxConnection], current: fox.id }),
    refuse: (cause: unknown) => answer?.reject(cause),
    tell,
  }
}
