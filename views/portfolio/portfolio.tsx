import type { portfolioMachine } from '../../machines/portfolio/chart.ts'
import { Stack } from '../../ui/layout.tsx'
import type { ViewProps } from '../define-views.ts'
import { Holdings } from './holdings.tsx'
import { Total } from './total.tsx'

export { Holdings, Total }

/** The account's tokens on its network, and their value [portfolio-tokens]. */
export default function Portfolio({ actor }: ViewProps<typeof portfolioMachine>) {
  return (
    <Stack gap={16}>
      <Total actor={actor} />
      <Holdings actor={actor} />
    </Stack>
  )
}
