import type { SnapshotFrom } from 'xstate'
import type { swapMachine } from '../../machines/swap/chart.ts'

/** Whether the loss is so high that the user is warned: in the form, and at the review [swap-impact]. */
export const isDear = (snapshot: SnapshotFrom<typeof swapMachine>): boolean =>
  snapshot.matches({ draft: { form: { impact: 'high' } } }) ||
  snapshot.matches({ draft: { reviewing: { impact: 'high' } } })
