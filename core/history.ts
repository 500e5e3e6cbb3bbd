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
