import { useSelector } from '@xstate/react'
import type { SnapshotFrom } from 'xstate'
import { boughtIn, priceImpactOf } from '../../core/swap.ts'
import type { swapMachine } from '../../machines/swap/chart.ts'
import type { ViewProps } from '../define-views.ts'
import { usePercent } from './use-percent.ts'

function impactOf({ context: { from, to, units, offer, plan } }: SnapshotFrom<typeof swapMachine>) {
  const bought = boughtIn({ to, offer, plan })
  if (!from || !to || units === null || !offer || bought === null) return undefined
  return priceImpactOf({ from, to, units }, { ...offer, units: bought })
}

/** How much less is had than given, in words; undefined where it is not known. */
export function useImpact(actor: ViewProps<typeof swapMachine>['actor']): string | undefined {
  const percent = usePercent()
  const impact = useSelector(actor, impactOf)
  return impact === undefined ? undefined : percent(Math.max(impact, 0))
}
