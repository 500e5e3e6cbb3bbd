import type { WalletFeature } from './features.ts'
import { orderBy } from './order.ts'

/** What can be done with an account, in the usual order. */
const features = ['onramp', 'swaps', 'receive', 'send'] as const satisfies readonly WalletFeature[]

export type AccountFeature = (typeof features)[number]

const isAccountFeature = (feature: string): feature is AccountFeature => features.some((each) => each === feature)

/** What can be done with an account, what the dApp wants first at the front; what it names and is not built is left out [account-features]. */
export const accountFeatures = (wished: readonly WalletFeature[] = []): readonly AccountFeature[] =>
  orderBy(wished.filter(isAccountFeature), features)
