import { useSelector } from '@xstate/react'
import { providerFeeOf } from '../../core/swap.ts'
import { raiseTo, sumOf, worthOf } from '../../core/units.ts'
import { writtenMoney } from '../../core/written-money.ts'
import type { swapMachine } from '../../machines/swap/chart.ts'
import { Folded } from '../../ui/folded.tsx'
import type { ViewProps } from '../define-views.ts'
import { useNumbers } from '../use-numbers.ts'
import { Costs, useRate } from './costs.tsx'
import { useText } from './messages.ts'
import { SlippageFact } from './slippage.tsx'

export interface DetailsProps extends ViewProps<typeof swapMachine> {
  /** The user is back from the slippage: what led there takes the focus. */
  returned: boolean
}

/** What is offered: its rate and what all of it costs, and more where the user asks [swap-costs]. */
export default function Details({ actor, returned }: DetailsProps) {
  const t = useText()
  const rate = useRate(actor)
  const fees = useFees(actor)
  return (
    <Folded label={t('swap.details')} title={rate ?? ''} end={fees} open={returned} testId="swap-details">
      <Costs actor={actor} />
      <SlippageFact actor={actor} returned={returned} />
    </Folded>
  )
}

/** What the provider and the network take together, in words; undefined where a price is not known. */
function useFees(actor: DetailsProps['actor']): string | undefined {
  const t = useText()
  const { language } = useNumbers()
  const from = useSelector(actor, ({ context }) => context.from)
  const units = useSelector(actor, ({ context }) => context.units)
  const fee = useSelector(actor, ({ context }) => context.fee)
  const own = useSelector(actor, ({ context }) => context.tokens.find(({ address }) => address === undefined))
  if (from?.price === undefined || units === null || own?.price === undefined) return undefined
  const taken = worthOf(providerFeeOf(units), from.decimals, from.price)
  return t('swap.fees', {
    fees: writtenMoney(sumOf(taken, worthOf(fee, own.decimals, own.price)), language, 'USD', raiseTo),
  })
}
