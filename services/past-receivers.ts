import type { HistoryTransaction } from '../core/history.ts'
import { receiverOf } from '../core/history-rows.ts'
import { lazyConstants } from '../core/lazy-constants.ts'
import { namespaceDetails } from '../core/namespace-details.ts'
import type { Sender } from '../core/transfer.ts'
import type { HistoryService } from './history.ts'

/** Whether something of worth has left: of nothing, anybody can have an account seem to send. */
const isPaid = ({ transfers }: HistoryTransaction): boolean =>
  transfers.some(({ direction, amount, isSpam }) => direction === 'out' && !isSpam && /[1-9]/.test(amount ?? ''))

/**
 * Whom the account has sent something to, as the newest page of its history tells, in whatever browser that was
 * [send-look-alike]. Who has only sent something to it is not among them, nor is who got nothing: that is how an address is
 * slipped into a history.
 *
 * @returns undefined where the history did not come, or not in time: then nothing is known of whom it would tell.
 * @param currency the symbol of the network's own currency: of a token, the history does not tell who got it.
 */
export async function pastReceivers(
  { loadHistory }: Pick<HistoryService, 'loadHistory'>,
  { namespace, address, caipNetworkId }: Sender,
  currency: string | undefined,
  signal: AbortSignal,
): Promise<readonly string[] | undefined> {
  const { ignoresCase } = namespaceDetails[namespace]
  const spell = (each: string | undefined) => (ignoresCase ? each?.toLowerCase() : each)
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(lazyConstants.historyWait)])
  const page = await loadHistory({ address, caipNetworkId }, inTime).catch(() => undefined)
  return page?.transactions.flatMap((each) => {
    const receiver = receiverOf(each, currency)
    const isMine = spell(each.sentFrom) === spell(address) && each.status !== 'failed'
    return isMine && isPaid(each) && receiver !== undefined ? [receiver] : []
  })
}
