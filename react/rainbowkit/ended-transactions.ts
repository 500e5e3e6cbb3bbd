import * as z from 'zod/mini'
import { listOf, parseJson } from '../../core/schema.ts'
import type { PendingTransaction } from './pending-transaction.ts'
import { transactionShape } from './stored-transactions.ts'

export type Outcome = 'confirmed' | 'failed' | 'replaced'

/** A completed transaction of the dApp. */
export interface EndedTransaction extends PendingTransaction {
  outcome: Outcome
}

/** The storage key. */
export const endedKey = '@portico/ended-transactions'
/** The most to keep; the oldest are dropped. */
const most = 50

const outcomes: ReadonlySet<unknown> = new Set<Outcome>(['confirmed', 'failed', 'replaced'])
const outcome = z.custom<Outcome>((value) => outcomes.has(value))
const stored = listOf(z.object({ ...transactionShape, outcome }), most)

const listeners = new Set<() => void>()
let ended: readonly EndedTransaction[] | undefined

/** Reads the storage, which another tab may have changed; if there is none, this page's own list. */
const read = (): readonly EndedTransaction[] => {
  try {
    return parseJson(stored, localStorage.getItem(endedKey) ?? '') ?? []
  } catch {
    return ended ?? []
  }
}

/** The completed transactions, including those of earlier visits. */
export function endedTransactions(): readonly EndedTransaction[] {
  ended ??= read()
  return ended
}

/** Calls back when another completes. Returns the function that unsubscribes. */
export function subscribeEnded(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function setEnded(transactions: readonly EndedTransaction[]): void {
  ended = transactions
  for (const listener of listeners) listener()
  try {
    if (ended.length > 0) localStorage.setItem(endedKey, JSON.stringify(ended))
    else localStorage.removeItem(endedKey)
  } catch {
    // Without storage they are listed until the page is left.
  }
}

/** Stores a completed transaction. Another tab may have followed it as well. */
export function keepEnded(over: EndedTransaction): void {
  const others = read().filter(({ hash }) => hash !== over.hash)
  setEnded([...others, over].slice(-most))
}

/** Forgets the transactions of an account on a network. */
export function clearEnded(address: string, chainId: number): void {
  setEnded(read().filter((each) => each.address !== address || each.chainId !== chainId))
}
