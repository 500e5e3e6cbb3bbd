import { type DatedTransaction, type HistoryPage, type HistoryTransaction, mergeHistory } from '../core/history.ts'
import { lazyConstants } from '../core/lazy-constants.ts'
import { defined } from '../core/schema.ts'
import type { AccountOn } from './blockchain-api/account.ts'
import type { BlockchainApi } from './blockchain-api.ts'

/** An account on one of its networks, and the cursors that were followed so far: the last one is asked with. */
export type HistoryQuery = AccountOn & { cursors?: readonly string[] }

export interface HistoryService {
  /**
   * A page of what happened to an account on a network, newest first: each transaction once, and without spam
   * [assets-history]. Without a project nothing is known of it. A page may be empty and yet have a next one.
   * @throws what `AskApi` does.
   */
  loadHistory(query: HistoryQuery, signal: AbortSignal): Promise<HistoryPage>
  /** Something has just happened to the account: the next answer is a new one [assets-renewed]. */
  renewHistory(account: AccountOn): void
}

/** A transaction in which nothing changed hands counts as one, as the kits that people know take it. */
const isSpam = ({ transfers }: HistoryTransaction): boolean => transfers.every((each) => each.isSpam)

/** What a service dates in the future it knows no date of; clocks differ, and some are of another zone [assets-history]. */
function soundlyDated({ minedAt, ...rest }: DatedTransaction, now: number): HistoryTransaction {
  return minedAt > now + lazyConstants.clocksDiffer ? rest : { ...rest, minedAt }
}

/** @param now what time it is, in milliseconds since 1970. */
export const historyService = (
  api: Pick<BlockchainApi, 'history' | 'forgetHistory' | 'supportedNetworks'> | undefined,
  now: () => number = Date.now,
): HistoryService => ({
  async loadHistory({ address, caipNetworkId, cursors = [] }, signal) {
    if (!api) return { transactions: [] }
    // While the API does not say which networks it serves, an empty page would say that nothing has happened.
    await api.supportedNetworks(signal)
    const cursor = cursors.at(-1)
    const page = await api.history({ address, caipNetworkId, ...(cursor !== undefined && { cursor }) }, signal)
    const isShown = (each: HistoryTransaction) =>
      each.caipNetworkId === caipNetworkId && each.hash !== '' && !isSpam(each)
    const at = now()
    const shown = page.transactions.filter(isShown).map((each) => soundlyDated(each, at))
    // A server that leads in a circle has no more to tell.
    const next = page.next !== undefined && cursors.includes(page.next) ? undefined : page.next
    return defined({ transactions: mergeHistory([], shown), next })
  },
  renewHistory: ({ address, caipNetworkId }) => api?.forgetHistory({ address, caipNetworkId }),
})
