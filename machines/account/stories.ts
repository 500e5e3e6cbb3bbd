import type { Move } from '../../devtools/simulation.ts'
import { reported } from '../../tests/model/moves.ts'
import type { StoryPlan } from '../../tests/model/story-plan.ts'
import { longBalance, reports } from '../../tests/model/world.ts'

const open: Move = { do: 'send', at: '', event: { type: 'modal.open' } }
const balance: Move = { do: 'resolve', at: 'balance:eip155/fetchBalance', output: longBalance }

export const stories: StoryPlan = {
  charts: ['balance'],
  extras: {
    UnknownNetwork: [reported(reports.unknownChain), open],
    LongBalance: [reported(reports.connected), open, balance],
  },
}
