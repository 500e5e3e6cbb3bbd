import type { CaipNetworkId } from './caip.ts'

/** A transfer within a transaction. */
export interface HistoryTransfer {
  /** From the account's point of view. */
  direction: 'in' | 'out' | 'self'
  /** In whole units, as an exact decimal string. */
  amount?: string
  name?: string
  symbol?: string
  /** A picture, as an `https:` or `data:` URL. */
  iconUrl?: string
  /** Its value at the time in US dollars, as a decimal string. */
  value?: string
  isNft: boolean
  isSpam: boolean
}

/** A past transaction of an account: plain JSON. */
export interface HistoryTransaction {
  id: string
  caipNetworkId: CaipNetworkId
  hash: string
  /** The blockchain API's name for the operation: `send`, `trade`, `approve` … */
  operation: string
  /** In milliseconds since the epoch; absent if the reported time is in the future. */
  minedAt?: number
  status: 'confirmed' | 'failed' | 'pending'
  sentFrom?: string
  sentTo?: string
  transfers: readonly HistoryTransfer[]
}

/** A transaction with a date. */
export type DatedTransaction = HistoryTransaction & { minedAt: number }

/** A page of a list of transactions. */
export interface HistoryPage<Each extends HistoryTransaction = HistoryTransaction> {
  transactions: readonly Each[]
  /** The cursor of the next page; absent on the last one. */
  next?: string
}

/** Transactions without a date come last, in their original order. */
const byDate = (one: HistoryTransaction, other: HistoryTransaction) => (other.minedAt ?? 0) - (one.minedAt ?? 0)

/**
 * Merges two lists, newest first. Of two transactions with one hash the later report counts, except that a completed
 * one never becomes pending again [assets-history].
 */
export function mergeHistory(
  before: readonly HistoryTransaction[],
  more: readonly HistoryTransaction[],
): readonly HistoryTransaction[] {
  const all = new Map<string, HistoryTransaction>()
  for (const each of [...before, ...more]) {
    const known = all.get(each.hash)
    if (!known || known.status === 'pending' || each.status !== 'pending') all.set(each.hash, each)
  }
  return [...all.values()].sort(byDate)
}
