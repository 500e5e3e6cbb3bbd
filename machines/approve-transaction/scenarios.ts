import { reported, send } from '../../tests/model/moves.ts'
import type { Scenario } from '../../tests/model/scenario.ts'
import { reports } from '../../tests/model/world.ts'

export const scenarios: Scenario[] = [
  {
    name: 'a call waits for the user’s word',
    prelude: [reported(reports.embeddedPlain), send('modal.open', '', { view: 'ApproveTransaction' })],
    at: 'route:1',
  },
]
