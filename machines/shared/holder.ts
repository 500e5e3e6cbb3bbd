import type { Connection } from '../../core/connector.ts'
import type { SessionHolder } from '../../core/smart-session.ts'

/** The first account of a connection; every connection has one. */
export const holderOf = ({ namespace, connectorId, accounts, caipNetworkId }: Connection): SessionHolder => ({
  ...{ namespace, connectorId, caipNetworkId, address: accounts[0]?.address ?? '' },
})
