import { useSelector } from '@xstate/react'
import type { buyMachine } from '../../machines/buy/chart.ts'
import { List, Row } from '../../ui/list.tsx'
import { TokenIcon } from '../../ui/token-icon.tsx'
import type { ViewProps } from '../define-views.ts'
import { useText } from './messages.ts'
import { useMoney } from './use-money.ts'

/** The currencies that can be paid with [onramp-options]. */
export default function OnRampFiatSelect({ actor }: ViewProps<typeof buyMachine>) {
  const t = useText()
  const { currencyName } = useMoney()
  const currencies = useSelector(actor, ({ context }) => context.options.paymentCurrencies)
  const chosen = useSelector(actor, ({ context }) => context.payment?.id)
  return (
    <List label={t('title.OnRampFiatSelect')}>
      {currencies.map(({ id }) => (
        <Row
          key={id}
          icon={<TokenIcon name={id} />}
          title={currencyName(id)}
          sub={id}
          current={id === chosen}
          hint={id === chosen ? 'check' : undefined}
          testId={`onramp-currency-${id}`}
          onPress={() => actor.send({ type: 'currency.choose', id })}
        />
      ))}
    </List>
  )
}
