import { useSelector } from '@xstate/react'
import type { DatedTransaction } from '../../core/history.ts'
import { transactionLink } from '../../core/transaction-link.ts'
import { writtenAmount } from '../../core/written-amount.ts'
import type { buyMachine } from '../../machines/buy/chart.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { List, Row } from '../../ui/list.tsx'
import { Plate } from '../../ui/plate.tsx'
import { RowEnd } from '../../ui/row-end.tsx'
import { SkeletonRows } from '../../ui/skeleton-rows.tsx'
import { Hidden } from '../../ui/text.tsx'
import { TokenIcon } from '../../ui/token-icon.tsx'
import type { ViewProps } from '../define-views.ts'
import { truncate } from '../names.ts'
import { kitOf } from '../use-kit.ts'
import { useText } from './messages.ts'
import { useMoney } from './use-money.ts'

type Props = ViewProps<typeof buyMachine>

const titles = { pending: 'onramp.buying', failed: 'onramp.notBought', confirmed: 'onramp.bought' } as const

/** What has become of what is not there. */
const tags = {
  pending: { tone: 'warn', words: 'onramp.boughtPending' },
  failed: { tone: 'bad', words: 'onramp.boughtFailed' },
} as const

/** What was bought, newest first, and what has become of it [onramp-activity]. */
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
          {t('onramp.retry')}
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
      />
    )
  return (
    <>
      <List label={t('title.OnRampActivity')}>
        {loading && purchases.length === 0 ? (
          <SkeletonRows rows={3} />
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
  const networks = useSelector(kitOf(actor), ({ context }) => context.networks)
  const network = networks.find(({ caipNetworkId }) => caipNetworkId === purchase.caipNetworkId)
  const { status, transfers, minedAt, hash } = purchase
  const { amount, symbol = '', iconUrl } = transfers.find(({ direction }) => direction === 'in') ?? {}
  const sign = status === 'failed' ? '' : '+'
  const bought = amount === undefined ? symbol : `${sign}${writtenAmount(amount, numbers)} ${truncate(symbol)}`
  const tag = status === 'confirmed' ? undefined : { tone: tags[status].tone, words: t(tags[status].words) }
  const day = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short' }).format(minedAt)
  return (
    <Row
      icon={<TokenIcon src={iconUrl} name={symbol || '?'} />}
      title={t(titles[status])}
      sub={<bdi>{bought}</bdi>}
      value={<RowEnd time={{ at: minedAt, words: day }} tag={tag} />}
      href={network && hash ? transactionLink(network, hash) : undefined}
      testId="onramp-purchase"
    />
  )
}
