import type { Scenario } from '../../tests/model/scenario.ts'
import { snapshotOf } from '../../tests/model/snapshots.ts'

export const scenarios: Scenario[] = [
  {
    name: 'whatever is to be said',
    prelude: [],
    at: 'alerts',
    stateKey: (simulation) => snapshotOf(simulation, 'alerts')?.context.alerts.length,
  },
]
