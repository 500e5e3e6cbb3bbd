import { reported, send } from '../../tests/model/moves.ts'
import type { Scenario } from '../../tests/model/scenario.ts'
import { reports, withTerms } from '../../tests/model/world.ts'

export const scenarios: Scenario[] = [
  {
    name: 'a dApp whose terms have to be accepted',
    input: withTerms,
    prelude: [reported(reports.disconnected), send('modal.open')],
    at: 'route:1',
  },
]
