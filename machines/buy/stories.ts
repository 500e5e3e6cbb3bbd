import type { Move } from '../../devtools/simulation.ts'
import { reported, send } from '../../tests/model/moves.ts'
import type { StoryPlan } from '../../tests/model/story-plan.ts'
import { ofProject, reports } from '../../tests/model/world.ts'
import { found } from './payloads.ts'
import { arriving, calledOff, open, quoted } from './scenarios.ts'

const visit = (...moves: Move[]) => ({ input: ofProject, path: [reported(reports.connected), open, ...moves] })
const at = Date.UTC(2026, 10, 21)
const listed: Move = {
  ...{ do: 'resolve', at: 'route:1/loadPurchases' },
  output: { purchases: Object.values(found), at },
}

export const stories: StoryPlan = {
  varied: { Quoted: visit(...quoted), Bought: visit(...arriving, listed) },
  visits: {
    Currencies: visit(...quoted, send('currency.open', 'route:1')),
    CalledOff: visit(...calledOff),
  },
}
