import type { CaipNetworkId, Namespace } from './caip.ts'
import type { AccountType } from './namespaces.ts'
import type { SocialProvider } from './social-provider.ts'

export type { AccountType }

/** How a connector reaches its wallet. */
export type ConnectorType = 'INJECTED' | 'WALLET_CONNECT' | 'ANNOUNCED' | 'AUTH' | 'MULTI_CHAIN' | 'EXTERNAL'

/** A connector to a wallet, as plain data. Ids are compared case-insensitively. */
export interface Connector {
  id: string
  name: string
  type: ConnectorType
  namespace: Namespace
  /** A sanitized `https:` or `data:image/…` URL. */
  icon?: string
  rdns?: string
}

/** An account that a wallet granted. Bitcoin wallets grant several of different types [account-types]. */
export interface ConnectedAccount {
  address: string
  type?: AccountType
  publicKey?: string
  path?: string
}

/** The logged-in user of an embedded wallet, and the account types available. */
export interface EmbeddedUser {
  email?: string
  /** The user's name at the social provider. */
  userName?: string
  provider: 'email' | SocialProvider
  /** The account types available on the network. */
  accountTypes: readonly AccountType[]
  /** Whether the smart account is deployed. */
  isDeployed: boolean
  /** The service's page for exporting the wallet. */
  dashboardUrl?: string
}

/** A live connection to a wallet, as its owner (wagmi, the WalletConnect client, ...) reports it. */
export interface Connection {
  connectorId: string
  /** The wallet's own name and picture, if the connector can reach any wallet (WalletConnect). */
  name?: string
  icon?: string
  namespace: Namespace
  /** Never empty; the first is the active one. */
  accounts: readonly ConnectedAccount[]
  /** The wallet's current network, which the dApp may not have. */
  caipNetworkId: CaipNetworkId
  /** Whether the wallet can switch to any network of its namespace; `true` by default. */
  supportsAllNetworks?: boolean
  /** The networks that the wallet has approved, if it can't switch to any. */
  approvedCaipNetworkIds?: readonly CaipNetworkId[]
  /** The networks on which its user can have a smart account [embedded-smart-networks]. */
  smartAccountEnabledNetworks?: readonly CaipNetworkId[]
  /** The logged-in user of an embedded wallet [embedded-user]. */
  user?: EmbeddedUser
}

/** The display name of a wallet: the connection's, else the connector's, else the connector's id. */
export function nameOf(
  { connectors, connections }: { connectors: readonly Connector[]; connections: readonly Connection[] },
  connectorId: string,
): string {
  const own = connections.find((each) => sameId(each.connectorId, connectorId))?.name
  return own ?? connectors.find(({ id }) => sameId(id, connectorId))?.name ?? connectorId
}

/** Whether a connector's session spans several namespaces [pairing-session]. */
export const isShared = (connectorId: string): boolean => sameId(connectorId, 'walletConnect')

export const sameId = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

/** The active connection of a report. */
export const currentOf = ({
  connections,
  current,
}: {
  connections: readonly Connection[]
  current: string | null
}): Connection | undefined =>
  current === null ? undefined : connections.find(({ connectorId }) => sameId(connectorId, current))
