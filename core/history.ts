import type { CaipNetworkId } from './caip.ts'

/** Something that changed hands in a transaction. */
export interface HistoryTransfer {
  /** As the account sees it. */
  direction: 'in' | 'out' | 'self'
  /** How much, in whole units, as an exact decimal string. */
  amount?: string
  name?: string
  symbol?: string
  /** A picture, `https:` or `data:`. */
  iconUrl?: string
  /** What it was worth, in US dollars, as a decimal string. */
  value?: string
  isNft: boolean
  isSpam: boolean
}

/** A transaction of an account's past, as its history tells it: plain JSON. */
export interface HistoryTransaction {
  id: string
  caipNetworkId: CaipNetworkId
  hash: string
  /** What it did, as the blockchain API calls it: `send`, `trade`, `approve` … */
  operation: string
  /** In milliseconds since 1970; absent where what is told lies in the future, and so is no date. */
  minedAt?: number
  status: 'confirmed' | 'failed' | 'pending'
  sentFrom?: string
  sentTo?: string
  transfers: readonly HistoryTransfer[]
}

/** One that has a date. */
export type DatedTransaction = HistoryTransaction & { minedAt: number }

/** Where a list of transactions goes on, and what it holds so far. */
export interface HistoryPage<Each extends HistoryTransaction = HistoryTransaction> {
  transactions: readonly Each[]
  /** What to ask for the next page with; absent where there is none. */
  next?: string
}

/** What has no date stands last, as it was told. */
const byDate = (one: HistoryTransaction, other: HistoryTransaction) => (other.minedAt ?? 0) - (one.minedAt ?? 0)

/**
 * Both lists as one, newest first. What has one hash is one transaction, as it was told last, but what has ended is not
 * pending any more [assets-history].
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
