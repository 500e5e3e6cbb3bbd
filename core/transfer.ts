import type { CaipNetworkId } from './caip.ts'
import type { Namespace } from './namespaces.ts'

/** The account that sends, and the connection and network that it sends by. */
export interface Sender {
  namespace: Namespace
  connectorId: string
  address: string
  caipNetworkId: CaipNetworkId
}

/** What is sent to whom: plain JSON, the amount exact. */
export interface Transfer extends Sender {
  /** Tells it from the other transfers of this page. */
  id: string
  to: string
  /** The token's contract or mint; absent for the network's own currency. */
  token?: string
  /** In the smallest unit. */
  amount: string
  decimals: number
  symbol: string
}

/** A transfer that the network knows by its hash, and has not settled yet. */
export interface PendingTransfer extends Transfer {
  hash: string
}

/**
 * How a transaction ends: `dropped` where the network has forgotten it. Where another one took its place, that is the same
 * for a higher fee (`spedUp`), nothing at all (`cancelled`), or something else (`replaced`).
 */
export type TransactionOutcome = 'confirmed' | 'failed' | 'spedUp' | 'cancelled' | 'replaced' | 'dropped'
