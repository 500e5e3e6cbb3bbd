import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { pictureOfToken } from '../../core/onramp-pictures.ts'
import type { buyMachine } from '../../machines/buy/chart.ts'
import type { ViewProps } from '../define-views.ts'
import { truncate } from '../names.ts'
import { CurrencyFinder } from './currency-finder.tsx'
import { useText } from './messages.ts'

/** The tokens that can be bought on the network [onramp-options]. */
export default function OnRampTokenSelect({ actor }: ViewProps<typeof buyMachine>) {
  const t = useText()
  const currencies = useSelector(actor, ({ context }) => context.options.purchaseCurrencies)
  const chosen = useSelector(actor, ({ context }) => context.purchase?.id)
  const listed = useMemo(
    () =>
      currencies.map(({ id, name, symbol }) => ({
        ...{ id, name: truncate(name), symbol: truncate(symbol), picture: pictureOfToken(symbol) },
      })),
    [currencies],
  )
  return (
    <CurrencyFinder
      actor={actor}
      label={t('title.OnRampTokenSelect')}
      search={t('onramp.searchTokens')}
      listed={listed}
      chosen={chosen}
      testId="onramp-token"
      onChoose={(id) => actor.send({ type: 'token.choose', id })}
    />
  )
}
