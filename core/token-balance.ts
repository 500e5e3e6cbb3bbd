import type { CaipNetworkId } from './caip.ts'

/** A token that an account holds: plain JSON, its amounts exact. */
export interface TokenBalance {
  caipNetworkId: CaipNetworkId
  /** The token's contract or mint; absent for the network's own currency. */
  address?: string
  name: string
  symbol: string
  decimals: number
  /** What the account holds, in the smallest unit, as a decimal string. */
  amount: string
  /** What one whole token costs in US dollars, as a decimal string; absent where it is not known. */
  price?: string
  /** A picture, `https:` or `data:`. */
  iconUrl?: string
}

/** What an account holds: plain JSON. */
export interface Holdings {
  tokens: readonly TokenBalance[]
  /** Who knows all that the account holds could not be asked, so there may be more, and no price is known. */
  isPartial: boolean
}
