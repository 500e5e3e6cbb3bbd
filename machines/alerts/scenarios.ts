import { toldBefore } from '../../tests/model/moves.ts'
import type { Scenario } from '../../tests/model/scenario.ts'
import { snapshotOf } from '../../tests/model/snapshots.ts'

export const scenarios: Scenario[] = [
  {
    name: 'whatever is to be said',
    prelude: [...toldBefore],
    at: 'notices/alerts',
    stateKey: (simulation) => snapshotOf(simulation, 'notices/alerts')?.context.alerts.length,
  },
]
