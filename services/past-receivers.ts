import type { HistoryTransaction } from '../core/history.ts'
import { receiverOf } from '../core/history-rows.ts'
import { lazyConstants } from '../core/lazy-constants.ts'
import { namespaceDetails } from '../core/namespace-details.ts'
import type { Sender } from '../core/transfer.ts'
import type { WalletAdapter } from '../machines/ports.ts'
import type { HistoryService } from './history.ts'
import { shared } from './shared.ts'

/** What knows whom an account has sent to. */
export interface PastReceiversDeps extends Pick<HistoryService, 'loadHistory'> {
  /** @throws `adapter.failed`. */
  loadAdapter(namespace: Sender['namespace']): Promise<Pick<WalletAdapter, 'tokenReceivers'>>
  /** The symbol of a network's own currency. */
  currencyOn(caipNetworkId: Sender['caipNetworkId']): string | undefined
}

/**
 * Whom the account has sent something to, as the newest page of its history tells, in whatever browser that was, the last one
 * first [send-look-alike]. Who has only sent something to it is not among them, nor is who got nothing: that is how an address
 * is slipped into a history.
 *
 * @returns undefined where the history did not come, or not in time: then nothing is known of whom it would tell.
 */
export type PastReceivers = (sender: Sender, signal: AbortSignal) => Promise<readonly string[] | undefined>

/** Whether something of worth has left: of nothing, anyone can have an account seem to send. */
const isPaid = ({ transfers }: HistoryTransaction): boolean =>
  transfers.some(({ direction, amount, isSpam }) => direction === 'out' && !isSpam && /[1-9]/.test(amount ?? ''))

export function pastReceivers({ loadHistory, loadAdapter, currencyOn }: PastReceiversDeps): PastReceivers {
  // What a transaction has done does not change.
  const read = shared<readonly string[]>()

  /** Of a token, the history names the contract: who got it, the chain says. What can't be read in time is left out. */
  const readReceivers = ({ namespace, address, caipNetworkId }: Sender, hash: string, signal: AbortSignal) =>
    read(`${caipNetworkId}:${hash}`, signal, async (within) =>
      (await loadAdapter(namespace)).tokenReceivers({ address, caipNetworkId, hash }, within),
    ).catch(() => [])

  return async (sender, signal) => {
    const { namespace, address, caipNetworkId } = sender
    const { ignoresCase } = namespaceDetails[namespace]
    const spell = (each: string | undefined) => (ignoresCase ? each?.toLowerCase() : each)
    const inTime = AbortSignal.any([signal, AbortSignal.timeout(lazyConstants.historyWait)])
    const page = await loadHistory({ address, caipNetworkId }, inTime).catch(() => undefined)
    const sends = page?.transactions.filter(
      (each) =>
        each.operation === 'send' &&
        spell(each.sentFrom) === spell(address) &&
        each.status !== 'failed' &&
        isPaid(each),
    )
    const named = sends?.map((each) => ({ hash: each.hash, receiver: receiverOf(each, currencyOn(caipNetworkId)) }))
    const unnamed = named?.filter(({ receiver }) => receiver === undefined).slice(0, lazyConstants.receiversRead)
    const isRead = new Set(unnamed?.map(({ hash }) => hash))
    const receivers = named?.map(async ({ hash, receiver }) => {
      if (receiver !== undefined) return [receiver]
      return isRead.has(hash) ? readReceivers(sender, hash, inTime) : []
    })
    return receivers && (await Promise.all(receivers)).flat()
  }
}
