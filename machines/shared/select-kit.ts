import type { AnyActorRef } from 'xstate'
import { systemIds } from '../../core/system-ids.ts'
import type { KitContext } from '../kit/types.ts'

/** The kit's data, for the charts that run under it; undefined if a chart runs on its own. */
export function selectKit({ system }: Pick<AnyActorRef, 'system'>): KitContext | undefined {
  const kit: AnyActorRef | undefined = system.get(systemIds.kit)
  return kit?.getSnapshot().context
}
