import { useSelector } from '@xstate/react'
import { sumOf } from '../../core/units.ts'
import type { buyMachine } from '../../machines/buy/chart.ts'
import type { ViewProps } from '../define-views.ts'
import { useText } from './messages.ts'
import { useMoney } from './use-money.ts'

/**
 * A quote's fees as text: their sum in each currency, and the total if it differs from the typed amount; empty without
 * fees.
 */
export function useTerms(actor: ViewProps<typeof buyMachine>['actor']): string {
  const t = useText()
  const { money } = useMoney()
  const quote = useSelector(actor, ({ context }) => context.quote)
  const paid = useSelector(actor, ({ context }) => context.amount)
  const sums = new Map<string, string>()
  for (const fee of [quote?.coinbaseFee, quote?.networkFee])
    if (fee && Number(fee.amount) > 0) sums.set(fee.currency, sumOf(sums.get(fee.currency) ?? '0', fee.amount))
  const fees = [...sums].map(([currency, amount]) => money(amount, currency)).join(' + ')
  const total = quote?.paymentTotal
  return [
    fees && t('onramp.fees', { fees }),
    // A provider may add to the typed amount.
    total && Number(total.amount) !== Number(paid)
      ? t('onramp.totalOnly', { total: money(total.amount, total.currency) })
      : '',
  ]
    .filter(Boolean)
    .join(' · ')
}
