import type { Config } from 'wagmi'
import { type PendingTransaction, storageKey } from './pending-transaction.ts'

let pending: readonly PendingTransaction[] = []
let taken = false
const listeners = new Set<() => void>()

/** Hears when one was added or has ended; returns the way to end that. */
export function subscribePending(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The transactions that are on their way. */
export const pendingTransactions = (): readonly PendingTransaction[] => pending

/** Whether an account has one on its way on a network. */
export const hasPending = (address: string | undefined, chainId: number): boolean =>
  pending.some((each) => each.address === address && each.chainId === chainId)

function setPending(transactions: readonly PendingTransaction[]): void {
  pending = transactions
  for (const listener of listeners) listener()
  try {
    if (pending.length > 0) localStorage.setItem(storageKey, JSON.stringify(pending))
    else localStorage.removeItem(storageKey)
  } catch {
    // Where nothing can be stored, they are followed until the page is left.
  }
}

/** Follows a transaction until it ends, which the user is told. */
export function followTransaction(config: Config, transaction: PendingTransaction): void {
  if (pending.some(({ hash }) => hash === transaction.hash)) return
  setPending([...pending, transaction])
  // One whose code did not load is still stored, and is taken up by the next page.
  import('./follow-transaction.ts')
    .then(({ showOutcome }) => showOutcome(config, transaction))
    .then(() => setPending(pending.filter(({ hash }) => hash !== transaction.hash)))
    .catch(reportError)
}

const isStored = (): boolean => {
  try {
    return localStorage.getItem(storageKey) !== null
  } catch {
    return false
  }
}

/** Goes on following those that were on their way when the page was left, once for a page. */
export function takeUpTransactions(config: Config): void {
  if (taken) return
  taken = true
  if (!isStored()) return
  import('./stored-transactions.ts')
    .then(({ readStored }) => {
      for (const transaction of readStored()) followTransaction(config, transaction)
    })
    .catch(reportError)
}
