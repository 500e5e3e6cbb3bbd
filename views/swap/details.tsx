import type { swapMachine } from '../../machines/swap/chart.ts'
import { Folded } from '../../ui/folded.tsx'
import type { ViewProps } from '../define-views.ts'
import { Costs, Least, useFees, useRate } from './costs.tsx'
import { useText } from './messages.ts'
import { SlippageFact } from './slippage.tsx'

export interface DetailsProps extends ViewProps<typeof swapMachine> {
  /** The user has returned from the slippage editor: its link gets the focus. */
  returned: boolean
}

/** The offer: its rate and total cost, and more on request [swap-costs]. */
export default function Details({ actor, returned }: DetailsProps) {
  const t = useText()
  const rate = useRate(actor)
  const fees = useFees(actor)
  return (
    <Folded label={t('swap.details')} title={rate ?? ''} end={fees} open={returned} testId="swap-details">
      <Least actor={actor} />
      <Costs actor={actor} />
      <SlippageFact actor={actor} returned={returned} />
    </Folded>
  )
}
