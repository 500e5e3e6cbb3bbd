import type { SnapshotFrom } from 'xstate'
import type { connectMachine } from '../../machines/connect.ts'
import { asking, connected, slow, type Telling, tellingOf } from '../telling.ts'

/** How the chart's state is told. The end of the chart is still told while the modal goes. */
export function tell(snapshot: SnapshotFrom<typeof connectMachine>): Telling {
  const { failure } = snapshot.context
  if (snapshot.matches('celebrating') || snapshot.matches('connected')) return connected
  if (failure) return tellingOf(failure.code)
  return snapshot.hasTag('slow') ? slow : asking
}
