import type { Move } from '../../devtools/simulation.ts'
import { reported } from '../../tests/model/moves.ts'
import type { StoryPlan } from '../../tests/model/story-plan.ts'
import { reports } from '../../tests/model/world.ts'

const networks: Move = { do: 'send', at: '', event: { type: 'modal.open', view: 'Networks' } }

export const stories: StoryPlan = {
  file: 'networks/networks',
  title: 'Networks',
  extras: {
    Networks: [reported(reports.connected), networks],
    NetworksDisconnected: [reported(reports.disconnected), networks],
    NetworksNotApproved: [reported(reports.oneNetwork), networks],
  },
}
