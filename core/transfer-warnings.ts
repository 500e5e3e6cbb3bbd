import type { TokenBalance } from './token-balance.ts'

/** Something unusual about a transfer that the user should know. */
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

/** The known data of a transfer. */
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
  /** The account's tokens. */
  tokens: readonly TokenBalance[]
  /** The amount in the smallest unit. */
  units: string | null
  /** The node's review. */
  review: { receiver?: { isContract: boolean; isUnused: boolean }; received?: { amount: string } } | null
}

/**
 * Whether less reaches the receiver than is sent, because the token keeps a part of each transfer. If nothing arrives,
 * the review reports that.
 */
function isLessened({ units, review }: KnownTransfer): boolean {
  if (review?.received === undefined || units === null) return false
  const received = BigInt(review.received.amount)
  return received > 0n && received < BigInt(units)
}

/** The warnings, most serious first [send-look-alike] [send-first-time] [send-elsewhere] [send-history-missing]. */
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

/** Whether the amount is likely to be lost: the user must confirm the receiver [send-look-alike] [send-first-time]. */
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
