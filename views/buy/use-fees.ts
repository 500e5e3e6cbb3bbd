import { useSelector } from '@xstate/react'
import { sumOf } from '../../core/units.ts'
import type { buyMachine } from '../../machines/buy/chart.ts'
import type { ViewProps } from '../define-views.ts'
import { useText } from './messages.ts'
import { useMoney } from './use-money.ts'

/** What a quote takes as fees, in words: their sum in each currency; undefined where it takes none. */
export function useFees(actor: ViewProps<typeof buyMachine>['actor']): string | undefined {
  const t = useText()
  const { money } = useMoney()
  const quote = useSelector(actor, ({ context }) => context.quote)
  const sums = new Map<string, string>()
  for (const fee of [quote?.coinbaseFee, quote?.networkFee])
    if (fee && Number(fee.amount) > 0) sums.set(fee.currency, sumOf(sums.get(fee.currency) ?? '0', fee.amount))
  const fees = [...sums].map(([currency, amount]) => money(amount, currency)).join(' + ')
  return fees === '' ? undefined : t('onramp.fees', { fees })
}
