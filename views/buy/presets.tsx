import { useSelector } from '@xstate/react'
import type { PaymentCurrency } from '../../core/onramp.ts'
import type { buyMachine } from '../../machines/buy/chart.ts'
import { Line } from '../../ui/line.tsx'
import { Toggle } from '../../ui/toggle.tsx'
import type { ViewProps } from '../define-views.ts'
import { useMoney } from './use-money.ts'
import { usualSums } from './usual-sums.ts'

/** Common amounts to press instead of typing [onramp-steps]. */
export function Presets({ actor, payment }: ViewProps<typeof buyMachine> & { payment: PaymentCurrency }) {
  const { round } = useMoney()
  const amount = useSelector(actor, (snapshot) => snapshot.context.amount)
  const type = (sum: string) => actor.send({ type: 'amount.type', text: sum, decimal: sum })
  return (
    <Line gap={6}>
      {usualSums(payment).map((sum) => (
        <Toggle key={sum} on={Number(amount) === sum} testId={`onramp-sum-${sum}`} onPress={() => type(String(sum))}>
          {round(sum, payment.id)}
        </Toggle>
      ))}
    </Line>
  )
}
