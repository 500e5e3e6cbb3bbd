import type { HistoryTransaction } from '../core/history.ts'
import { receiverOf } from '../core/history-rows.ts'
import { lazyConstants } from '../core/lazy-constants.ts'
import { namespaceDetails } from '../core/namespace-details.ts'
import type { Sender } from '../core/transfer.ts'
import type { WalletAdapter } from '../machines/ports.ts'
import type { HistoryService } from './history.ts'
import { shared } from './shared.ts'

/** The dependencies of `pastReceivers`. */
export interface PastReceiversDeps extends Pick<HistoryService, 'loadHistory'> {
  /** @throws `adapter.failed`. */
  loadAdapter(namespace: Sender['namespace']): Promise<Pick<WalletAdapter, 'tokenReceivers'>>
  /** The symbol of a network's native currency. */
  currencyOn(caipNetworkId: Sender['caipNetworkId']): string | undefined
}

/**
 * The receivers to which the account has sent something, in any browser, from the newest page of its history, newest
 * first [send-look-alike]. Senders to the account, and receivers of nothing, are excluded: that is how an address is
 * planted in a history.
 *
 * @returns undefined if the history could not be loaded in time: then its receivers are unknown.
 */
export type PastReceivers = (sender: Sender, signal: AbortSignal) => Promise<readonly string[] | undefined>

/** Whether something of value was sent: transfers of zero can be made in anyone's name. */
const isPaid = ({ transfers }: HistoryTransaction): boolean =>
  transfers.some(({ direction, amount, isSpam }) => direction === 'out' && !isSpam && /[1-9]/.test(amount ?? ''))

export function pastReceivers({ loadHistory, loadAdapter, currencyOn }: PastReceiversDeps): PastReceivers {
  // A transaction's receivers never change.
  const read = shared<readonly string[]>()

  /**
   * For token transfers, the history names only the contract, so the receivers are read from the chain. Those that
   * can't be read in time are left out.
   */
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
