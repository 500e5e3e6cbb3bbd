import type { AccountConnection } from '../../core/account.ts'
import { sameId } from '../../core/connector.ts'
import type { CaipNetwork } from '../../core/network.ts'
import { caipNetworkOf } from '../../core/network-of.ts'
import type { AdapterReport, StoredConnection } from '../../machines/ports.ts'

/**
 * The stored connections of a namespace for a dApp's list: those whose connectors are available and not connected
 * [wallet-recent].
 * @param networks The dApp's, as it defined them.
 */
export const recentConnectionsIn = (
  { connectors, connections }: AdapterReport,
  networks: readonly CaipNetwork[],
  stored: readonly StoredConnection[],
): AccountConnection[] =>
  stored.flatMap(({ namespace, connectorId, accounts, caipNetworkId }) => {
    const connector = connectors.find(({ id }) => sameId(id, connectorId))
    if (!connector || connections.some((each) => sameId(each.connectorId, connectorId))) return []
    const { id, name, icon } = connector
    const caipNetwork = caipNetworkId && caipNetworkOf(networks, { namespace, caipNetworkId })
    const networkIcon = caipNetwork?.assets?.imageUrl
    return [
      {
        connectorId: id,
        name,
        ...(icon && { icon }),
        ...(networkIcon && { networkIcon }),
        accounts,
        ...(caipNetwork && { caipNetwork }),
        status: 'disconnected',
      },
    ]
  })
