import * as z from 'zod/mini'
import { type PendingTransaction, storageKey } from './recent-transactions.ts'

const most = 20
const count = z.number().check(z.int(), z.nonnegative())
const text = z.string().check(z.maxLength(200))

const stored = z.array(
  z.object({
    hash: z.templateLiteral(['0x', z.string().check(z.regex(/^[\da-f]{64}$/i))]),
    description: text,
    confirmations: count,
    address: text,
    chainId: count,
    since: count,
  }),
)

/** The transactions that were on their way; none where the storage holds something else. */
export function readStored(): readonly PendingTransaction[] {
  try {
    const read = stored.safeParse(JSON.parse(localStorage.getItem(storageKey) ?? ''))
    return read.success ? read.data.slice(0, most) : []
  } catch {
    return []
  }
}
