import { useSelector } from '@xstate/react'
import { readDecimal } from '../../core/decimal-text.ts'
import { shownAmount } from '../../core/shown-amount.ts'
import { fromUnits } from '../../core/units.ts'
import { writtenAmount } from '../../core/written-amount.ts'
import type { sendMachine } from '../../machines/send/chart.ts'
import { AmountField } from '../../ui/amount-field.tsx'
import type { ViewProps } from '../define-views.ts'
import { truncate } from '../names.ts'
import { TokenPicture } from '../token-picture.tsx'
import { useNumbers } from '../use-numbers.ts'
import { useText } from './messages.ts'

/** The amount and the token [send-amount]. */
export function AmountPart({ actor }: ViewProps<typeof sendMachine>) {
  const t = useText()
  const { language, write, short, money, worth } = useNumbers()
  const token = useSelector(actor, ({ context }) => context.token)
  const typed = useSelector(actor, ({ context }) => context.typed)
  const units = useSelector(actor, ({ context }) => context.units)
  const inMoney = useSelector(actor, (snapshot) => snapshot.matches({ draft: { form: { amount: 'inMoney' } } }))
  const incorrect = useSelector(actor, (snapshot) => snapshot.matches({ draft: { form: { step: 'valueIncorrect' } } }))
  const lacking = useSelector(actor, (snapshot) => snapshot.matches({ draft: { form: { step: 'fundsMissing' } } }))
  const finding = useSelector(actor, (snapshot) => snapshot.matches({ draft: { form: { max: 'asking' } } }))
  const mayToggle = useSelector(actor, (snapshot) => snapshot.can({ type: 'amount.toggle' }))
  const mayBuy = useSelector(actor, (snapshot) => snapshot.can({ type: 'onramp.open' }))
  const mayMax = useSelector(actor, (snapshot) => snapshot.can({ type: 'amount.max' }))
  const symbol = truncate(token?.symbol ?? '')
  const own = shownAmount(units, token, inMoney ? 'money' : 'token')
  const other = inMoney
    ? units !== null && token
      ? `${writtenAmount(fromUnits(units, token.decimals), language)} ${symbol}`
      : undefined
    : worth(units, token)
  return (
    <AmountField
      label={t('send.amount')}
      caption={t('send.amount')}
      value={typed ?? (own === undefined ? '' : write(own, false))}
      sign={inMoney ? '$' : undefined}
      bad={incorrect || lacking}
      onType={(text) => actor.send({ type: 'amount.type', text, decimal: readDecimal(text, language) ?? null })}
      onNext={() => actor.send({ type: 'send.review' })}
      token={{
        icon: token ? <TokenPicture actor={actor} token={token} size={28} /> : null,
        name: token ? symbol : t('send.selectToken'),
        label: token ? t('send.token', { symbol }) : t('send.selectToken'),
        testId: 'send-token',
        onPress: () => actor.send({ type: 'tokens.open' }),
      }}
      worth={
        incorrect
          ? t('send.incorrectValue')
          : (other ?? (mayToggle ? (inMoney ? `0 ${symbol}` : money('0')) : undefined))
      }
      toggle={
        mayToggle
          ? {
              name: inMoney ? t('send.inToken', { symbol }) : t('send.inMoney'),
              testId: 'send-unit',
              onPress: () => actor.send({ type: 'amount.toggle' }),
            }
          : undefined
      }
      has={token ? t('send.balance', { amount: short(fromUnits(token.amount, token.decimals)) }) : undefined}
      max={
        mayBuy
          ? {
              label: t('send.buy'),
              name: t('send.buyMore'),
              testId: 'send-buy',
              onPress: () => actor.send({ type: 'onramp.open' }),
            }
          : mayMax || finding
            ? {
                label: t('send.max'),
                name: t('send.maxOf', { symbol }),
                busy: finding,
                testId: 'send-max',
                onPress: () => actor.send({ type: 'amount.max' }),
              }
            : undefined
      }
      testId="send-amount"
    />
  )
}
