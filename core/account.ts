import type { CaipAddress, Namespace } from './caip.ts'
import type { AccountType, ConnectedAccount, ConnectorType, EmbeddedUser } from './connector.ts'
import { namespaceDescriptors } from './namespaces.ts'
import type { CaipNetwork } from './network.ts'

/** A wallet's connection status. A pending disconnect still counts as connected [wallet-status]. */
export type ConnectionStatus = 'disconnected' | 'connecting' | 'connected' | 'reconnecting'

/** A connector's status for the UI: the active connection is `connected`, any other is `active`. */
export type ConnectorStatus = 'connected' | 'active' | 'disconnected'

/** A wallet as it announced itself. */
export interface WalletInfo {
  id: string
  name: string
  type?: ConnectorType
  icon?: string
  rdns?: string
}

/** A connection in the public API: live or recent. */
export interface AccountConnection {
  connectorId: string
  name: string
  icon?: string
  networkIcon?: string
  accounts: readonly ConnectedAccount[]
  caipNetwork?: CaipNetwork
  status: ConnectorStatus
}

/** What a reset keeps [account-reset]. */
interface Kept {
  preferredAccountType: AccountType
  /** The dApp's labels for addresses. */
  addressLabels: Readonly<Record<string, string>>
}

/** The account of a namespace in the public API [api-namespace-state]. */
export interface AccountState extends Kept {
  namespace: Namespace
  status: ConnectionStatus
  /** The accounts of the active connection; the first is the active one. */
  accounts: readonly ConnectedAccount[]
  address?: string | undefined
  caipAddress?: CaipAddress | undefined
  addressExplorerUrl?: string | undefined
  /** The last fetched native balance, as a plain decimal. */
  balance?: string | undefined
  balanceSymbol?: string | undefined
  wallet?: WalletInfo | undefined
  /** The logged-in user of an embedded wallet. */
  user?: EmbeddedUser | undefined
  connections: readonly AccountConnection[]
  /** Connections that are no longer live, whose wallets are available in the page. */
  recentConnections: readonly AccountConnection[]
}

/** The account of a namespace while no wallet is connected. */
export const noAccount = (
  namespace: Namespace,
  status: ConnectionStatus = 'disconnected',
  {
    preferredAccountType = namespaceDescriptors[namespace].defaultAccountType,
    addressLabels = {},
  }: { [K in keyof Kept]?: Kept[K] | undefined } = {},
): AccountState => ({
  namespace,
  status,
  preferredAccountType,
  addressLabels,
  accounts: [],
  connections: [],
  recentConnections: [],
})
