import * as z from 'zod/mini'
import { caipNetworkId } from '../core/caip-schema.ts'
import { plainDecimal } from '../core/decimal.ts'
import type { OnrampProvider } from '../core/features.ts'
import { lazyConstants } from '../core/lazy-constants.ts'
import { type Namespace, namespaces } from '../core/namespaces.ts'
import type { Purchase } from '../core/onramp.ts'
import { defined, lenient, listOf, text, word } from '../core/schema.ts'
import { keyValueReader, type Readable } from './storage/key-value-reader.ts'
import { keyValueStore } from './storage/key-value-store.ts'

const { most } = lazyConstants.onramp

const purchase = z.object({
  id: word,
  buyer: z.object({
    namespace: z.custom<Namespace>((value) => namespaces.some((each) => each === value)),
    address: word,
    caipNetworkId,
  }),
  provider: z.custom<OnrampProvider>((value) => value === 'meld' || value === 'coinbase'),
  symbol: text(64),
  amount: lenient(z.custom<string>((value) => typeof value === 'string' && plainDecimal(value) === value)),
  startedAt: z.custom<number>((value) => Number.isSafeInteger(value) && Number(value) > 0),
  known: lenient(listOf(word, 2 * most)),
  foundId: lenient(word),
})

/** The purchases that have not arrived yet, kept across reloads; newest first [onramp-watch]. */
export interface PendingPurchases {
  list(): readonly Purchase[]
  keep(purchase: Purchase): void
  /** `foundId` keeps the other purchases from taking its result for their own. */
  forget(id: string, foundId?: string): void
}

/** The stored purchases. @param open returns the storage; it may throw. */
export const pendingPurchasesIn = (open: () => Readable): readonly Purchase[] =>
  (keyValueReader(open).json('pending_purchases', listOf(purchase, most)) ?? []).map(defined)

/** @param open returns the storage; it may throw. */
export function pendingPurchases(open: () => Storage): PendingPurchases {
  const store = keyValueStore(open)
  const list = () => pendingPurchasesIn(open)
  const write = (purchases: readonly Purchase[]) =>
    purchases.length === 0
      ? store.remove(['pending_purchases'])
      : store.write({ pending_purchases: JSON.stringify(purchases.slice(0, most)) })
  return {
    list,
    keep: (one) => write([one, ...list().filter(({ id }) => id !== one.id)]),
    forget: (id, foundId) =>
      write(
        list().flatMap((each) => {
          if (each.id === id) return []
          return foundId ? { ...each, known: [foundId, ...(each.known ?? [])].slice(0, 2 * most) } : each
        }),
      ),
  }
}
