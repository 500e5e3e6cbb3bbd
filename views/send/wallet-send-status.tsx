import { useSelector } from '@xstate/react'
import { ringOf, statusOf } from '../../core/state-meta.ts'
import { transactionLink } from '../../core/transaction-link.ts'
import { fromUnits } from '../../core/units.ts'
import type { CodeOf } from '../../locales/messages.ts'
import type { sendMachine } from '../../machines/send/chart.ts'
import { Say } from '../../ui/announcer.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { WalletIcon } from '../../ui/image.tsx'
import { Ring } from '../../ui/ring.tsx'
import type { ViewProps } from '../define-views.ts'
import { truncate } from '../names.ts'
import { useConnector } from '../use-connection.ts'
import { kitOf } from '../use-kit.ts'
import { useNumbers } from '../use-numbers.ts'
import { type sendMessages, useText } from './messages.ts'

/** The sentence below a status; what went wrong elsewhere has that of its code. */
const hints: Partial<Record<string, CodeOf<typeof sendMessages>>> = {
  'send.asking': 'send.askingHint',
  'send.slow': 'send.slowHint',
  'send.unanswered': 'send.unansweredHint',
  'send.declined': 'send.declinedHint',
  'send.sent': 'send.sentHint',
  'send.confirmed': 'send.confirmedHint',
  'send.reverted': 'send.revertedHint',
  'send.spedUp': 'send.confirmedHint',
  'send.cancelled': 'send.cancelledHint',
  'send.replaced': 'send.replacedHint',
  'send.dropped': 'send.droppedHint',
}

/** The wallet is asked, and what has come of it [send-refused] [send-pending]. */
export default function WalletSendStatus({ actor }: ViewProps<typeof sendMachine>) {
  const t = useText()
  const { write } = useNumbers()
  const status = useSelector(actor, statusOf) ?? 'send.failed'
  const ring = useSelector(actor, ringOf)
  const failure = useSelector(actor, ({ context }) => context.failure)
  const sender = useSelector(actor, ({ context }) => context.sender)
  const token = useSelector(actor, ({ context }) => context.token)
  const units = useSelector(actor, ({ context }) => context.units)
  const hash = useSelector(actor, ({ context }) => context.hash)
  const mayRetry = useSelector(actor, (snapshot) => snapshot.can({ type: 'send.confirm' }))
  const mayFinish = useSelector(actor, (snapshot) => snapshot.can({ type: 'send.finish' }))
  const networks = useSelector(kitOf(actor), ({ context }) => context.networks)
  const connector = useConnector(actor, sender.namespace, sender.connectorId)
  const network = networks.find(({ caipNetworkId }) => caipNetworkId === sender.caipNetworkId)
  const link = mayFinish && network && hash !== null ? transactionLink(network, hash) : undefined
  const wallet = truncate(connector?.name ?? sender.connectorId)
  const amount = units !== null && token ? `${write(fromUnits(units, token.decimals))} ${truncate(token.symbol)}` : ''
  const names = { wallet, amount, symbol: '', reason: '' }
  const headline = t(status, names)
  const hint = hints[status]
  const sentence = hint ? t(hint, names) : t(failure?.code ?? 'transfer.failed', { ...names, ...failure?.params })
  return (
    <EmptyState
      art={
        <Ring state={ring}>
          <WalletIcon src={connector?.icon} name={wallet} size={76} travel={connector?.id} />
        </Ring>
      }
      title={headline}
      text={sentence}
      testId={status}
    >
      <Say>{`${headline}. ${sentence}`}</Say>
      {mayRetry ? (
        <Button
          variant="primary"
          icon="retry"
          wide
          testId="send-again"
          onPress={() => actor.send({ type: 'send.confirm' })}
        >
          {t('send.again')}
        </Button>
      ) : null}
      {link === undefined ? null : (
        <Button wide icon="external" href={link} testId="send-explorer">
          {t('send.explorer')}
        </Button>
      )}
      {mayFinish ? (
        <Button variant="primary" wide testId="send-done" onPress={() => actor.send({ type: 'send.finish' })}>
          {t('send.done')}
        </Button>
      ) : null}
    </EmptyState>
  )
}
