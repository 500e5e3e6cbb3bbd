import type { HistoryTransaction } from '../core/history.ts'
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
 * slipped into a history. A history that does not come in time is none.
 */
export async function pastReceivers(
  { loadHistory }: HistoryService,
  { namespace, address, caipNetworkId }: Sender,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const { ignoresCase } = namespaceDetails[namespace]
  const spell = (each: string | undefined) => (ignoresCase ? each?.toLowerCase() : each)
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(lazyConstants.historyWait)])
  const page = await loadHistory({ address, caipNetworkId }, inTime).catch(() => undefined)
  return (page?.transactions ?? []).flatMap((each) => {
    const isMine = spell(each.sentFrom) === spell(address) && each.operation === 'send' && each.status !== 'failed'
    return isMine && isPaid(each) && each.sentTo !== undefined ? [each.sentTo] : []
  })
}
