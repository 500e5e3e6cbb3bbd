import type { Move } from '../../devtools/simulation.ts'
import type { StoryPlan } from '../../tests/model/story-plan.ts'
import { connectors, listed } from '../../tests/model/world.ts'
import { toDownloads } from './scenarios.ts'

const longName: Move[] = toDownloads({ ...listed.plain, name: connectors.long.name })

export const stories: StoryPlan = {
  extras: { LongName: longName },
}
