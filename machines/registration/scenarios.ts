import { reported, send } from '../../tests/model/moves.ts'
import type { Scenario } from '../../tests/model/scenario.ts'
import { reports } from '../../tests/model/world.ts'
import { registration } from './payloads.ts'

export const scenarios: Scenario[] = [
  {
    name: 'the active account has signed that it wants a name',
    prelude: [reported(reports.embedded), send('actor.start', '', { chart: 'registration', input: registration })],
    at: registration.id,
  },
]
