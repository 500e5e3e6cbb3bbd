import type { CaipNetworkId, Namespace } from './caip.ts'
import type { AccountType } from './namespaces.ts'
import type { SocialProvider } from './social-provider.ts'

export type { AccountType }

/** How a connector reaches its wallet. */
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

/** One account that a wallet granted. Bitcoin wallets grant several of different types [account-types]. */
export interface ConnectedAccount {
  address: string
  type?: AccountType
  publicKey?: string
  path?: string
}

/** Who is logged in to an embedded wallet, and what their accounts can be. */
export interface EmbeddedUser {
  email?: string
  /** What the provider calls them, where they logged in at one. */
  userName?: string
  provider: 'email' | SocialProvider
  /** The account types that there are on the network. */
  accountTypes: readonly AccountType[]
  /** Whether the smart account is on the chain already. */
  isDeployed: boolean
  /** The service's own page, where the wallet can be had as one's own. */
  dashboardUrl?: string
}

/** A live connection to a wallet, as its owner (wagmi, the WalletConnect client, ...) reports it. */
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
  /** Whether the wallet goes to any network of its namespace; `true` unless given. */
  supportsAllNetworks?: boolean
  /** The networks that the wallet has approved, where it does not go to all. */
  approvedCaipNetworkIds?: readonly CaipNetworkId[]
  /** Where its user can have a smart account [embedded-smart-networks]. */
  smartAccountEnabledNetworks?: readonly CaipNetworkId[]
  /** Who is logged in, where the wallet is an embedded one [embedded-user]. */
  user?: EmbeddedUser
}

/** What a wallet goes by: its own name where a connection tells it, else the connector's, else the connector's id. */
export function nameOf(
  { connectors, connections }: { connectors: readonly Connector[]; connections: readonly Connection[] },
  connectorId: string,
): string {
  const own = connections.find((each) => sameId(each.connectorId, connectorId))?.name
  return own ?? connectors.find(({ id }) => sameId(id, connectorId))?.name ?? connectorId
}

/** Whether a connector stands for one session over several namespaces [pairing-session]. */
export const isShared = (connectorId: string): boolean => sameId(connectorId, 'walletConnect')

export const sameId = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

/** The connection that a report calls the active one. */
export const currentOf = ({
  connections,
  current,
}: {
  connections: readonly Connection[]
  current: string | null
}): Connection | undefined =>
  current === null ? undefined : connections.find(({ connectorId }) => sameId(connectorId, current))
