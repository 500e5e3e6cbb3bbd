import type { StoryPlan } from '../../tests/model/story-plan.ts'

export const stories: StoryPlan = { file: 'networks/switch-active-chain', title: 'Another kind of wallet' }
