import type { Connection } from '../../core/connector.ts'
import type { Sender } from '../../core/transfer.ts'

/** The sending account of a connection; every connection has one. */
export const senderOf = ({ namespace, connectorId, accounts, caipNetworkId }: Connection): Sender => ({
  namespace,
  connectorId,
  address: accounts[0]?.address ?? '',
  caipNetworkId,
})

/** Whether two accounts are different, so that a form of one is not valid for the other. */
export const isOther = (one: Sender, other: Sender): boolean =>
  one.address !== other.address || one.caipNetworkId !== other.caipNetworkId || one.connectorId !== other.connectorId
