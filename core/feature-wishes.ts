import type { LocalFeatures, ProjectFeatures } from './features.ts'

/** What a dApp may want otherwise while the kit runs, where its project leaves that to it. */
export type FeatureWishes = Partial<Pick<ProjectFeatures, 'email' | 'socials' | 'swaps' | 'onramp' | 'activity'>>

/** What a dApp wants once it wants these otherwise. */
export const withWishes = ({ history, ...local }: LocalFeatures, wishes: FeatureWishes): LocalFeatures => ({
  ...local,
  ...(history !== undefined && { activity: history }),
  ...wishes,
})
