import { useSelector } from '@xstate/react'
import { readDecimal } from '../../core/decimal-text.ts'
import { pictureOfCurrency, pictureOfToken } from '../../core/onramp-pictures.ts'
import { statusOf } from '../../core/status-meta.ts'
import type { buyMachine } from '../../machines/buy/chart.ts'
import { AmountField } from '../../ui/amount-field.tsx'
import { Say } from '../../ui/announcer.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Note } from '../../ui/note.tsx'
import type { ViewProps } from '../define-views.ts'
import { truncate } from '../names.ts'
import { useNumbers } from '../use-numbers.ts'
import { useText } from './messages.ts'
import { MoneyPicture } from './money-picture.tsx'
import { Presets } from './presets.tsx'
import { useLimits } from './use-limits.ts'
import { useMoney } from './use-money.ts'
import { useTerms } from './use-terms.ts'

type Props = ViewProps<typeof buyMachine>

/** The amount to pay, what it buys, and the next step [onramp-steps]. */
export function Order({ actor }: Props) {
  const t = useText()
  // There is no quote, or it is not from a provider that sells [onramp-estimate] [onramp-meld].
  const estimated = useSelector(
    actor,
    (snapshot) =>
      snapshot.matches({ draft: { form: { quotes: 'estimated' } } }) ||
      (snapshot.context.quote !== null && !snapshot.context.providers.includes('coinbase')),
  )
  return (
    <Stack gap={8}>
      <Paid actor={actor} />
      <Received actor={actor} estimated={estimated} />
      {estimated ? (
        <Note tone="plain" testId="onramp-estimate">
          {t('onramp.estimate')}
        </Note>
      ) : null}
    </Stack>
  )
}

function Paid({ actor }: Props) {
  const t = useText()
  const { numbers, sign, currencyName } = useMoney()
  const { least, most, broken } = useLimits(actor)
  const currency = useSelector(actor, ({ context }) => context.payment)
  const payment = currency?.id ?? ''
  const typed = useSelector(actor, ({ context }) => context.typed)
  const status = useSelector(actor, statusOf)
  const bad = status === 'onramp.incorrect' || status === 'onramp.low' || status === 'onramp.high'
  const problem = bad ? t(status, { least, most }) : undefined
  return (
    <>
      <AmountField
        label={t('onramp.payAmount')}
        caption={t('onramp.pay')}
        sign={sign(payment)}
        value={typed}
        bad={bad}
        onType={(text) => actor.send({ type: 'amount.type', text, decimal: readDecimal(text, numbers) ?? null })}
        remark={problem ?? broken}
        token={{
          icon: <MoneyPicture actor={actor} picture={pictureOfCurrency(payment)} name={sign(payment)} size={28} />,
          name: payment,
          label: t('onramp.currency', { currency: currencyName(payment) }),
          testId: 'onramp-currency',
          onPress: () => actor.send({ type: 'currency.open' }),
        }}
        testId="onramp-amount"
      />
      {problem === undefined ? null : <Say>{problem}</Say>}
      {currency ? <Presets actor={actor} payment={currency} /> : null}
    </>
  )
}

interface ReceivedProps extends Props {
  estimated: boolean
}

function Received({ actor, estimated }: ReceivedProps) {
  const t = useText()
  const { short } = useNumbers()
  const purchase = useSelector(actor, ({ context }) => context.purchase)
  const quote = useSelector(actor, ({ context }) => context.quote)
  const busy = useSelector(
    actor,
    (snapshot) =>
      snapshot.matches({ draft: { form: { quotes: 'waiting' } } }) ||
      snapshot.matches({ draft: { form: { quotes: 'asking' } } }),
  )
  const { sign } = useMoney()
  const terms = useTerms(actor)
  const symbol = truncate(purchase?.symbol ?? '')
  const amount = quote ? short(quote.purchaseAmount.amount) : ''
  // An estimate is in the payment currency: the value of the bought amount.
  const unit = quote && quote.purchaseAmount.currency !== purchase?.symbol ? sign(quote.purchaseAmount.currency) : ''
  const signed = estimated ? `≈ ${unit}`.trim() : undefined
  const more = estimated ? t('onramp.estimate') : terms
  const had = [t('onramp.get'), signed, amount, symbol].filter(Boolean).join(' ')
  return (
    <>
      {quote && !busy ? <Say>{more === '' ? had : `${had}. ${more}`}</Say> : null}
      <AmountField
        label={t('onramp.getAmount')}
        caption={t('onramp.get')}
        sign={signed}
        value={amount}
        readOnly
        busy={busy}
        remark=""
        token={{
          icon: <MoneyPicture actor={actor} picture={pictureOfToken(purchase?.symbol ?? '')} name={symbol} size={28} />,
          name: symbol,
          label: t('onramp.token', { symbol }),
          testId: 'onramp-token',
          onPress: () => actor.send({ type: 'token.open' }),
        }}
        testId="onramp-received"
      />
    </>
  )
}
