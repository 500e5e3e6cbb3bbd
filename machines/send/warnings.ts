import { isLessened } from './amounts.ts'
import type { SendContext } from './setup.ts'

/** Something unusual about a transfer, which the user should know before they go on. */
export type Warning =
  | 'send.lookAlike'
  | 'send.toToken'
  | 'send.toSelf'
  | 'send.contract'
  | 'send.unused'
  | 'send.elsewhere'
  | 'send.firstTime'
  | 'send.less'

type Known = Pick<
  SendContext,
  'receiver' | 'sender' | 'tokens' | 'token' | 'typed' | 'units' | 'receiverText' | 'review'
>

/** What is unusual, the worst first [send-look-alike] [send-first-time] [send-elsewhere]. */
export function warningsOf(context: Known): readonly Warning[] {
  const { receiver, sender, tokens, review } = context
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
    'send.firstTime': isNew,
    'send.less': isLessened(context, review),
  }
  return warnings.filter((each) => holds[each])
}

const warnings: readonly Warning[] = [
  'send.lookAlike',
  'send.toToken',
  'send.toSelf',
  'send.contract',
  'send.unused',
  'send.elsewhere',
  'send.less',
  'send.firstTime',
]
