import type { CaipNetworkId } from './caip.ts'
import type { Namespace } from './namespaces.ts'

/** The sending account, its connection and its network. */
export interface Sender {
  namespace: Namespace
  connectorId: string
  address: string
  caipNetworkId: CaipNetworkId
}

/** The purpose of a transaction that belongs to a swap: the swap itself, or the approval before it. */
export interface SwapTerms {
  kind: 'approval' | 'swap'
  /** The contract of the bought token; absent for the native currency. */
  token?: string
  /** The expected amount, in its smallest unit. */
  amount: string
  decimals: number
  symbol: string
}

/** A contract call with its value; amounts in the smallest unit. */
export interface ContractCall {
  to: string
  data: string
  value: string
}

/** A transfer: plain JSON with an exact amount. */
export interface Transfer extends Sender {
  /** Unique among the transfers of this page. */
  id: string
  to: string
  /** The token's contract or mint; absent for the native currency. */
  token?: string
  /** In the smallest unit. */
  amount: string
  decimals: number
  symbol: string
  /** The contract call, if it is not a plain transfer. */
  call?: ContractCall
  /**
   * The call that the wallet executes atomically before it [swap-atomic]: the transaction hash is known only at the
   * end.
   */
  first?: ContractCall
  /** The swap that it belongs to, if any. */
  swap?: SwapTerms
}

/** A sent transfer whose outcome is not known yet. */
export interface PendingTransfer extends Transfer {
  /** The transaction hash; for a batch, the wallet's own id of its calls. */
  hash: string
  /** Its nonce, once the node has reported it: it identifies a replacement. */
  nonce?: string
}

/** The transaction hash of a pending transfer, as far as it is known. */
export const networkHashOf = ({ first }: Pick<Transfer, 'first'>, hash: string): string | null => (first ? null : hash)

/**
 * The outcome of a transaction. `dropped`: the network has forgotten it. Replacements: the same with a higher fee
 * (`spedUp`), an empty one (`cancelled`), or another one (`replaced`).
 */
export type TransactionOutcome = 'confirmed' | 'failed' | 'spedUp' | 'cancelled' | 'replaced' | 'dropped'
