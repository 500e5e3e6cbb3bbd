import { useSelector } from '@xstate/react'
import { onrampName, soldBy } from '../../core/onramp-providers.ts'
import { quotedSum } from '../../core/quoted-sum.ts'
import { ringOf, statusOf } from '../../core/status-meta.ts'
import type { CodeOf } from '../../locales/messages.ts'
import type { buyMachine } from '../../machines/buy/chart.ts'
import { Say } from '../../ui/announcer.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Figure } from '../../ui/figure.tsx'
import { Stack } from '../../ui/layout.tsx'
import { MoneyIcon } from '../../ui/money-icon.tsx'
import { Ring } from '../../ui/ring.tsx'
import type { ViewProps } from '../define-views.ts'
import { truncate } from '../names.ts'
import { useNumbers } from '../use-numbers.ts'
import { type buyMessages, useText } from './messages.ts'
import { Receipt } from './receipt.tsx'

/** The message below a status; a blocked window has the message of its error code. */
const hints: Partial<Record<string, CodeOf<typeof buyMessages>>> = {
  'onramp.opening': 'onramp.openingHint',
  'onramp.waiting': 'onramp.waitingHint',
  'onramp.closed': 'onramp.closedHint',
  'onramp.late': 'onramp.lateHint',
  'onramp.failed': 'onramp.failedHint',
}

/** The payment in the provider's window, and its result [onramp-watch]. */
export default function BuyInProgress({ actor }: ViewProps<typeof buyMachine>) {
  const t = useText()
  const { short } = useNumbers()
  const status = useSelector(actor, statusOf) ?? 'onramp.waiting'
  const ring = useSelector(actor, ringOf)
  const provider = useSelector(actor, ({ context }) => context.provider)
  const symbol = useSelector(actor, ({ context: { provider: seller, buyer, purchase } }) => {
    const wanted = purchase?.symbol ?? ''
    return seller === null ? wanted : soldBy(seller, buyer.namespace, wanted)
  })
  const had = useSelector(actor, ({ context }) => quotedSum(context))
  const code = useSelector(actor, ({ context }) => context.failure?.code)
  const mayList = useSelector(actor, (snapshot) => snapshot.can({ type: 'purchases.open' }))
  const mayOpen = useSelector(actor, (snapshot) => snapshot.can({ type: 'page.open' }))
  const mayRetry = useSelector(actor, (snapshot) => snapshot.can({ type: 'provider.retry' }))
  const name = provider === null ? '' : onrampName(provider)
  const names = { provider: name, symbol: truncate(symbol), least: '', most: '', network: '' }
  // Meld gets no amount.
  const hint = status === 'onramp.waiting' && provider === 'meld' ? 'onramp.waitingOwn' : hints[status]
  const text = hint ? t(hint, names) : t(code ?? 'unknown')
  return (
    <EmptyState
      art={
        <Stack gap={16} align="center">
          <Ring state={ring} round>
            <MoneyIcon src={undefined} name={name} size={76} />
          </Ring>
          {had === undefined ? null : (
            <Figure testId="onramp-had">{`${short(had.amount)} ${truncate(had.currency)}`}</Figure>
          )}
        </Stack>
      }
      title={t(status, names)}
      text={text}
      testId={status}
    >
      <Say>{`${t(status, names)}. ${text}`}</Say>
      <Receipt actor={actor} />
      {mayList ? (
        <Button variant="primary" wide testId="onramp-purchases" onPress={() => actor.send({ type: 'purchases.open' })}>
          {t('onramp.purchases')}
        </Button>
      ) : null}
      {mayOpen ? (
        <Button
          variant={mayRetry ? 'primary' : undefined}
          wide
          testId="onramp-open"
          onPress={() => actor.send({ type: 'page.open' })}
        >
          {t('onramp.open')}
        </Button>
      ) : null}
      {mayRetry ? (
        <Button
          variant={mayOpen || mayList ? undefined : 'primary'}
          wide
          testId="onramp-again"
          onPress={() => actor.send({ type: 'provider.retry' })}
        >
          {t(mayOpen ? 'onramp.other' : 'modal.retry')}
        </Button>
      ) : null}
    </EmptyState>
  )
}
