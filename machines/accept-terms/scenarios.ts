import { reported, send } from '../../tests/model/moves.ts'
import type { Scenario } from '../../tests/model/scenario.ts'
import { reports } from '../../tests/model/world.ts'

export const scenarios: Scenario[] = [
  {
    name: 'the dApp opens acceptTerms',
    prelude: [reported(reports.disconnected), send('modal.open', '', { view: 'AcceptTerms' })],
    at: 'route:1',
  },
]
