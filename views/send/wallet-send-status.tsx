import { useSelector } from '@xstate/react'
import { shorten } from '../../core/shorten.ts'
import { ringOf, statusOf } from '../../core/status-meta.ts'
import { fromUnits } from '../../core/units.ts'
import type { CodeOf } from '../../locales/messages.ts'
import type { sendMachine } from '../../machines/send/chart.ts'
import type { ViewProps } from '../define-views.ts'
import { truncate } from '../names.ts'
import { TokenPicture } from '../token-picture.tsx'
import { TransactionStatus, useWalletName } from '../transaction-status.tsx'
import { useNumbers } from '../use-numbers.ts'
import { type sendMessages, useText } from './messages.ts'

/** The message below a status; other failures have the message of their code. */
const hints: Partial<Record<string, CodeOf<typeof sendMessages>>> = {
  'send.asking': 'send.askingHint',
  'send.slow': 'send.slowHint',
  'send.unanswered': 'send.unansweredHint',
  'send.declined': 'send.declinedHint',
  'send.sent': 'send.sentHint',
  'send.reverted': 'send.revertedHint',
  'send.cancelled': 'send.cancelledHint',
  'send.replaced': 'send.replacedHint',
  'send.dropped': 'send.droppedHint',
}

/** While the wallet asks, the user can compare the request with what the wallet shows. */
const isAsked: ReadonlySet<string> = new Set(['send.asking', 'send.slow', 'send.unanswered'])

/** After the wallet has answered, the view is about the amount. */
const isAnswered: ReadonlySet<string> = new Set([
  ...['send.sent', 'send.confirmed', 'send.spedUp', 'send.reverted'],
  ...['send.cancelled', 'send.replaced', 'send.dropped', 'send.unidentified'],
])

/** The request to the wallet, and its result [send-refused] [send-pending]. */
export default function WalletSendStatus({ actor }: ViewProps<typeof sendMachine>) {
  const t = useText()
  const { write } = useNumbers()
  const status = useSelector(actor, statusOf) ?? 'send.failed'
  const ring = useSelector(actor, ringOf)
  const failure = useSelector(actor, ({ context }) => context.failure)
  const sender = useSelector(actor, ({ context }) => context.sender)
  const token = useSelector(actor, ({ context }) => context.token)
  const units = useSelector(actor, ({ context }) => context.units)
  const receiver = useSelector(actor, ({ context }) => context.receiver)
  const hash = useSelector(actor, ({ context }) => context.hash)
  const mayRetry = useSelector(actor, (snapshot) => snapshot.can({ type: 'send.again' }))
  const mayFinish = useSelector(actor, (snapshot) => snapshot.can({ type: 'send.finish' }))
  const wallet = useWalletName(actor, sender)
  const amount = units !== null && token ? `${write(fromUnits(units, token.decimals))} ${truncate(token.symbol)}` : ''
  const to = receiver?.name ?? receiver?.identity?.name
  const names = {
    wallet,
    amount,
    receiver: to === undefined ? shorten(receiver?.address ?? '') : truncate(to),
    symbol: '',
    reason: '',
  }
  const hint = hints[status]
  const isDone = isAnswered.has(status)
  const hero =
    token && (isDone || isAsked.has(status))
      ? {
          amount,
          to: `${t('send.to')} ${names.receiver}`,
          ...(isDone && { picture: <TokenPicture actor={actor} token={token} size={76} /> }),
        }
      : undefined
  const text = hint
    ? t(hint, names)
    : isDone && !failure
      ? ''
      : t(failure?.code ?? 'transfer.failed', { ...names, ...failure?.params })
  const again = { label: t('modal.retry'), testId: 'send-again', onPress: () => actor.send({ type: 'send.again' }) }
  const done = { label: t('send.done'), testId: 'send-done', onPress: () => actor.send({ type: 'send.finish' }) }
  return (
    <TransactionStatus
      actor={actor}
      sender={sender}
      ring={ring}
      testId={status}
      title={t(status, names)}
      text={text}
      hero={hero}
      again={mayRetry ? again : undefined}
      done={mayFinish ? done : undefined}
      explorer={{ label: t('send.explorer'), testId: 'send-explorer', hash }}
    />
  )
}
