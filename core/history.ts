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
  /** In milliseconds since 1970. */
  minedAt: number
  status: 'confirmed' | 'failed' | 'pending'
  sentFrom?: string
  sentTo?: string
  transfers: readonly HistoryTransfer[]
}

/** Where a list of transactions goes on, and what it holds so far. */
export interface HistoryPage {
  transactions: readonly HistoryTransaction[]
  /** What to ask for the next page with; absent where there is none. */
  next?: string
}

const isNewer = (one: HistoryTransaction, other: HistoryTransaction) => other.minedAt - one.minedAt

/** Both lists as one, newest first; a transaction that is told again is as it was told last [assets-history]. */
export function mergeHistory(
  before: readonly HistoryTransaction[],
  more: readonly HistoryTransaction[],
): readonly HistoryTransaction[] {
  const all = new Map([...before, ...more].map((each) => [each.id, each]))
  return [...all.values()].sort(isNewer)
}
