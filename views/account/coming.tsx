import { useSelector } from '@xstate/react'
import type { portfolioMachine } from '../../machines/portfolio/chart.ts'
import { Headline } from '../../ui/headline.tsx'
import { LongPlace } from '../../ui/long-place.tsx'
import { Skeleton } from '../../ui/text.tsx'
import type { ViewProps } from '../define-views.ts'

/** Reserves space for the account's total value until its code has loaded. */
export function ComingTotal() {
  return (
    <Headline label={'\u00a0'}>
      <Skeleton inlineSize={140} blockSize={38} />
    </Headline>
  )
}

/** Reserves space for the account's tokens in the same way, so that the buttons don't move. */
export function ComingHoldings({ actor }: ViewProps<typeof portfolioMachine>) {
  const hasTabs = useSelector(actor, (snapshot) => snapshot.can({ type: 'tab.choose', tab: 'activity' }))
  return (
    <div>
      {hasTabs ? <Skeleton inlineSize="100%" blockSize={52} /> : null}
      <LongPlace />
    </div>
  )
}
