import type { StoryPlan } from '../../tests/model/story-plan.ts'

export const stories: StoryPlan = { file: 'smart-sessions/grant-permissions' }
