import type { WalletFeature } from './features.ts'
import { orderBy } from './order.ts'

/** The actions of an account, in their default order. */
const features = ['onramp', 'swaps', 'receive', 'send'] as const satisfies readonly WalletFeature[]

export type AccountFeature = (typeof features)[number]

const isAccountFeature = (feature: string): feature is AccountFeature => features.some((each) => each === feature)

/** The actions of an account, in the dApp's order; unknown ones are left out [account-features]. */
export const accountFeatures = (wished: readonly WalletFeature[] = []): readonly AccountFeature[] =>
  orderBy(wished.filter(isAccountFeature), features)
