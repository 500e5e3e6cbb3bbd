import type { Move } from '../../devtools/simulation.ts'
import { reported } from '../../tests/model/moves.ts'
import type { StoryPlan } from '../../tests/model/story-plan.ts'
import { longBalance, ofProject, reports } from '../../tests/model/world.ts'

const open: Move = { do: 'send', at: '', event: { type: 'modal.open' } }
const balance: Move = { do: 'resolve', at: 'balance:eip155/fetchBalance', output: longBalance }

export const stories: StoryPlan = {
  charts: ['balance'],
  visits: {
    UnknownNetwork: { input: ofProject, path: [reported(reports.unknownChain), open] },
    LongBalance: { input: ofProject, path: [reported(reports.connected), open, balance] },
  },
}
