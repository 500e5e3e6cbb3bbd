import { useSelector } from '@xstate/react'
import { Headline } from '../../ui/headline.tsx'
import { Stack } from '../../ui/layout.tsx'
import { LongPlace } from '../../ui/long-place.tsx'
import { Skeleton } from '../../ui/text.tsx'
import type { PortfolioProps } from '../portfolio/portfolio.tsx'

/** The room of what the account holds: what can be pressed already stays where it is when that has loaded. */
export function Coming({ actor, children }: PortfolioProps) {
  const hasTabs = useSelector(actor, (snapshot) => snapshot.can({ type: 'tab.choose', tab: 'activity' }))
  return (
    <Stack gap={16}>
      <Headline label={'\u00a0'}>
        <Skeleton inlineSize={140} blockSize={38} />
      </Headline>
      {children}
      <div>
        {hasTabs ? <Skeleton inlineSize="100%" blockSize={52} /> : null}
        <LongPlace />
      </div>
    </Stack>
  )
}
