import type { Scenario } from '../../tests/model/scenario.ts'
import { snapshotOf } from '../../tests/model/snapshots.ts'

export const scenarios: Scenario[] = [
  {
    name: 'whatever is to be said',
    prelude: [],
    at: 'toasts',
    stateKey: (simulation) => snapshotOf(simulation, 'toasts')?.context.toasts.length,
  },
]
