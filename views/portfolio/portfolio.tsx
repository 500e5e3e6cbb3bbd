import type { portfolioMachine } from '../../machines/portfolio/chart.ts'
import { Stack } from '../../ui/layout.tsx'
import type { ViewProps } from '../define-views.ts'
import { Holdings } from './holdings.tsx'
import { Total } from './total.tsx'

export { Holdings, Total }

/** What the account holds on its network, and what that is worth [portfolio-tokens]. */
export default function Portfolio({ actor }: ViewProps<typeof portfolioMachine>) {
  return (
    <Stack gap={16}>
      <Total actor={actor} />
      <Holdings actor={actor} />
    </Stack>
  )
}
