import { useSelector } from '@xstate/react'
import { lazyConstants } from '../../core/lazy-constants.ts'
import { impactOf } from '../../core/swap.ts'
import type { swapMachine } from '../../machines/swap/chart.ts'
import type { ViewProps } from '../define-views.ts'
import { usePercent } from './use-percent.ts'

/** How much less is had than given, in words, and whether that is a loss to be warned of [swap-impact]. */
export interface Impact {
  percent: string
  isHigh: boolean
}

/** What a swap loses by the price; undefined where it is not known. */
export function useImpact(actor: ViewProps<typeof swapMachine>['actor']): Impact | undefined {
  const percent = usePercent()
  const impact = useSelector(actor, ({ context }) => impactOf(context))
  return impact === undefined
    ? undefined
    : { percent: percent(Math.max(impact, 0)), isHigh: impact >= lazyConstants.riskyImpact }
}
