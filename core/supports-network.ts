import type { CaipNetworkId } from './caip.ts'
import type { Connection } from './connector.ts'

/** Whether a connection's wallet can switch to a network. */
export const goesTo = (
  { supportsAllNetworks = true, approvedCaipNetworkIds = [] }: Connection,
  id: CaipNetworkId,
): boolean => supportsAllNetworks || approvedCaipNetworkIds.includes(id)
