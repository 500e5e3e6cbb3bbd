import { useSelector } from '@xstate/react'
import type { buyMachine } from '../../machines/buy/chart.ts'
import { List, Row } from '../../ui/list.tsx'
import { TokenIcon } from '../../ui/token-icon.tsx'
import type { ViewProps } from '../define-views.ts'
import { truncate } from '../names.ts'
import { useText } from './messages.ts'

/** The coins that can be bought for the network [onramp-options]. */
export default function OnRampTokenSelect({ actor }: ViewProps<typeof buyMachine>) {
  const t = useText()
  const currencies = useSelector(actor, ({ context }) => context.options.purchaseCurrencies)
  const chosen = useSelector(actor, ({ context }) => context.purchase?.id)
  return (
    <List label={t('title.OnRampTokenSelect')}>
      {currencies.map(({ id, name, symbol }) => (
        <Row
          key={id}
          icon={<TokenIcon name={symbol} />}
          title={truncate(name)}
          sub={truncate(symbol)}
          current={id === chosen}
          hint={id === chosen ? 'check' : undefined}
          testId={`onramp-token-${id}`}
          onPress={() => actor.send({ type: 'token.choose', id })}
        />
      ))}
    </List>
  )
}
