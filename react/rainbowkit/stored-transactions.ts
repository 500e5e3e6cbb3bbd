import * as z from 'zod/mini'
import { listOf, parseJson, text } from '../../core/schema.ts'
import { isHash, type PendingTransaction, storageKey } from './pending-transaction.ts'

/** The most transactions to resume. */
const most = 20
/** The maximum length of a description. */
const longest = 1024

const count = z.custom<number>((value) => Number.isSafeInteger(value) && Number(value) >= 0)
const hash = z.custom<PendingTransaction['hash']>((value) => typeof value === 'string' && isHash(value))
/** The stored form of a transaction. */
export const transactionShape = {
  hash,
  description: text(longest),
  confirmations: count,
  address: text(256),
  chainId: count,
  since: count,
}
const stored = listOf(z.object(transactionShape), most)

/** The stored pending transactions; none if the storage has invalid data. */
export const readStored = (): readonly PendingTransaction[] =>
  parseJson(stored, localStorage.getItem(storageKey) ?? '') ?? []
