import { reported, send } from '../../tests/model/moves.ts'
import type { StoryPlan } from '../../tests/model/story-plan.ts'
import { reports } from '../../tests/model/world.ts'

export const stories: StoryPlan = {
  extras: {
    AtProvider: [reported(reports.embeddedSocial), send('modal.open', '', { view: 'AccountSettings' })],
  },
}
