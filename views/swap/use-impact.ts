import { useSelector } from '@xstate/react'
import type { swapMachine } from '../../machines/swap/chart.ts'
import type { ViewProps } from '../define-views.ts'
import { usePercent } from './use-percent.ts'

/** The price impact as text; undefined if unknown. */
export function useImpact(actor: ViewProps<typeof swapMachine>['actor']): string | undefined {
  const percent = usePercent()
  const impact = useSelector(actor, ({ context: { plan, offer } }) => plan?.impact ?? offer?.impact)
  return impact === undefined ? undefined : percent(Math.max(impact, 0))
}
