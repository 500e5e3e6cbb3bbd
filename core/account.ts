import type { CaipAddress, Namespace } from './caip.ts'
import type { AccountType, ConnectedAccount, Connection, ConnectorType } from './connector.ts'
import { namespaceDescriptors } from './namespaces.ts'
import type { CaipNetwork, Network } from './network.ts'

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

/** A connection as the dApp sees it: a live one, or a former one. */
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

type OnNetwork = Pick<Connection, 'namespace' | 'caipNetworkId'>

/** The network of a connection, as the charts have it; a stand-in for one that the dApp does not know [network-definition]. */
export const networkOf = (networks: readonly Network[], on: OnNetwork): Network =>
  networks.find(({ caipNetworkId }) => caipNetworkId === on.caipNetworkId) ?? { ...unknownNetwork(on), rpcUrls: [] }

/** Likewise, as the dApp has it. */
export const caipNetworkOf = (networks: readonly CaipNetwork[], on: OnNetwork): CaipNetwork =>
  networks.find(({ caipNetworkId }) => caipNetworkId === on.caipNetworkId) ?? {
    ...unknownNetwork(on),
    rpcUrls: { default: { http: [] } },
  }

function unknownNetwork({ namespace, caipNetworkId }: OnNetwork) {
  const reference = caipNetworkId.slice(namespace.length + 1)
  return {
    id: namespaceDescriptors[namespace].hasNumericIds ? Number(reference) : reference,
    name: 'Unknown Network',
    caipNetworkId,
    chainNamespace: namespace,
    nativeCurrency: { name: '', symbol: '', decimals: 0 },
  }
}
