import { useSelector } from '@xstate/react'
import type { buyMachine } from '../../machines/buy/chart.ts'
import type { ViewProps } from '../define-views.ts'
import { useText } from './messages.ts'
import { useMoney } from './use-money.ts'

const bySize = (one: string, other: string) => Number(one) - Number(other)

/**
 * The limits of the payment methods as text: the overall minimum and maximum, and each method that does not accept the
 * amount [onramp-limits].
 */
export function useLimits(actor: ViewProps<typeof buyMachine>['actor']) {
  const t = useText()
  const { money } = useMoney()
  const payment = useSelector(actor, ({ context }) => context.payment)
  const amount = Number(useSelector(actor, ({ context }) => context.amount) ?? Number.NaN)
  const limits = payment?.payment_method_limits ?? []
  const written = (sum: string | undefined) => (sum === undefined ? '' : money(sum, payment?.id ?? ''))
  const nameOf = (id: string) =>
    id === 'card' ? t('onramp.card') : id === 'ach_bank_account' ? t('onramp.bank') : id.replaceAll('_', ' ')
  const sorted = (end: 'min' | 'max') => limits.map((limit) => limit[end]).toSorted(bySize)
  return {
    least: written(sorted('min')[0]),
    most: written(sorted('max').at(-1)),
    broken: limits
      .filter(({ min, max }) => amount < Number(min) || amount > Number(max))
      .slice(0, 2)
      .map(({ id, min, max }) => t('onramp.limits', { method: nameOf(id), least: written(min), most: written(max) }))
      .join('\n'),
  }
}
