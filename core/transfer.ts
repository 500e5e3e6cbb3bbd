import type { CaipNetworkId } from './caip.ts'
import type { Namespace } from './namespaces.ts'

/** The account that sends, and the connection and network that it sends by. */
export interface Sender {
  namespace: Namespace
  connectorId: string
  address: string
  caipNetworkId: CaipNetworkId
}

/** What a transaction is for that buys one token for another: the swap, or the approval before it. */
export interface SwapTerms {
  kind: 'approval' | 'swap'
  /** The contract of the token that is bought; absent for the network's own currency. */
  token?: string
  /** How much of it is to arrive, in its smallest unit. */
  amount: string
  decimals: number
  symbol: string
}

/** A call of a contract, with what is paid along; amounts in the smallest unit. */
export interface ContractCall {
  to: string
  data: string
  value: string
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
  /** The call that is made of it, where it is no plain transfer. */
  call?: ContractCall
  /** The call that the wallet makes before it, both or neither [swap-atomic]: the network's hash is known at its end only. */
  first?: ContractCall
  /** What is bought by it, where something is. */
  swap?: SwapTerms
}

/** A transfer that was sent, and that the network has not settled yet. */
export interface PendingTransfer extends Transfer {
  /** The network's; where the wallet makes two calls at once, its own id of them. */
  hash: string
  /** Its nonce, once the node has told it: a transaction that has replaced it is found by that. */
  nonce?: string
}

/** Under which the network has a transfer that is under way, as far as that is known. */
export const networkHashOf = ({ first }: Pick<Transfer, 'first'>, hash: string): string | null => (first ? null : hash)

/**
 * How a transaction ends: `dropped` where the network has forgotten it. Where another one took its place, that is the same
 * for a higher fee (`spedUp`), nothing at all (`cancelled`), or something else (`replaced`).
 */
export type TransactionOutcome = 'confirmed' | 'failed' | 'spedUp' | 'cancelled' | 'replaced' | 'dropped'
