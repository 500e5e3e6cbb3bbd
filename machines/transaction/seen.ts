import type { AnyActorRef } from 'xstate'
import { systemIds } from '../../core/system-ids.ts'
import type { Sender } from '../../core/transfer.ts'
import { selectReport } from '../wallet/wallet-selectors.ts'

/**
 * Whether a view can show the result of a transfer: the modal is open, and the wallet that was asked is still
 * connected.
 */
export function isSeen({ system }: Pick<AnyActorRef, 'system'>, { namespace, connectorId }: Sender): boolean {
  const kit: AnyActorRef | undefined = system.get(systemIds.kit)
  const report = selectReport({ system }, namespace)
  const isConnected = report?.connections.some((each) => each.connectorId === connectorId) === true
  return isConnected && kit?.getSnapshot().hasTag('open') === true
}
