import { useSelector } from '@xstate/react'
import type { DatedTransaction } from '../../core/history.ts'
import { listedSeller, onrampName } from '../../core/onramp-providers.ts'
import { transactionLink } from '../../core/transaction-link.ts'
import { writtenAmount } from '../../core/written-amount.ts'
import type { buyMachine } from '../../machines/buy/chart.ts'
import { Button } from '../../ui/button.tsx'
import { ComingTokens } from '../../ui/coming-tokens.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { List, Row } from '../../ui/list.tsx'
import { MoneyIcon } from '../../ui/money-icon.tsx'
import { Plate } from '../../ui/plate.tsx'
import { RowEnd } from '../../ui/row-end.tsx'
import { Hidden } from '../../ui/text.tsx'
import type { ViewProps } from '../define-views.ts'
import { truncate } from '../names.ts'
import { kitOf } from '../use-kit.ts'
import { useNumbers } from '../use-numbers.ts'
import { useText } from './messages.ts'
import { useMoney } from './use-money.ts'

type Props = ViewProps<typeof buyMachine>

const titles = { pending: 'onramp.buying', failed: 'onramp.notBought', confirmed: 'onramp.bought' } as const

const tones = { pending: undefined, failed: 'quiet', confirmed: 'good' } as const

/** The purchases and their status, newest first [onramp-activity]. */
export default function OnRampActivity({ actor }: Props) {
  const t = useText()
  const loading = useSelector(actor, (snapshot) => snapshot.matches({ purchases: 'loading' }))
  const empty = useSelector(actor, (snapshot) => snapshot.matches({ purchases: 'empty' }))
  const mayRetry = useSelector(actor, (snapshot) => snapshot.can({ type: 'purchases.retry' }))
  const code = useSelector(actor, ({ context }) => context.failure?.code)
  const purchases = useSelector(actor, ({ context }) => context.purchases)
  if (mayRetry)
    return (
      <EmptyState
        art={<Plate icon="warning" tone="warn" />}
        title={t('onramp.purchasesUnavailable')}
        text={t(code ?? 'unknown')}
        testId="onramp.purchasesUnavailable"
      >
        <Button
          variant="primary"
          wide
          testId="onramp-purchases-again"
          onPress={() => actor.send({ type: 'purchases.retry' })}
        >
          {t('modal.retry')}
        </Button>
      </EmptyState>
    )
  if (empty)
    return (
      <EmptyState
        art={<Plate icon="coins" />}
        title={t('onramp.purchasesEmpty')}
        text={t('onramp.purchasesEmptyHint')}
        testId="onramp.purchasesEmpty"
      >
        <Button variant="primary" wide testId="onramp-form" onPress={() => actor.send({ type: 'form.open' })}>
          {t('title.OnRampProviders')}
        </Button>
      </EmptyState>
    )
  return (
    <>
      <List label={t('title.OnRampActivity')}>
        {loading && purchases.length === 0 ? (
          <ComingTokens rows={3} />
        ) : (
          purchases.map((each) => <Bought key={each.id} actor={actor} purchase={each} />)
        )}
      </List>
      {loading ? <Hidden>{t('onramp.purchasesLoading')}</Hidden> : null}
    </>
  )
}

function Bought({ actor, purchase }: Props & { purchase: DatedTransaction }) {
  const t = useText()
  const { language, numbers } = useMoney()
  const { money } = useNumbers()
  const networks = useSelector(kitOf(actor), ({ context }) => context.networks)
  const network = networks.find(({ caipNetworkId }) => caipNetworkId === purchase.caipNetworkId)
  const { status, transfers, minedAt, hash } = purchase
  const seller = useSelector(actor, ({ context }) => listedSeller(context.provider, context.providers))
  const { amount, symbol = '', iconUrl, value } = transfers.find(({ direction }) => direction === 'in') ?? {}
  const sign = status === 'failed' ? '' : '+'
  const number = amount === undefined ? '' : writtenAmount(amount, numbers, sign)
  // Providers other than Coinbase report only what has arrived.
  const from = [seller === 'coinbase' ? onrampName(seller) : '', value === undefined ? '' : money(value)]
  const day = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short' }).format(minedAt)
  return (
    <Row
      icon={<MoneyIcon src={iconUrl} name={symbol || '?'} />}
      title={t(titles[status])}
      sub={from.filter(Boolean).join(' · ')}
      value={
        <RowEnd
          amount={{ number, symbol: truncate(symbol), tone: tones[status] }}
          {...(status === 'pending'
            ? { tag: { tone: 'warn', text: t('onramp.boughtPending') } }
            : { time: { at: minedAt, text: day } })}
        />
      }
      href={network && hash ? transactionLink(network, hash) : undefined}
      testId="onramp-purchase"
    />
  )
}
