import { reported, send } from '../../tests/model/moves.ts'
import type { Scenario } from '../../tests/model/scenario.ts'
import { reports } from '../../tests/model/world.ts'
import { purchase } from '../buy/payloads.ts'

export const scenarios: Scenario[] = [
  {
    name: 'something was begun in a provider’s window',
    prelude: [reported(reports.connected), send('actor.start', '', { chart: 'purchase', input: purchase })],
    at: purchase.id,
  },
]
