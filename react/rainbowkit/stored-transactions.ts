import * as z from 'zod/mini'
import { listOf, parseJson, text } from '../../core/schema.ts'
import { isHash, type PendingTransaction, storageKey } from './pending-transaction.ts'

/** Of more than these, the later ones are not taken up. */
const most = 20
/** Of a description, more is no dApp's. */
const longest = 1024

const count = z.custom<number>((value) => Number.isSafeInteger(value) && Number(value) >= 0)
const hash = z.custom<PendingTransaction['hash']>((value) => typeof value === 'string' && isHash(value))
/** What is stored of a transaction. */
export const transactionShape = {
  hash,
  description: text(longest),
  confirmations: count,
  address: text(256),
  chainId: count,
  since: count,
}
const stored = listOf(z.object(transactionShape), most)

/** The transactions that were on their way; none where the storage holds something else. */
export const readStored = (): readonly PendingTransaction[] =>
  parseJson(stored, localStorage.getItem(storageKey) ?? '') ?? []
