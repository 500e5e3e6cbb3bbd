import type { Config } from 'wagmi'
import { type Connection, type Connector, type ConnectorType, sameId } from '../../core/connector.ts'
import type { AdapterReport } from '../../machines/ports.ts'
import { details } from './details.ts'
import { parseAddresses, parseChainId, parseConnector } from './parse.ts'

export type WagmiConnector = Config['connectors'][number]
export type WagmiConnection = NonNullable<ReturnType<Config['state']['connections']['get']>>

/** What only the adapter knows of wagmi's connectors. */
export interface Known {
  /** Connectors that the dApp configured, by uid. */
  configured: ReadonlySet<string>
  /** Live providers by uid: an injected wallet without one is not in the page. */
  providers: ReadonlyMap<string, unknown>
  /** The last good chain that each connector was on, by uid. */
  chains: ReadonlyMap<string, number>
  /** The uid of the connection to be called the current one. */
  current: string | null
}

const order: readonly ConnectorType[] = ['ANNOUNCED', 'INJECTED', 'EXTERNAL', 'WALLET_CONNECT']

function typeOf(connector: WagmiConnector, configured: ReadonlySet<string>): ConnectorType {
  if (connector.type === 'walletConnect') return 'WALLET_CONNECT'
  if (connector.type === 'AUTH') return 'AUTH'
  if (connector.type !== 'injected') return 'EXTERNAL'
  return configured.has(connector.uid) ? 'INJECTED' : 'ANNOUNCED'
}

/** Connections that wagmi read from its storage have the names of their connectors, and nothing that works. */
export const isLive = ({ connector }: WagmiConnection): boolean => typeof connector.getProvider === 'function'

/** wagmi's live connections: the current one first, so that it wins where two wallets share an id. */
export const liveConnections = ({ connections, current }: Config['state']): WagmiConnection[] =>
  [...connections.values()]
    .filter(isLive)
    .sort((one, other) => Number(other.connector.uid === current) - Number(one.connector.uid === current))

/** The live connection of a connector. */
export const findLive = (config: Config, connectorId: string): WagmiConnection | undefined =>
  liveConnections(config.state).find(({ connector }) => sameId(connector.id, connectorId))

/** What connectors say of themselves does not change. */
const described = new WeakMap<WagmiConnector, Connector | undefined>()

function describe(connector: WagmiConnector, configured: ReadonlySet<string>): Connector | undefined {
  if (!described.has(connector)) described.set(connector, read(connector, configured))
  return described.get(connector)
}

function read(connector: WagmiConnector, configured: ReadonlySet<string>): Connector | undefined {
  const type = typeOf(connector, configured)
  const said = parseConnector(connector, type)
  if (!said) return undefined
  const name = type === 'INJECTED' && said.id === 'injected' ? 'Browser Wallet' : said.name
  return { ...said, name, type, namespace: 'eip155' }
}

/** A connection as the wallet's words allow it; undefined where they make none. */
export function describeConnection(
  { chains }: Pick<Config, 'chains'>,
  { connector, accounts, chainId }: WagmiConnection,
  lastChain?: number,
): Connection | undefined {
  const addresses = parseAddresses(accounts)
  const chain = parseChainId(chainId) ?? lastChain
  if (!addresses?.length || chain === undefined) return undefined
  return {
    connectorId: connector.id,
    namespace: 'eip155',
    accounts: addresses.map((address) => ({ address })),
    caipNetworkId: `eip155:${chain}`,
    ...details.get(connector.emitter)?.(chains),
  }
}

/** What came first of those that share an id: two wallets may announce the same rdns. */
const firstOf = <T>(all: readonly T[], idOf: (one: T) => string): T[] =>
  all.filter((one, index) => all.findIndex((other) => sameId(idOf(one), idOf(other))) === index)

/** wagmi's whole state, as the charts know it. */
export function describeState(config: Config, { configured, providers, chains, current }: Known): AdapterReport {
  const live = liveConnections(config.state)
  const joined = live.map(({ connector }) => connector)
  const connectors = [...config.connectors, ...joined]
    // Safe's frames the page, and is nowhere else [wallet-safe].
    .filter(({ type }) => type !== 'safe' || window.parent !== window)
    .map((connector) => ({ uid: connector.uid, row: describe(connector, configured) }))
    .flatMap(({ uid, row }) => (row && (row.type !== 'INJECTED' || providers.has(uid)) ? [row] : []))
  const connections = live.flatMap((each) => describeConnection(config, each, chains.get(each.connector.uid)) ?? [])
  const active = live.find(({ connector }) => connector.uid === current)?.connector.id
  return {
    connectors: firstOf(connectors, ({ id }) => id).sort(
      (one, other) => order.indexOf(one.type) - order.indexOf(other.type),
    ),
    connections: firstOf(connections, ({ connectorId }) => connectorId),
    current: connections.some(({ connectorId }) => connectorId === active) ? (active ?? null) : null,
  }
}
