import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { pictureOfCurrency } from '../../core/onramp-pictures.ts'
import type { buyMachine } from '../../machines/buy/chart.ts'
import type { ViewProps } from '../define-views.ts'
import { CurrencyFinder } from './currency-finder.tsx'
import { useText } from './messages.ts'
import { nameOfCurrency, signOf, useMoney } from './use-money.ts'

/** The currencies to pay with [onramp-options]. */
export default function OnRampFiatSelect({ actor }: ViewProps<typeof buyMachine>) {
  const t = useText()
  const { language, numbers } = useMoney()
  const currencies = useSelector(actor, ({ context }) => context.options.paymentCurrencies)
  const chosen = useSelector(actor, ({ context }) => context.payment?.id)
  const listed = useMemo(
    () =>
      currencies.map(({ id }) => ({
        ...{
          id,
          name: nameOfCurrency(id, language),
          symbol: id,
          sign: signOf(id, numbers),
          picture: pictureOfCurrency(id),
        },
      })),
    [currencies, language, numbers],
  )
  return (
    <CurrencyFinder
      actor={actor}
      label={t('title.OnRampFiatSelect')}
      search={t('onramp.searchCurrencies')}
      listed={listed}
      chosen={chosen}
      testId="onramp-currency"
      onChoose={(id) => actor.send({ type: 'currency.choose', id })}
    />
  )
}
