import type { CaipAddress, Namespace } from './caip.ts'
import type { AccountType, ConnectedAccount, ConnectorType, EmbeddedUser } from './connector.ts'
import { namespaceDescriptors } from './namespaces.ts'
import type { CaipNetwork } from './network.ts'

/** A wallet's connection status. A disconnect under way still counts as connected [wallet-status]. */
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

/** A connection as the dApp sees it: a live one, or a recent one. */
export interface AccountConnection {
  connectorId: string
  name: string
  icon?: string
  networkIcon?: string
  accounts: readonly ConnectedAccount[]
  caipNetwork?: CaipNetwork
  status: ConnectorStatus
}

/** What no reset touches [account-reset]. */
interface Kept {
  preferredAccountType: AccountType
  /** The dApp's own names for addresses. */
  addressLabels: Readonly<Record<string, string>>
}

/** One namespace's account as the dApp sees it [api-namespace-state]. */
export interface AccountState extends Kept {
  namespace: Namespace
  status: ConnectionStatus
  /** Those of the active connection; the first is the active one. */
  accounts: readonly ConnectedAccount[]
  address?: string | undefined
  caipAddress?: CaipAddress | undefined
  addressExplorerUrl?: string | undefined
  /** The native balance as it was fetched last, a plain decimal. */
  balance?: string | undefined
  balanceSymbol?: string | undefined
  wallet?: WalletInfo | undefined
  /** Who is logged in, where the wallet is an embedded one. */
  user?: EmbeddedUser | undefined
  connections: readonly AccountConnection[]
  /** Connections that stood once, whose wallets are in the page. */
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
