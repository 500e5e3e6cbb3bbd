import * as z from 'zod/mini'
import { constants } from '../core/constants.ts'
import { lazyConstants } from '../core/lazy-constants.ts'
import { listOf, made, word } from '../core/schema.ts'
import type { Transfer } from '../core/transfer.ts'
import { keyValueStore } from './storage/key-value-store.ts'
import { storedTransfer, transferIn } from './stored-transfer.ts'

/** Listeners in this page: the browser's storage event reaches only other pages. */
const looks = new Set<() => void>()

/** Distinguishes this page's requests from those of others, including this one before a reload. */
const ownPage = `${Date.now()}-${Math.random()}`

const asked = made(
  z.object({ ...storedTransfer, page: word, at: z.custom<number>(Number.isSafeInteger) }),
  ({ page, at, ...stored }) => ({ page, at, transfer: transferIn(stored) }),
)

/** A page's request to a wallet, and its time, in milliseconds since the epoch. */
type Asked = z.output<typeof asked>

export interface AskedTransferDeps {
  /** Returns the storage; may throw. */
  open: () => Storage
  /** In milliseconds since the epoch. */
  now?: () => number
  /** The id of this page. */
  own?: string
}

/**
 * The transfers that wallets are asked for, shared by all pages of this browser. A request counts for as long as a
 * prompt may take, because a closed page can't report its answer [send-one-prompt].
 */
export interface AskedTransfers {
  keep(transfer: Transfer): void
  forget(id: string): void
  /** No page waits for its answer any longer, and it counts in this page too [send-undecided]. */
  abandon(transfer: Transfer): void
  /**
   * Calls back with the requests of other pages and the abandoned ones, oldest first: now, if there are any, and on
   * every change. Returns the function that stops it.
   */
  watch(onChange: (transfers: readonly Transfer[]) => void): () => void
}

export function askedTransfers({ open, now = Date.now, own = ownPage }: AskedTransferDeps): AskedTransfers {
  const store = keyValueStore(open)
  const leftOf = ({ at }: Asked) => at + constants.promptTimeout - now()
  // A request dated in the future, because the clock was set back, would stay too long.
  const counts = (each: Asked) => leftOf(each) > 0 && leftOf(each) <= constants.promptTimeout
  const list = () => (store.json('asked_transactions', listOf(asked, lazyConstants.mostPending)) ?? []).filter(counts)
  const write = (all: readonly Asked[]) =>
    all.length === 0
      ? store.remove(['asked_transactions'])
      : store.write({
          asked_transactions: JSON.stringify(
            all.slice(-lazyConstants.mostPending).map(({ transfer, ...rest }) => ({ ...transfer, ...rest })),
          ),
        })
  const isOwn = (each: Asked, id: string) => each.page === own && each.transfer.id === id
  const without = (id: string) => list().filter((each) => !isOwn(each, id))
  return {
    keep: (transfer) => write([...without(transfer.id), { page: own, at: now(), transfer }]),
    forget: (id) => write(without(id)),
    abandon(transfer) {
      write([...without(transfer.id), { page: `${own} abandoned`, at: now(), transfer }])
      for (const look of [...looks]) look()
    },
    watch(onChange) {
      let expiry: ReturnType<typeof setTimeout> | undefined
      let told = ''
      const look = () => {
        clearTimeout(expiry)
        const others = list().filter((each) => each.page !== own)
        const [first] = others
        if (first) expiry = setTimeout(look, leftOf(first))
        const names = JSON.stringify(others.map(({ page, transfer }) => [page, transfer.id]))
        if (names === (told || '[]')) return
        told = names
        onChange(others.map(({ transfer }) => transfer))
      }
      window.addEventListener('storage', look)
      looks.add(look)
      look()
      return () => {
        clearTimeout(expiry)
        looks.delete(look)
        window.removeEventListener('storage', look)
      }
    },
  }
}
