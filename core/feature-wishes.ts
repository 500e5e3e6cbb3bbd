import type { LocalFeatures, ProjectFeatures } from './features.ts'

/** The features that a dApp may change while the kit runs, if its project allows it. */
export type FeatureWishes = Partial<Pick<ProjectFeatures, 'email' | 'socials' | 'swaps' | 'onramp' | 'activity'>>

/** A dApp's features after such a change. */
export const withWishes = ({ history, ...local }: LocalFeatures, wishes: FeatureWishes): LocalFeatures => ({
  ...local,
  ...(history !== undefined && { activity: history }),
  ...wishes,
})
