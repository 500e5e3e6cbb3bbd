import { useSelector } from '@xstate/react'
import type { swapMachine } from '../../machines/swap/chart.ts'
import type { ViewProps } from '../define-views.ts'
import { usePercent } from './use-percent.ts'

/** How much less is had than given, in words; undefined where it is not known. */
export function useImpact(actor: ViewProps<typeof swapMachine>['actor']): string | undefined {
  const percent = usePercent()
  const impact = useSelector(actor, ({ context: { plan, offer } }) => plan?.impact ?? offer?.impact)
  return impact === undefined ? undefined : percent(Math.max(impact, 0))
}
