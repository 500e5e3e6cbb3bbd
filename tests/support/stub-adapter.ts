import type { ChainAdapter } from '../../adapters/adapter.ts'
import { type Connection, type Connector, sameId } from '../../core/connector.ts'
import type { Namespace } from '../../core/namespaces.ts'
import type { Network } from '../../core/network.ts'
import type { AdapterReport, WalletAdapter } from '../../machines/ports.ts'

/** A connector of an announced wallet. */
export const fox: Connector = { id: 'io.fox', name: 'Fox', type: 'ANNOUNCED', namespace: 'eip155', rdns: 'io.fox' }

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

/** A network of another namespace, and a wallet for it. */
export const solana = { ...network, id: 'devnet', name: 'Solana', chainNamespace: 'solana' } as const
export const lynx: Connector = { id: 'lynx', name: 'Lynx', type: 'ANNOUNCED', namespace: 'solana' }
export const lynxConnection: Connection = {
  connectorId: lynx.id,
  namespace: 'solana',
  accounts: [{ address: 'So1' }],
  caipNetworkId: 'solana:devnet',
}

/** The input of the stub for another namespace than EVM: its wallet, and the resulting connection. */
export interface StubOptions {
  wakes?: boolean
  connector?: Connector
  connection?: Connection
}

/** An adapter whose wallet answers when the test says so, for what no real part does on demand. */
export function stubAdapter({ wakes = false, connector = fox, connection = foxConnection }: StubOptions = {}) {
  const namespace: Namespace = connector.namespace
  let state: AdapterReport = { connectors: [connector], connections: [], current: null }
  const reports = new Set<(state: AdapterReport) => void>()
  const providers = new Map<string, object>()
  const calls: string[] = []
  let hearers = 0
  let awake = false
  let known: readonly Network[] = []
  let answer: PromiseWithResolvers<Connection> | undefined

  const tell = (next: AdapterReport) => {
    state = next
    for (const report of [...reports]) report(state)
  }
  const working: WalletAdapter = {
    namespace,
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
      tell({ ...state, connections: [connection], current: connector.id })
      return connection
    },
    async disconnect({ connectorId }) {
      calls.push('disconnect')
      const connections = state.connections.filter((each) => !sameId(each.connectorId, connectorId))
      tell({ ...state, connections, current: connections[0]?.connectorId ?? null })
    },
    async activate({ connectorId, address }) {
      calls.push('activate')
      const lead = (each: Connection) => ({
        ...each,
        accounts: each.accounts.toSorted((one, other) => +(other.address === address) - +(one.address === address)),
      })
      const connections = state.connections.map((each) => (sameId(each.connectorId, connectorId) ? lead(each) : each))
      tell({ ...state, connections, current: connectorId })
    },
    async switchNetwork({ caipNetworkId }) {
      calls.push('switchNetwork')
      tell({ ...state, connections: state.connections.map((each) => ({ ...each, caipNetworkId })) })
    },
    signMessage: async () => '0x',
    sendTransaction: async () => '0x',
    estimate: async () => '0',
    resolve: async ({ text }) => ({ address: text }),
    review: async () => ({ fee: '1', reserve: '3' }),
    receipt: async () => ({ status: 'confirmed' }),
    tokenReceivers: async () => [],
    balance: async () => ({ value: '1234567890000000000', decimals: 18, symbol: 'ETH' }),
    tokens: async () => [],
    identity: async () => ({}),
    setNetworks(networks) {
      known = networks
    },
    provider(connectorId) {
      if (!state.connections.some((each) => sameId(each.connectorId, connectorId))) return undefined
      const provider = providers.get(connectorId) ?? { connectorId }
      providers.set(connectorId, provider)
      return provider
    },
  }
  const adapter: ChainAdapter = {
    namespace,
    onConnection(wake) {
      hearers += 1
      if (wakes) wake()
      return () => {
        hearers -= 1
      }
    },
    setAwake(value) {
      awake = value
    },
    async load({ networks }) {
      calls.push('load')
      known = networks
      return working
    },
  }
  return {
    adapter,
    working,
    calls,
    listeners: () => reports.size,
    hearers: () => hearers,
    isAwake: () => awake,
    /** The names of the networks that it was last given. */
    networks: () => known.map(({ name }) => name),
    approve: () => tell({ ...state, connections: [connection], current: connector.id }),
    refuse: (cause: unknown) => answer?.reject(cause),
    tell,
  }
}
