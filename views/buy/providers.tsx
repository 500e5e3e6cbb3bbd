import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import type { OnrampProvider } from '../../core/features.ts'
import { doesQuote, onrampName, soldBy } from '../../core/onramp-providers.ts'
import { statusOf } from '../../core/status-meta.ts'
import type { CodeOf } from '../../locales/messages.ts'
import type { buyMachine } from '../../machines/buy/chart.ts'
import { Say } from '../../ui/announcer.tsx'
import { Button } from '../../ui/button.tsx'
import { focusAmount } from '../../ui/focus-elsewhere.ts'
import { Stack } from '../../ui/layout.tsx'
import { Line } from '../../ui/line.tsx'
import { List, Row } from '../../ui/list.tsx'
import { MoneyIcon } from '../../ui/money-icon.tsx'
import { Note } from '../../ui/note.tsx'
import { TextLink } from '../../ui/press.tsx'
import { RowWorth } from '../../ui/row-worth.tsx'
import type { ViewProps } from '../define-views.ts'
import { truncate } from '../names.ts'
import { useNumbers } from '../use-numbers.ts'
import { type buyMessages, useText } from './messages.ts'
import { useMoney } from './use-money.ts'
import { useTerms } from './use-terms.ts'

type Props = ViewProps<typeof buyMachine>

/** The fees of both providers, according to themselves. */
const fees = { least: 0.01, most: 0.02 }

/** What to do before choosing a provider. An invalid amount is reported below the amount. */
const headings: Partial<Record<string, CodeOf<typeof buyMessages>>> = {
  'onramp.addAmount': 'onramp.addAmount',
  'onramp.incorrect': 'onramp.changeAmount',
  'onramp.low': 'onramp.changeAmount',
  'onramp.high': 'onramp.changeAmount',
}

/**
 * Providers that quote come first, even before there is a quote, so that no row moves when it arrives [onramp-meld].
 */
const quotedFirst = (one: OnrampProvider, other: OnrampProvider) => Number(doesQuote(other)) - Number(doesQuote(one))

/** The providers; each can be chosen once its payment page is known [onramp-link]. */
export function Providers({ actor }: Props) {
  const t = useText()
  const status = useSelector(actor, statusOf)
  const providers = useSelector(actor, ({ context }) => context.providers)
  const unlinked = useSelector(actor, (snapshot) => snapshot.matches({ draft: { form: { links: 'unknown' } } }))
  const mayRetry = useSelector(actor, (snapshot) => snapshot.can({ type: 'links.retry' }))
  const place = useRef<HTMLDivElement>(null)
  const onRetry = () => {
    focusAmount(place.current)
    actor.send({ type: 'links.retry' })
  }
  return (
    <Stack gap={8}>
      <h2 className="group" data-testid={status}>
        {t(headings[status ?? ''] ?? 'onramp.choose')}
      </h2>
      <List label={t('onramp.providers')}>
        {providers.toSorted(quotedFirst).map((provider) => (
          <Provider key={provider} actor={actor} provider={provider} known={mayRetry} />
        ))}
      </List>
      {mayRetry ? (
        <div ref={place}>
          {unlinked ? (
            <Note tone="warn" testId="onramp-unlinked">
              <Line gap={6}>
                {t('onramp.links')}
                <Say>{t('onramp.links')}</Say>
                <TextLink testId="onramp-link-again" onPress={onRetry}>
                  {t('modal.retry')}
                </TextLink>
              </Line>
            </Note>
          ) : (
            <Button wide testId="onramp-link-again" onPress={onRetry}>
              {t('modal.retry')}
            </Button>
          )}
        </div>
      ) : null}
    </Stack>
  )
}

interface ProviderProps extends Props {
  provider: OnrampProvider
  /** Whether it is known which of them have a payment page. */
  known: boolean
}

function Provider({ actor, provider, known }: ProviderProps) {
  const t = useText()
  const name = onrampName(provider)
  const mayChoose = useSelector(actor, (snapshot) => snapshot.can({ type: 'provider.choose', provider }))
  const { numbers } = useMoney()
  const { short } = useNumbers()
  const wanted = useSelector(actor, ({ context }) => context.purchase?.symbol ?? '')
  const symbol = useSelector(actor, ({ context }) => soldBy(provider, context.buyer.namespace, wanted))
  const busy = useSelector(
    actor,
    (snapshot) =>
      snapshot.matches({ draft: { form: { links: 'waiting' } } }) ||
      snapshot.matches({ draft: { form: { links: 'asking' } } }),
  )
  // Only one of the providers quotes [onramp-meld].
  const quote = useSelector(actor, ({ context }) => (doesQuote(provider) ? context.quote : null))
  const offered = useSelector(actor, (snapshot) => snapshot.matches({ draft: { form: { quotes: 'quoted' } } }))
  const quoted = useTerms(actor)
  const range = new Intl.NumberFormat(numbers, { style: 'percent' }).formatRange(fees.least, fees.most)
  const usual = symbol === wanted ? t('onramp.fees', { fees: range }) : t('onramp.sells', { symbol, fees: range })
  const terms = quote && offered ? quoted : usual
  // Both rows show the fee, and next to it the quoted amount, for comparison.
  const given = quote ? `${short(quote.purchaseAmount.amount)} ${truncate(symbol)}` : undefined
  return (
    <Row
      icon={<MoneyIcon src={undefined} name={name} />}
      title={name}
      sub={known && !mayChoose ? t('onramp.noPage') : terms}
      value={offered ? <RowWorth unknown={t('onramp.priceThere')}>{given}</RowWorth> : undefined}
      hint="forward"
      disabled={!mayChoose}
      busy={busy}
      testId={`onramp-provider-${provider}`}
      onPress={() => actor.send({ type: 'provider.choose', provider })}
    />
  )
}
