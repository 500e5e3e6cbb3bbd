import type { SnapshotFrom } from 'xstate'
import { type AccountConnection, type AccountState, type ConnectionStatus, noAccount } from '../../core/account.ts'
import { formatUnits } from '../../core/amount.ts'
import { type CaipNetworkId, caipAddressOf, type Namespace } from '../../core/caip.ts'
import { selectedIn } from '../../core/configured-networks.ts'
import { type Connection, currentOf, nameOf, sameId } from '../../core/connector.ts'
import { explorerLink } from '../../core/explorer.ts'
import { type CaipNetwork, type NetworkState, restingNetworks } from '../../core/network.ts'
import { caipNetworkOf, networkOf } from '../../core/network-of.ts'
import type { balanceMachine } from '../../machines/balance/chart.ts'
import type { KitContext } from '../../machines/kit/types.ts'
import type { AdapterReport } from '../../machines/ports.ts'
import type { walletMachine } from '../../machines/wallet/chart.ts'
import type { AppKitOptions } from '../handle/options.ts'

type WalletSnapshot = SnapshotFrom<typeof walletMachine>
type BalanceSnapshot = SnapshotFrom<typeof balanceMachine>

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

/** A wallet as it describes itself, or as its connector announced it. */
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

/** A live connection as a list item. */
function toAccountConnection(
  report: AdapterReport,
  networks: readonly CaipNetwork[],
  connection: Connection,
): AccountConnection {
  const { connectorId, accounts } = connection
  const { name, icon } = walletIn(report, connectorId)
  const caipNetwork = caipNetworkOf(networks, connection)
  const networkIcon = caipNetwork.assets?.imageUrl
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

/** The balance, if it is that of this account [account-balance-one]. */
function shownBalance(snapshot: BalanceSnapshot | undefined, address: string | undefined, network: CaipNetworkId) {
  const { query, balance } = snapshot?.context ?? {}
  if (!balance || query?.address !== address || query?.caipNetworkId !== network) return {}
  const { value, decimals, symbol } = balance
  return { balance: formatUnits(value, decimals), balanceSymbol: symbol }
}

/** What an account's state depends on besides its wallet chart. */
export interface AccountDeps {
  /** The dApp's networks as it defined them. */
  definitions: readonly CaipNetwork[]
  kit: Pick<KitContext, 'networks' | 'accountTypes' | 'features'>
  /** The previous state: the dApp's own values stay. */
  before: AccountState | undefined
  balance: BalanceSnapshot | undefined
  /** Recent connections that are no longer live and whose wallets are available [wallet-recent]. */
  recents(namespace: Namespace, report: AdapterReport, networks: readonly CaipNetwork[]): readonly AccountConnection[]
  /** The preferred account types until the user or the dApp chooses. */
  defaultAccountTypes: AppKitOptions['defaultAccountTypes']
}

/** Converts a wallet chart's state to the public API [api-namespace-state]. */
export function accountOf(
  namespace: Namespace,
  wallet: WalletSnapshot | undefined,
  {
    definitions,
    kit: { networks, accountTypes, features },
    before,
    balance,
    recents,
    defaultAccountTypes,
  }: AccountDeps,
): AccountState {
  const preferredAccountType =
    accountTypes[namespace] ?? before?.preferredAccountType ?? defaultAccountTypes?.[namespace]
  const resting = noAccount(namespace, wallet && statusOf(wallet), { ...before, preferredAccountType })
  if (!wallet) return resting
  const report = wallet.context
  const account = {
    ...resting,
    connections: report.connections.map((each) => toAccountConnection(report, definitions, each)),
    recentConnections: features.multiWallet ? recents(namespace, report, definitions) : [],
  }
  const connection = currentOf(report)
  if (!connection) return account
  const { accounts, caipNetworkId, connectorId, user } = connection
  const address = accounts[0]?.address
  const caipAddress = address === undefined ? undefined : caipAddressOf(caipNetworkId, address)
  const network = networkOf(networks, connection)
  return {
    ...account,
    accounts,
    address,
    caipAddress,
    addressExplorerUrl: address && explorerLink(network, address),
    ...shownBalance(balance, address, caipNetworkId),
    wallet: walletIn(report, connectorId),
    user,
  }
}

/** The networks of a namespace, as the wallet and the kit report them [api-namespace-state]. */
export function networksOf(
  namespace: Namespace,
  wallet: WalletSnapshot | undefined,
  kit: KitContext,
  definitions: readonly CaipNetwork[],
): NetworkState {
  const connection = wallet && currentOf(wallet.context)
  const caipNetworkId = connection?.caipNetworkId ?? selectedIn(kit, namespace)
  const { supportsAllNetworks = true, approvedCaipNetworkIds, smartAccountEnabledNetworks = [] } = connection ?? {}
  return {
    ...restingNetworks(definitions, namespace),
    caipNetwork: caipNetworkId && caipNetworkOf(definitions, { namespace, caipNetworkId }),
    supportsAllNetworks,
    approvedCaipNetworkIds,
    smartAccountEnabledNetworks,
  }
}
