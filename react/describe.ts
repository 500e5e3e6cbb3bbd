import type { SnapshotFrom } from 'xstate'
import {
  type AccountConnection,
  type AccountState,
  type ConnectionStatus,
  networkOf,
  noAccount,
} from '../core/account.ts'
import { caipAddressOf, type Namespace } from '../core/caip.ts'
import { type Connection, nameOf, sameId } from '../core/connector.ts'
import { type Network, type NetworkState, restingNetworks } from '../core/network.ts'
import { type KitContext, selectedIn } from '../machines/kit-terms.ts'
import type { AdapterReport } from '../machines/ports.ts'
import type { walletMachine } from '../machines/wallet.ts'
import { currentOf } from '../machines/wallet-facts.ts'
import type { AppKitOptions } from './options.ts'

type WalletSnapshot = SnapshotFrom<typeof walletMachine>

function statusOf({ value }: WalletSnapshot): ConnectionStatus {
  switch (value.status) {
    case 'connecting':
    case 'reconnecting':
    case 'connected':
    case 'disconnected':
      return value.status
    default:
      return 'connected'
  }
}

/** A wallet as it tells of itself, or as its connector announced it. */
function walletIn(report: AdapterReport, connectorId: string) {
  const connection = report.connections.find((each) => sameId(each.connectorId, connectorId))
  const connector = report.connectors.find(({ id }) => sameId(id, connectorId))
  const { type, rdns, icon = connector?.icon } = { ...connector, ...connection }
  return {
    id: connectorId,
    name: nameOf(report, connectorId),
    ...(type && { type }),
    ...(icon && { icon }),
    ...(rdns && { rdns }),
  }
}

/** A connection that stands, for a list. */
function standing(report: AdapterReport, networks: readonly Network[], connection: Connection): AccountConnection {
  const { connectorId, accounts } = connection
  const { name, icon } = walletIn(report, connectorId)
  const caipNetwork = networkOf(networks, connection.caipNetworkId)
  const networkIcon = caipNetwork.imageUrl
  return {
    connectorId,
    name,
    ...(icon && { icon }),
    ...(networkIcon && { networkIcon }),
    accounts,
    caipNetwork,
    status: connection === currentOf(report) ? 'connected' : 'active',
  }
}

/** FACTS 14: connections that stood once are listed where their connectors are there and not connected. */
function former({ connectors, connections }: AdapterReport, ids: readonly string[]): AccountConnection[] {
  const isConnected = (id: string) => connections.some(({ connectorId }) => sameId(connectorId, id))
  return ids.flatMap((connectorId) => {
    const connector = connectors.find(({ id }) => sameId(id, connectorId))
    if (!connector || isConnected(connectorId)) return []
    const { id, name, icon } = connector
    return [{ connectorId: id, name, ...(icon && { icon }), accounts: [], status: 'disconnected' }]
  })
}

/** What an account is made of beside its wallet chart's state. */
export interface Surroundings {
  kit: Pick<KitContext, 'networks' | 'accountTypes' | 'features'>
  /** What was shown before: what belongs to the dApp stays, and the balance for as long as it is of this account. */
  before: AccountState | undefined
  recents(namespace: Namespace): readonly string[]
  /** The account types that are preferred until somebody says otherwise. */
  defaultAccountTypes: AppKitOptions['defaultAccountTypes']
}

/** A wallet chart's state in the words of the public API (SPEC 3). */
export function accountOf(
  namespace: Namespace,
  wallet: WalletSnapshot | undefined,
  { kit: { networks, accountTypes, features }, before, recents, defaultAccountTypes }: Surroundings,
): AccountState {
  const preferredAccountType =
    accountTypes[namespace] ?? before?.preferredAccountType ?? defaultAccountTypes?.[namespace]
  const resting = noAccount(namespace, wallet && statusOf(wallet), { ...before, preferredAccountType })
  if (!wallet) return resting
  const report = wallet.context
  const account = {
    ...resting,
    connections: report.connections.map((each) => standing(report, networks, each)),
    recentConnections: features.multiWallet ? former(report, recents(namespace)) : [],
  }
  const connection = currentOf(report)
  if (!connection) return account
  const { accounts, caipNetworkId, connectorId } = connection
  const address = accounts[0]?.address
  const caipAddress = address === undefined ? undefined : caipAddressOf(caipNetworkId, address)
  const { explorerUrl } = networkOf(networks, caipNetworkId)
  const isSame = before !== undefined && before.caipAddress === caipAddress
  return {
    ...account,
    accounts,
    address,
    caipAddress,
    addressExplorerUrl: address && explorerUrl && `${explorerUrl}/address/${address}`,
    ...(isSame && { balance: before.balance, balanceSymbol: before.balanceSymbol }),
    wallet: walletIn(report, connectorId),
  }
}

/** The networks of a namespace, as the wallet and the kit have it (SPEC 3). */
export function networksOf(namespace: Namespace, wallet: WalletSnapshot | undefined, kit: KitContext): NetworkState {
  const connection = wallet && currentOf(wallet.context)
  const id = connection?.caipNetworkId ?? selectedIn(kit, namespace)
  const { supportsAllNetworks = true, approvedCaipNetworkIds } = connection ?? {}
  return {
    ...restingNetworks(kit.networks, namespace),
    caipNetwork: id && networkOf(kit.networks, id),
    supportsAllNetworks,
    approvedCaipNetworkIds,
  }
}
