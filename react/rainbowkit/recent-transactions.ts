import type { Config } from 'wagmi'
import { member } from '../../core/member.ts'
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

/** The list in storage, with the transactions of other tabs. Its entries are validated when they are resumed. */
function storedList(): readonly unknown[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(list) ? list : []
  } catch {
    return []
  }
}

/** Adds a transaction, or removes one that has completed, here and in storage. All others stay as they are. */
function update(transaction: PendingTransaction, isPending: boolean): void {
  const updated = <T>(list: readonly T[]) => [
    ...list.filter((each) => member(each, 'hash') !== transaction.hash),
    ...(isPending ? [transaction] : []),
  ]
  pending = updated(pending)
  for (const listener of listeners) listener()
  try {
    const stored = updated(storedList())
    if (stored.length > 0) localStorage.setItem(storageKey, JSON.stringify(stored))
    else localStorage.removeItem(storageKey)
  } catch {
    // Without storage they are followed until the page is left.
  }
}

/** Follows a transaction until it completes, and shows its outcome to the user. */
export function followTransaction(config: Config, transaction: PendingTransaction): void {
  if (pending.some(({ hash }) => hash === transaction.hash)) return
  update(transaction, true)
  // If the code fails to load, the transaction stays in storage, and the next page resumes it.
  import('./follow-transaction.ts')
    .then(({ showOutcome }) => showOutcome(config, transaction))
    .then(() => update(transaction, false))
    .catch(reportError)
}

/** Resumes the transactions that were pending when the page was left, once per page. */
export function takeUpTransactions(config: Config): void {
  if (taken) return
  taken = true
  if (storedList().length === 0) return
  import('./stored-transactions.ts')
    .then(({ readStored }) => {
      for (const transaction of readStored()) followTransaction(config, transaction)
    })
    .catch(reportError)
}
