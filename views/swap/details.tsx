import type { swapMachine } from '../../machines/swap/chart.ts'
import { Facts } from '../../ui/facts.tsx'
import type { ViewProps } from '../define-views.ts'
import { Costs } from './costs.tsx'
import { useText } from './messages.ts'
import { SlippageFact } from './slippage.tsx'

export interface DetailsProps extends ViewProps<typeof swapMachine> {
  /** The user is back from the slippage: what led there takes the focus. */
  returned: boolean
}

/** What is offered. */
export default function Details({ actor, returned }: DetailsProps) {
  const t = useText()
  return (
    <Facts label={t('swap.details')}>
      <Costs actor={actor} />
      <SlippageFact actor={actor} returned={returned} />
    </Facts>
  )
}
