import type { ReactNode } from 'react'
import type { portfolioMachine } from '../../machines/portfolio/chart.ts'
import { Stack } from '../../ui/layout.tsx'
import type { ViewProps } from '../define-views.ts'
import { Holdings } from './holdings.tsx'
import { Total } from './total.tsx'

export type PortfolioProps = ViewProps<typeof portfolioMachine> & {
  /** What stands between the total and what it is made of. */
  children?: ReactNode
}

/** What the account holds on its network, and what that is worth [portfolio-tokens]. */
export default function Portfolio({ actor, children }: PortfolioProps) {
  return (
    <Stack gap={16}>
      <Total actor={actor} />
      {children}
      <Holdings actor={actor} />
    </Stack>
  )
}
