import * as z from 'zod/mini'
import { caipNetworkId } from '../core/caip-schema.ts'
import { lazyConstants } from '../core/lazy-constants.ts'
import { type Namespace, namespaces } from '../core/namespaces.ts'
import { defined, formed, listOf, text, word } from '../core/schema.ts'
import type { PendingTransfer, SwapTerms } from '../core/transfer.ts'
import { keyValueStore } from './storage/key-value-store.ts'

const namespace = z.custom<Namespace>((value) => namespaces.some((each) => each === value))

const sum = {
  amount: formed(78, /^\d+$/),
  decimals: z.custom<number>((value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 255),
  symbol: text(64),
  token: z.optional(word),
}
const swap = z.object({ ...sum, kind: z.custom<SwapTerms['kind']>((kind) => kind === 'swap' || kind === 'approval') })
const call = z.object({ to: word, data: formed(64 * 1024, /^0x[\da-f]*$/i), value: formed(78, /^\d+$/) })

/** A hash, or a wallet's own id of calls. */
const known = formed(lazyConstants.longestCallsId, /./)

// What does not fit is no transfer of ours: without its call, a swap would be told as something else.
const pending = z.pipe(
  z.object({
    ...{ id: word, namespace, caipNetworkId, connectorId: word, address: word, to: word, hash: known },
    ...{ ...sum, call: z.optional(call), first: z.optional(call), swap: z.optional(swap) },
    nonce: z.optional(formed(78, /^\d+$/)),
  }),
  z.transform(
    ({ token, call, first, swap: terms, nonce, ...transfer }): PendingTransfer => ({
      ...transfer,
      ...defined({ token, call, first, swap: terms && defined(terms), nonce }),
    }),
  ),
)

/** The transfers that the network has and has not settled, kept over a reload: the newest first, at most 99 [send-pending]. */
export interface PendingTransfers {
  list(): readonly PendingTransfer[]
  /** What is kept already stays in its place. */
  keep(transfer: PendingTransfer): void
  forget(hash: string): void
}

/** @param open yields the storage; it may throw. */
export function pendingTransfers(open: () => Storage): PendingTransfers {
  const store = keyValueStore(open)
  const list = () => store.json('pending_transactions', listOf(pending, lazyConstants.mostPending)) ?? []
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
