import type { TokenBalance } from './token-balance.ts'

/** Something unusual about a transfer, which the user should know before they go on. */
export type Warning =
  | 'send.lookAlike'
  | 'send.toToken'
  | 'send.toSelf'
  | 'send.contract'
  | 'send.unused'
  | 'send.elsewhere'
  | 'send.firstTime'
  | 'send.historyMissing'
  | 'send.less'

/** What is known of a transfer. */
export interface KnownTransfer {
  receiver: {
    address: string
    isKnown: boolean
    like?: string
    elsewhere?: string
    isToken?: boolean
    isHistoryMissing?: true
  } | null
  sender: { address: string }
  /** What the account holds. */
  tokens: readonly TokenBalance[]
  /** What is sent, in the smallest unit. */
  units: string | null
  /** What the node says of it. */
  review: { receiver?: { isContract: boolean; isUnused: boolean }; received?: { amount: string } } | null
}

/** Of a token that takes a part of each transfer, less reaches the receiver than is sent. Where nothing does, the review says so. */
function isLessened({ units, review }: KnownTransfer): boolean {
  if (review?.received === undefined || units === null) return false
  const received = BigInt(review.received.amount)
  return received > 0n && received < BigInt(units)
}

/** What is unusual, the worst first [send-look-alike] [send-first-time] [send-elsewhere] [send-history-missing]. */
export function warningsOf(transfer: KnownTransfer): readonly Warning[] {
  const { receiver, sender, tokens, review } = transfer
  if (!receiver) return []
  const isAt = (address: string | undefined) => address?.toLowerCase() === receiver.address.toLowerCase()
  const isSelf = receiver.address === sender.address
  const isToken = receiver.isToken === true || tokens.some(({ address }) => isAt(address))
  const isUnused = review?.receiver?.isUnused === true
  const isNew = !receiver.isKnown && receiver.like === undefined && !isSelf && !isUnused
  const holds: Record<Warning, boolean> = {
    'send.lookAlike': receiver.like !== undefined,
    'send.toToken': isToken,
    'send.toSelf': isSelf,
    'send.contract': !isToken && review?.receiver?.isContract === true,
    'send.unused': isUnused,
    'send.elsewhere': receiver.elsewhere !== undefined,
    'send.firstTime': isNew && !receiver.isHistoryMissing,
    'send.historyMissing': isNew && receiver.isHistoryMissing === true,
    'send.less': isLessened(transfer),
  }
  return warnings.filter((each) => holds[each])
}

/** What is sent may well be lost: the user has to say that the receiver is the right one [send-look-alike] [send-first-time]. */
export const isDangerous = (transfer: KnownTransfer): boolean =>
  warningsOf(transfer).some((each) => each === 'send.lookAlike' || each === 'send.toToken')

const warnings: readonly Warning[] = [
  'send.lookAlike',
  'send.toToken',
  'send.toSelf',
  'send.contract',
  'send.unused',
  'send.elsewhere',
  'send.less',
  'send.historyMissing',
  'send.firstTime',
]
