import { useSelector } from '@xstate/react'
import { ringOf, statusOf } from '../../core/status-meta.ts'
import { boughtIn } from '../../core/swap.ts'
import type { CodeOf } from '../../locales/messages.ts'
import type { swapMachine } from '../../machines/swap/chart.ts'
import { TokenPair } from '../../ui/token-pair.tsx'
import type { ViewProps } from '../define-views.ts'
import { TokenPicture } from '../token-picture.tsx'
import { TransactionStatus, useWalletName } from '../transaction-status.tsx'
import { type swapStatusMessages, useText } from './swap-status-messages.ts'
import { useAmount } from './use-amount.ts'

/** The message below a status; other failures have the message of their code. */
const hints: Partial<Record<string, CodeOf<typeof swapStatusMessages>>> = {
  'swap.revokeAsking': 'swap.revokeAskingHint',
  'swap.revokeSlow': 'swap.revokeSlowHint',
  'swap.revoking': 'swap.revokingHint',
  'swap.approveAsking': 'swap.approveAskingHint',
  'swap.approveSlow': 'swap.approveSlowHint',
  'swap.approving': 'swap.approvingHint',
  'swap.asking': 'swap.askingHint',
  'swap.slow': 'swap.slowHint',
  'swap.unanswered': 'swap.unansweredHint',
  'swap.declined': 'swap.declinedHint',
  'swap.approvalFailed': 'swap.approvalFailedHint',
  'swap.approvalCancelled': 'swap.approvalCancelledHint',
  'swap.approvalReplaced': 'swap.approvalReplacedHint',
  'swap.approvalDropped': 'swap.approvalDroppedHint',
  'swap.sent': 'swap.sentHint',
  'swap.confirmed': 'swap.confirmedHint',
  'swap.reverted': 'swap.revertedHint',
  'swap.spedUp': 'swap.confirmedHint',
  'swap.cancelled': 'swap.cancelledHint',
  'swap.replaced': 'swap.replacedHint',
  'swap.dropped': 'swap.droppedHint',
}

/** After the end, the received amount is known; before, the offered one is shown. */
const isOver = (status: string): boolean => status === 'swap.confirmed' || status === 'swap.spedUp'

/**
 * The main amount of the view: what the wallet should show while it asks; then what is received, or what was not sold.
 */
const figures: Partial<Record<string, 'allowed' | 'given' | 'amount' | 'paid'>> = {
  'swap.approveAsking': 'allowed',
  'swap.approveSlow': 'allowed',
  'swap.asking': 'given',
  'swap.slow': 'given',
  'swap.sent': 'amount',
  'swap.confirmed': 'amount',
  'swap.spedUp': 'amount',
  'swap.reverted': 'paid',
  'swap.cancelled': 'paid',
  'swap.replaced': 'paid',
  'swap.dropped': 'paid',
  'swap.unidentified': 'paid',
}

/** The request to the wallet, and its result [swap-refused] [swap-end]. */
export default function SwapStatus({ actor }: ViewProps<typeof swapMachine>) {
  const t = useText()
  const { whole, about } = useAmount()
  const status = useSelector(actor, statusOf) ?? 'swap.failed'
  const ring = useSelector(actor, ringOf)
  const failure = useSelector(actor, ({ context }) => context.failure)
  const sender = useSelector(actor, ({ context }) => context.sender)
  const from = useSelector(actor, ({ context }) => context.from)
  const to = useSelector(actor, ({ context }) => context.to)
  const units = useSelector(actor, ({ context }) => context.units)
  const bought = useSelector(actor, ({ context }) => boughtIn(context))
  const arrived = useSelector(actor, ({ context }) => context.arrived)
  const hash = useSelector(actor, ({ context }) => context.hash)
  const mayRetry = useSelector(actor, (snapshot) => snapshot.can({ type: 'swap.again' }))
  const mayFinish = useSelector(actor, (snapshot) => snapshot.can({ type: 'swap.finish' }))
  const wallet = useWalletName(actor, sender)
  const given = from && units !== null ? whole(units, from) : ''
  const amount =
    to && bought !== null
      ? arrived === null && isOver(status)
        ? `≈ ${about(bought, to)}`
        : about(arrived ?? bought, to)
      : ''
  const paid = from && units !== null ? about(units, from) : ''
  const names = { wallet, given, reason: '' }
  const figure = figures[status]
  const pair = from && to && (figure === 'amount' || figure === 'paid') && (
    <TokenPair size={76}>
      <TokenPicture actor={actor} token={to} size={53} />
      <TokenPicture actor={actor} token={from} size={53} />
    </TokenPair>
  )
  const hero = figure && {
    amount: { allowed: given, given, amount, paid }[figure],
    ...(figure === 'given' && { to: `${t('swap.get')} ${amount}` }),
    ...(pair && { picture: pair }),
  }
  const hint = hints[status]
  const again = { label: t('modal.retry'), testId: 'swap-again', onPress: () => actor.send({ type: 'swap.again' }) }
  const done = { label: t('swap.done'), testId: 'swap-done', onPress: () => actor.send({ type: 'swap.finish' }) }
  return (
    <TransactionStatus
      actor={actor}
      sender={sender}
      ring={ring}
      testId={status}
      title={t(status, names)}
      text={hint ? t(hint, names) : t(failure?.code ?? 'swap.failed', { ...names, ...failure?.params })}
      hero={hero}
      again={mayRetry ? again : undefined}
      done={mayFinish ? done : undefined}
      explorer={{ label: t('swap.explorer'), testId: 'swap-explorer', hash }}
    />
  )
}
