import { reported, send } from '../../tests/model/moves.ts'
import type { Scenario } from '../../tests/model/scenario.ts'
import { connectionFacts } from '../../tests/model/snapshots.ts'
import { reports } from '../../tests/model/world.ts'

export const scenarios: Scenario[] = [
  {
    name: 'a connected user is to be paid',
    prelude: [reported(reports.connected), send('modal.open', '', { view: 'WalletReceive' })],
    at: 'route:1',
    stateKey: (simulation) => connectionFacts(simulation)[1],
  },
]
