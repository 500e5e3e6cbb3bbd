import type { Hex } from 'viem'

/** A pending transaction of the dApp. */
export interface PendingTransaction {
  hash: Hex
  description: string
  confirmations: number
  address: string
  chainId: number
  /** When it was added, in milliseconds since the epoch. */
  since: number
}

/** The storage key of the pending transactions, which survive a reload. */
export const storageKey = '@portico/recent-transactions'

/** Whether a text is a transaction hash. */
export const isHash = (text: string): text is Hex => /^0x[\da-f]{64}$/i.test(text)
