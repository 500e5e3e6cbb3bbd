import * as z from 'zod/mini'
import { listOf, parseJson } from '../../core/schema.ts'
import type { PendingTransaction } from './pending-transaction.ts'
import { transactionShape } from './stored-transactions.ts'

export type Outcome = 'confirmed' | 'failed' | 'replaced'

/** A transaction of the dApp's own that is over. */
export interface EndedTransaction extends PendingTransaction {
  outcome: Outcome
}

/** Where they are kept. */
export const endedKey = '@portico/ended-transactions'
/** Of more than these, the first ones are forgotten. */
const most = 50

const outcomes: ReadonlySet<unknown> = new Set<Outcome>(['confirmed', 'failed', 'replaced'])
const outcome = z.custom<Outcome>((value) => outcomes.has(value))
const stored = listOf(z.object({ ...transactionShape, outcome }), most)

const listeners = new Set<() => void>()
let ended: readonly EndedTransaction[] | undefined

/** As the storage has them, which another tab may have changed; where nothing can be stored, as this page has them. */
const read = (): readonly EndedTransaction[] => {
  try {
    return parseJson(stored, localStorage.getItem(endedKey) ?? '') ?? []
  } catch {
    return ended ?? []
  }
}

/** The transactions that are over, also those of former visits. */
export function endedTransactions(): readonly EndedTransaction[] {
  ended ??= read()
  return ended
}

/** Hears of another one; returns the way to end that. */
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
    // Where nothing can be stored, they are listed until the page is left.
  }
}

/** Keeps a transaction, now that it is over. Another tab may have followed it as well. */
export function keepEnded(over: EndedTransaction): void {
  const others = read().filter(({ hash }) => hash !== over.hash)
  setEnded([...others, over].slice(-most))
}

/** Forgets those of an account on a network. */
export function clearEnded(address: string, chainId: number): void {
  setEnded(read().filter((each) => each.address !== address || each.chainId !== chainId))
}
