import { useSelector } from '@xstate/react'
import { writeDecimal } from '../../core/decimal-text.ts'
import type { PaymentCurrency } from '../../core/onramp.ts'
import type { buyMachine } from '../../machines/buy/chart.ts'
import { Choices } from '../../ui/choices.tsx'
import type { ViewProps } from '../define-views.ts'
import { useText } from './messages.ts'
import { useMoney } from './use-money.ts'
import { usualSums } from './usual-sums.ts'

/** Sums that are usually paid: pressing one is as good as typing it [onramp-steps]. */
export function Presets({ actor, payment }: ViewProps<typeof buyMachine> & { payment: PaymentCurrency }) {
  const t = useText()
  const { numbers, round } = useMoney()
  const amount = useSelector(actor, ({ context }) => context.amount)
  const sums = usualSums(payment)
  return sums.length > 0 ? (
    <Choices
      label={t('onramp.payAmount')}
      choices={sums.map((sum) => ({
        name: round(sum, payment.id),
        chosen: Number(amount) === sum,
        testId: `onramp-sum-${sum}`,
        onPress: () =>
          actor.send({ type: 'amount.type', text: writeDecimal(String(sum), numbers, false), decimal: String(sum) }),
      }))}
    />
  ) : null
}
