import type { CaipNetworkId, Namespace } from './caip.ts'

/** How a connector reaches its wallet (SPEC 3). */
export type ConnectorType = 'INJECTED' | 'WALLET_CONNECT' | 'ANNOUNCED' | 'AUTH' | 'MULTI_CHAIN' | 'EXTERNAL'

/** A way to a wallet, as plain data. `id` is compared without regard to case. */
export interface Connector {
  id: string
  name: string
  type: ConnectorType
  namespace: Namespace
  /** A checked `https:` or `data:image/…` address. */
  icon?: string
  rdns?: string
}

/** EVM and Solana accounts are plain or smart, Bitcoin's are for payments or ordinals (SPEC 3). */
export type AccountType = 'eoa' | 'smartAccount' | 'payment' | 'ordinal'

/** One account that a wallet granted. Bitcoin wallets grant several of different types (SPEC 3). */
export interface ConnectedAccount {
  address: string
  type?: AccountType
  publicKey?: string
  path?: string
}

/** A standing connection to a wallet, as its owner (wagmi, the WalletConnect client, ...) reports it. */
export interface Connection {
  connectorId: string
  /** The wallet's own name and picture, where the connector is a way to any wallet (WalletConnect). */
  name?: string
  icon?: string
  namespace: Namespace
  /** Never empty; the first is the active one. */
  accounts: readonly ConnectedAccount[]
  /** The chain the wallet is on, configured in the dApp or not. */
  caipNetworkId: CaipNetworkId
  /** Whether the wallet goes to any network of its namespace; `true` unless given (SPEC 3). */
  supportsAllNetworks?: boolean
  /** The networks that the wallet has approved, where it does not go to all. */
  approvedCaipNetworkIds?: readonly CaipNetworkId[]
}

/** What a wallet goes by: its own name where a connection tells it, else the connector's, else the connector's id. */
export function nameOf(
  { connectors, connections }: { connectors: readonly Connector[]; connections: readonly Connection[] },
  connectorId: string,
): string {
  const own = connections.find((each) => sameId(each.connectorId, connectorId))?.name
  return own ?? connectors.find(({ id }) => sameId(id, connectorId))?.name ?? connectorId
}

/** Whether a connector stands for one session over several namespaces (FACTS 14). */
export const isShared = (connectorId: string): boolean => sameId(connectorId, 'walletConnect')

export const sameId = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()
