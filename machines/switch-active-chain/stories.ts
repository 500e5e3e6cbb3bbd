import type { StoryPlan } from '../../tests/model/story-plan.ts'

export const stories: StoryPlan = { title: 'Another kind of wallet' }
