import { toldBefore } from '../../tests/model/moves.ts'
import type { Scenario } from '../../tests/model/scenario.ts'
import { snapshotOf } from '../../tests/model/snapshots.ts'

export const scenarios: Scenario[] = [
  {
    name: 'whatever is to be said',
    prelude: [...toldBefore],
    at: 'notices/toasts',
    stateKey: (simulation) => snapshotOf(simulation, 'notices/toasts')?.context.toasts.length,
  },
]
