import type { Connection } from '../../core/connector.ts'
import type { Sender } from '../../core/transfer.ts'

/** The account of a connection that sends, which no connection is without. */
export const senderOf = ({ namespace, connectorId, accounts, caipNetworkId }: Connection): Sender => ({
  namespace,
  connectorId,
  address: accounts[0]?.address ?? '',
  caipNetworkId,
})

/** Whether what one of them has filled in is not the other one's. */
export const isOther = (one: Sender, other: Sender): boolean =>
  one.address !== other.address || one.caipNetworkId !== other.caipNetworkId || one.connectorId !== other.connectorId
