import { send } from '../../tests/model/moves.ts'
import type { Scenario } from '../../tests/model/scenario.ts'
import { snapshotOf } from '../../tests/model/snapshots.ts'

export const scenarios: Scenario[] = [
  {
    name: 'a code is wanted',
    prelude: [send('code.want')],
    at: 'pairing',
    stateKey: (simulation) => snapshotOf(simulation, 'pairing')?.context.holders.length,
  },
]
