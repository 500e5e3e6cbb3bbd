import type { Move } from '../../devtools/simulation.ts'
import { reported, send } from '../../tests/model/moves.ts'
import type { StoryPlan } from '../../tests/model/story-plan.ts'
import { ofProject, reports } from '../../tests/model/world.ts'
import { offers, plans } from './payloads.ts'
import { open, planned, quoted } from './scenarios.ts'

const at = 'route:1'
const visit = (...moves: Move[]) => ({ input: ofProject, path: [reported(reports.connected), open, ...moves] })
const slippage = (...moves: Move[]): Move[] => [...quoted, send('slippage.edit', at), ...moves]
const risky = send('slippage.type', at, { text: '7', decimal: '7' })
const poor: Move = { do: 'resolve', at: `${at}/quoteSwap`, output: offers.poor }
const dear = [...quoted.slice(0, -1), poor]
const dearReview: Move[] = [
  ...dear,
  send('swap.review', at),
  { do: 'resolve', at: `${at}/planSwap`, output: plans.poor },
]

export const stories: StoryPlan = {
  // The form starts with a loading state, so its variants are shown once there is an offer.
  varied: { Quoted: visit(...quoted), Review: visit(...planned()) },
  visits: {
    HighImpact: visit(...dear),
    HighImpactReview: visit(...dearReview),
    Slippage: visit(...slippage()),
    RiskySlippage: visit(...slippage(risky, send('slippage.done', at))),
    ReviewOfApproval: visit(...planned(plans.approvable)),
    ReviewOfLeftover: visit(...planned(plans.leftover)),
    ReviewMoved: visit(...planned(plans.moved)),
  },
}
