import type { Config } from 'wagmi'
import { type PendingTransaction, storageKey } from './pending-transaction.ts'

let pending: readonly PendingTransaction[] = []
let taken = false
const listeners = new Set<() => void>()

/** Calls back when a transaction is added or completes. Returns the function that unsubscribes. */
export function subscribePending(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The pending transactions. */
export const pendingTransactions = (): readonly PendingTransaction[] => pending

/** Whether an account has a pending transaction on a network. */
export const hasPending = (address: string | undefined, chainId: number): boolean =>
  pending.some((each) => each.address === address && each.chainId === chainId)

function setPending(transactions: readonly PendingTransaction[]): void {
  pending = transactions
  for (const listener of listeners) listener()
  try {
    if (pending.length > 0) localStorage.setItem(storageKey, JSON.stringify(pending))
    else localStorage.removeItem(storageKey)
  } catch {
    // Without storage they are followed until the page is left.
  }
}

/** Follows a transaction until it completes, and shows its outcome to the user. */
export function followTransaction(config: Config, transaction: PendingTransaction): void {
  if (pending.some(({ hash }) => hash === transaction.hash)) return
  setPending([...pending, transaction])
  // If the code fails to load, the transaction stays in storage, and the next page resumes it.
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

/** Resumes the transactions that were pending when the page was left, once per page. */
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
