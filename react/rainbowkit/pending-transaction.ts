import type { Hex } from 'viem'

/** A transaction of the dApp's own that is on its way. */
export interface PendingTransaction {
  hash: Hex
  description: string
  confirmations: number
  address: string
  chainId: number
  /** When it was added, in milliseconds since the epoch. */
  since: number
}

/** Where those on their way are kept over a reload. */
export const storageKey = '@portico/recent-transactions'

/** Whether a text is the hash of a transaction. */
export const isHash = (text: string): text is Hex => /^0x[\da-f]{64}$/i.test(text)
