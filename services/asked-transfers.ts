import * as z from 'zod/mini'
import { constants } from '../core/constants.ts'
import { lazyConstants } from '../core/lazy-constants.ts'
import { listOf, made, word } from '../core/schema.ts'
import type { Transfer } from '../core/transfer.ts'
import { keyValueStore } from './storage/key-value-store.ts'
import { storedTransfer, transferIn } from './stored-transfer.ts'

/** What looks again when this page changes what counts for itself too: browsers tell that to other pages alone. */
const looks = new Set<() => void>()

/** Tells what this page has asked for from what others have, this one's before a reload among them. */
const ownPage = `${Date.now()}-${Math.random()}`

const asked = made(
  z.object({ ...storedTransfer, page: word, at: z.custom<number>(Number.isSafeInteger) }),
  ({ page, at, ...stored }) => ({ page, at, transfer: transferIn(stored) }),
)

/** What a page has asked a wallet for, and when; in milliseconds since 1970. */
type Asked = z.output<typeof asked>

export interface AskedTransferDeps {
  /** Yields the storage; it may throw. */
  open: () => Storage
  /** In milliseconds since 1970. */
  now?: () => number
  /** The name of this page. */
  own?: string
}

/**
 * The transfers that wallets are asked for, as all pages of this browser know them: for as long as a prompt counts, since a
 * page that is gone cannot say what was answered [send-one-prompt].
 */
export interface AskedTransfers {
  keep(transfer: Transfer): void
  forget(id: string): void
  /** From now on no page waits for its answer, and it counts for this one as well [send-undecided]. */
  abandon(transfer: Transfer): void
  /** Calls back with what other pages have asked for, and what was abandoned, the first one first: now, where there is something, and whenever it changes; returns the way to stop. */
  watch(onChange: (transfers: readonly Transfer[]) => void): () => void
}

export function askedTransfers({ open, now = Date.now, own = ownPage }: AskedTransferDeps): AskedTransfers {
  const store = keyValueStore(open)
  const leftOf = ({ at }: Asked) => at + constants.promptTimeout - now()
  // What is said to be asked in the future, by a clock that was put back, would stay too long.
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
