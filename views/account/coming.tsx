import { useSelector } from '@xstate/react'
import type { portfolioMachine } from '../../machines/portfolio/chart.ts'
import { Headline } from '../../ui/headline.tsx'
import { LongPlace } from '../../ui/long-place.tsx'
import { Skeleton } from '../../ui/text.tsx'
import type { ViewProps } from '../define-views.ts'

/** The room of what the account is worth, until the code of that has loaded. */
export function ComingTotal() {
  return (
    <Headline label={'\u00a0'}>
      <Skeleton inlineSize={140} blockSize={38} />
    </Headline>
  )
}

/** The room of what the account holds, likewise: what can be pressed already stays where it is. */
export function ComingHoldings({ actor }: ViewProps<typeof portfolioMachine>) {
  const hasTabs = useSelector(actor, (snapshot) => snapshot.can({ type: 'tab.choose', tab: 'activity' }))
  return (
    <div>
      {hasTabs ? <Skeleton inlineSize="100%" blockSize={52} /> : null}
      <LongPlace />
    </div>
  )
}
