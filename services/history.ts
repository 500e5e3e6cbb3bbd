import { type DatedTransaction, type HistoryPage, type HistoryTransaction, mergeHistory } from '../core/history.ts'
import { lazyConstants } from '../core/lazy-constants.ts'
import { defined } from '../core/schema.ts'
import type { AccountOn } from './blockchain-api/account.ts'
import type { BlockchainApi } from './blockchain-api.ts'

/** An account on one of its networks, and the cursors followed so far; the last one is used. */
export type HistoryQuery = AccountOn & { cursors?: readonly string[] }

export interface HistoryService {
  /**
   * A page of an account's transactions on a network, newest first: without duplicates and spam [assets-history]. Empty
   * without a project. A page may be empty and still have a next one.
   * @throws the errors of `AskApi`.
   */
  loadHistory(query: HistoryQuery, signal: AbortSignal): Promise<HistoryPage>
  /** The account has a new transaction: the next request is not cached [assets-renewed]. */
  renewHistory(account: AccountOn): void
}

/** A transaction without any transfer counts as spam, as in other kits. */
const isSpam = ({ transfers }: HistoryTransaction): boolean => transfers.every((each) => each.isSpam)

/** Removes a date that is too far in the future; clocks and time zones differ [assets-history]. */
function soundlyDated({ minedAt, ...rest }: DatedTransaction, now: number): HistoryTransaction {
  return minedAt > now + lazyConstants.clocksDiffer ? rest : { ...rest, minedAt }
}

/** @param now the current time, in milliseconds since the epoch. */
export const historyService = (
  api: Pick<BlockchainApi, 'history' | 'forgetHistory' | 'supportedNetworks'> | undefined,
  now: () => number = Date.now,
): HistoryService => ({
  async loadHistory({ address, caipNetworkId, cursors = [] }, signal) {
    if (!api) return { transactions: [] }
    // If the supported networks are unknown, an empty page would wrongly mean that there are no transactions.
    await api.supportedNetworks(signal)
    const cursor = cursors.at(-1)
    const page = await api.history({ address, caipNetworkId, ...(cursor !== undefined && { cursor }) }, signal)
    const isShown = (each: HistoryTransaction) =>
      each.caipNetworkId === caipNetworkId && each.hash !== '' && !isSpam(each)
    const at = now()
    const shown = page.transactions.filter(isShown).map((each) => soundlyDated(each, at))
    // If a server repeats a cursor, the history ends there.
    const next = page.next !== undefined && cursors.includes(page.next) ? undefined : page.next
    return defined({ transactions: mergeHistory([], shown), next })
  },
  renewHistory: ({ address, caipNetworkId }) => api?.forgetHistory({ address, caipNetworkId }),
})
