import { useSelector } from '@xstate/react'
import { shorten } from '../../core/shorten.ts'
import type { buyMachine } from '../../machines/buy/chart.ts'
import { Fact, Facts } from '../../ui/facts.tsx'
import type { ViewProps } from '../define-views.ts'
import { useText } from './messages.ts'
import { useMoney } from './use-money.ts'

/** The purchase: its amount and its account. */
export function Receipt({ actor }: ViewProps<typeof buyMachine>) {
  const t = useText()
  const { money } = useMoney()
  const payment = useSelector(actor, ({ context }) => context.payment?.id ?? '')
  const amount = useSelector(actor, ({ context }) => context.amount)
  const buyer = useSelector(actor, ({ context }) => context.buyer.address)
  return (
    <Facts label={t('title.BuyInProgress')}>
      {amount === null ? null : (
        <Fact term={t('onramp.pay')} testId="onramp-paid">
          {money(amount, payment)}
        </Fact>
      )}
      <Fact term={t('onramp.account')} testId="onramp-buyer">
        {shorten(buyer)}
      </Fact>
    </Facts>
  )
}
