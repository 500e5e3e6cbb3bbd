import { send } from '../../tests/model/moves.ts'
import type { Scenario } from '../../tests/model/scenario.ts'

export const scenarios: Scenario[] = [
  {
    name: 'something has gone wrong in a session that is written down',
    prelude: [send('report.copy')],
    at: 'notices/report',
  },
]
