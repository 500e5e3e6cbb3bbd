import * as z from 'zod/mini'
import { lazyConstants } from '../core/lazy-constants.ts'
import { defined, formed, listOf, made } from '../core/schema.ts'
import type { PendingTransfer } from '../core/transfer.ts'
import { keyValueReader, type Readable } from './storage/key-value-reader.ts'
import { keyValueStore } from './storage/key-value-store.ts'
import { storedTransfer, transferIn } from './stored-transfer.ts'

/** A transaction hash, or a wallet's own id of a batch. */
const known = formed(lazyConstants.longestCallsId, /./)

// Anything invalid is dropped: a swap without its call would be shown as something else.
const pending = made(
  z.object({ ...storedTransfer, hash: known, nonce: z.optional(formed(78, /^\d+$/)) }),
  ({ hash, nonce, ...stored }): PendingTransfer => ({ ...transferIn(stored), hash, ...defined({ nonce }) }),
)

/** The sent transfers without an outcome, kept across reloads: newest first, at most 99 [send-pending]. */
export interface PendingTransfers {
  list(): readonly PendingTransfer[]
  /** A stored one keeps its position. */
  keep(transfer: PendingTransfer): void
  forget(hash: string): void
}

/** The stored transfers. @param open returns the storage; it may throw. */
export const pendingTransfersIn = (open: () => Readable): readonly PendingTransfer[] =>
  keyValueReader(open).json('pending_transactions', listOf(pending, lazyConstants.mostPending)) ?? []

/** @param open returns the storage; it may throw. */
export function pendingTransfers(open: () => Storage): PendingTransfers {
  const store = keyValueStore(open)
  const list = () => pendingTransfersIn(open)
  const write = (transfers: readonly PendingTransfer[]) =>
    transfers.length === 0
      ? store.remove(['pending_transactions'])
      : store.write({ pending_transactions: JSON.stringify(transfers.slice(0, lazyConstants.mostPending)) })
  return {
    list,
    keep(transfer) {
      const kept = list()
      const at = kept.findIndex(({ hash }) => hash === transfer.hash)
      write(at < 0 ? [transfer, ...kept] : kept.with(at, transfer))
    },
    forget: (hash) => write(list().filter((each) => each.hash !== hash)),
  }
}
