import type { Config } from 'wagmi'
import { type Connection, type Connector, type ConnectorType, sameId } from '../../core/connector.ts'
import type { AdapterReport } from '../../machines/ports.ts'
import { details } from './details.ts'
import { parseAddresses, parseChainId, parseConnector } from './parse.ts'

export type WagmiConnector = Config['connectors'][number]
export type WagmiConnection = NonNullable<ReturnType<Config['state']['connections']['get']>>

/** What only the adapter knows about wagmi's connectors. */
export interface Known {
  /** Connectors that the dApp configured, by uid. */
  configured: ReadonlySet<string>
  /** Live providers by uid: an injected wallet without one is not installed. */
  providers: ReadonlyMap<string, unknown>
  /** The last valid chain of each connector, by uid. */
  chains: ReadonlyMap<string, number>
  /** The uid of the connection to report as current. */
  current: string | null
}

const order: readonly ConnectorType[] = ['ANNOUNCED', 'INJECTED', 'EXTERNAL', 'WALLET_CONNECT']

function typeOf(connector: WagmiConnector, configured: ReadonlySet<string>): ConnectorType {
  if (connector.type === 'walletConnect') return 'WALLET_CONNECT'
  if (connector.type === 'AUTH') return 'AUTH'
  if (connector.type !== 'injected') return 'EXTERNAL'
  return configured.has(connector.uid) ? 'INJECTED' : 'ANNOUNCED'
}

/** A connection that wagmi read from its storage has only its connector's name, without any methods. */
export const isLive = ({ connector }: WagmiConnection): boolean => typeof connector.getProvider === 'function'

/** wagmi's live connections, the current one first, so that it wins if two wallets share an id. */
export const liveConnections = ({ connections, current }: Config['state']): WagmiConnection[] =>
  [...connections.values()]
    .filter(isLive)
    .sort((one, other) => Number(other.connector.uid === current) - Number(one.connector.uid === current))

/** The live connection of a connector. */
export const findLive = (config: Config, connectorId: string): WagmiConnection | undefined =>
  liveConnections(config.state).find(({ connector }) => sameId(connector.id, connectorId))

/** The data of a connector never changes. */
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

/** A connection from the wallet's data; undefined if that is invalid. */
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

/** Removes later duplicates: two wallets may announce the same rdns. */
const firstOf = <T>(all: readonly T[], idOf: (one: T) => string): T[] =>
  all.filter((one, index) => all.findIndex((other) => sameId(idOf(one), idOf(other))) === index)

/** wagmi's state as an adapter's report. */
export function describeState(config: Config, { configured, providers, chains, current }: Known): AdapterReport {
  const live = liveConnections(config.state)
  const joined = live.map(({ connector }) => connector)
  const connectors = [...config.connectors, ...joined]
    // Safe's wallet works only inside its frame [wallet-safe].
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
