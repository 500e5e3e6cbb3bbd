import type { Move } from '../../devtools/simulation.ts'
import { reported, send } from '../../tests/model/moves.ts'
import type { Scenario } from '../../tests/model/scenario.ts'
import { connectionFacts } from '../../tests/model/snapshots.ts'
import { ofProject, reports } from '../../tests/model/world.ts'
import { pages } from './payloads.ts'

const opened: Move[] = [reported(reports.connected), send('modal.open', '', { view: 'Transactions' })]

export const scenarios: Scenario[] = [
  {
    name: 'a connected user opens the activity',
    input: ofProject,
    prelude: opened,
    at: 'route:1',
    commands: [
      { type: 'networks.changed', networks: [] },
      { type: 'transaction.ended', id: 'transfer:route:1:1', outcome: 'confirmed', hash: '0x' },
    ],
    stateKey: (simulation) => connectionFacts(simulation)[1],
  },
  {
    name: 'transactions are listed, and more are looked for',
    input: ofProject,
    prelude: [
      ...opened,
      { do: 'resolve', at: 'route:1/fetchActivity', output: { ...pages.full, next: 'one' } },
      send('activity.more', 'route:1'),
    ],
    at: 'route:1',
  },
]
