import { reported, send } from '../../tests/model/moves.ts'
import type { Scenario } from '../../tests/model/scenario.ts'
import { reports } from '../../tests/model/world.ts'

export const scenarios: Scenario[] = [
  {
    name: 'the dApp asks for the balance of a connected user',
    prelude: [reported(reports.connected), send('balance.fetch', '', { namespace: 'eip155' })],
    at: 'balance:eip155',
  },
]
