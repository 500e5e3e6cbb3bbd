import type { ActorRefFrom, AnyActorRef } from 'xstate'
import type { Route } from '../../core/routes.ts'
import { systemIds } from '../../core/system-ids.ts'
import type { kitMachine } from '../kit/chart.ts'
import { notices } from '../system.ts'

/** Whether the modal is open and shows one of these views. */
function isShown({ system }: Pick<AnyActorRef, 'system'>, routes: readonly Route[]): boolean {
  const kit: ActorRefFrom<typeof kitMachine> | undefined = system.get(systemIds.kit)
  const snapshot = kit?.getSnapshot()
  const top = snapshot?.context.stack.at(-1)?.route
  return snapshot?.hasTag('open') === true && top !== undefined && routes.includes(top)
}

/**
 * Where a failure is told that these views say by themselves: beside the views unless one of them is shown [notice-said-once].
 * What a view says goes to the chart itself, which ignores it.
 */
export const noticesUnless =
  (...routes: readonly Route[]) =>
  ({ system, self }: Pick<AnyActorRef, 'system'> & { self: AnyActorRef }): AnyActorRef =>
    isShown({ system }, routes) ? self : notices({ system })
