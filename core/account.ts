import type { CaipAddress, CaipNetworkId, Namespace } from './caip.ts'
import type { AccountType, ConnectedAccount, ConnectorType } from './connector.ts'
import type { Network } from './network.ts'

/** SPEC 4, wallet connection status. A disconnect under way still counts as connected. */
export type ConnectionStatus = 'disconnected' | 'connecting' | 'connected' | 'reconnecting'

/** SPEC 4, connector status for the UI: the active connection is `connected`, any other that stands is `active`. */
export type ConnectorStatus = 'connected' | 'active' | 'disconnected'

/** A wallet as it announced itself. */
export interface WalletInfo {
  id: string
  name: string
  type?: ConnectorType
  icon?: string
  rdns?: string
}

/** A connection as the dApp sees it: one that stands, or one that stood once. */
export interface AccountConnection {
  connectorId: string
  name: string
  icon?: string
  networkIcon?: string
  accounts: readonly ConnectedAccount[]
  caipNetwork?: Network
  status: ConnectorStatus
}

/** What no reset touches (SPEC 4). */
interface Kept {
  preferredAccountType: AccountType
  /** The dApp's own names for addresses. */
  addressLabels: Readonly<Record<string, string>>
}

/** One namespace's account as the dApp sees it (SPEC 3). */
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
  connections: readonly AccountConnection[]
  /** Connections that stood once, whose wallets are in the page. */
  recentConnections: readonly AccountConnection[]
}

/** FACTS 11.1: the account types that are preferred unless somebody says otherwise; everywhere else it is `eoa`. */
const defaultAccountTypes: Readonly<Partial<Record<Namespace, AccountType>>> = {
  bip122: 'payment',
  eip155: 'smartAccount',
}

/** The account of a namespace while nobody is connected. */
export const noAccount = (
  namespace: Namespace,
  status: ConnectionStatus = 'disconnected',
  {
    preferredAccountType = defaultAccountTypes[namespace] ?? 'eoa',
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

/** The configured network of that id, or a stand-in for one the dApp does not know (FACTS 6). */
export function networkOf(networks: readonly Network[], id: CaipNetworkId): Network {
  const known = networks.find(({ caipNetworkId }) => caipNetworkId === id)
  if (known) return known
  const [namespace, reference = ''] = id.split(':')
  return {
    id: namespace === 'eip155' ? Number(reference) : reference,
    name: 'Unknown Network',
    caipNetworkId: id,
    chainNamespace: networks.find(({ chainNamespace }) => chainNamespace === namespace)?.chainNamespace ?? 'eip155',
    nativeCurrency: { name: '', symbol: '', decimals: 0 },
    rpcUrls: [],
  }
}
