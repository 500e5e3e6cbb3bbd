import type { TokenBalance } from '../../core/token-balance.ts'
import type { Move } from '../../devtools/simulation.ts'
import { reported } from '../../tests/model/moves.ts'
import type { StoryPlan } from '../../tests/model/story-plan.ts'
import { longBalance, ofProject, reports } from '../../tests/model/world.ts'
import { holdings, whole } from '../portfolio/payloads.ts'

const open: Move = { do: 'send', at: '', event: { type: 'modal.open' } }
const balance = (output: object): Move => ({ do: 'resolve', at: 'balance:eip155/fetchBalance', output })
const pocketMoney = { value: '1234500000000000000', decimals: 18, symbol: 'ETH' }
const held = (tokens: readonly TokenBalance[]): Move => ({
  ...{ do: 'resolve', at: 'route:1/portfolio/fetchTokens', output: whole(tokens) },
})

export const stories: StoryPlan = {
  charts: ['balance'],
  // An account after everything has loaded, in either layout.
  varied: {
    Holding: { input: ofProject, path: [reported(reports.embedded), open, held(holdings.some)] },
    Plain: { input: ofProject, path: [reported(reports.connected), open, balance(pocketMoney)] },
  },
  visits: {
    HoldingMany: { input: ofProject, path: [reported(reports.embedded), open, held(holdings.many)] },
    HoldingNamed: {
      input: ofProject,
      path: [
        reported(reports.embedded),
        open,
        held(holdings.some),
        { do: 'resolve', at: 'route:1/loadIdentity', output: { name: 'harbour.reown.id' } },
      ],
    },
    UnknownNetwork: { input: ofProject, path: [reported(reports.unknownChain), open] },
    LongBalance: { input: ofProject, path: [reported(reports.connected), open, balance(longBalance)] },
  },
}
