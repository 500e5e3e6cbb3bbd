import type { CaipNetworkId } from './caip.ts'

/** A token balance of an account: plain JSON with exact amounts. */
export interface TokenBalance {
  caipNetworkId: CaipNetworkId
  /** The token's contract or mint; absent for the native currency. */
  address?: string
  name: string
  symbol: string
  decimals: number
  /** The balance in the smallest unit, as a decimal string. */
  amount: string
  /** The price of one whole token in US dollars, as a decimal string; absent if unknown. */
  price?: string
  /** A picture, as an `https:` or `data:` URL. */
  iconUrl?: string
}

/** The tokens of an account: plain JSON. */
export interface Holdings {
  tokens: readonly TokenBalance[]
  /** The complete list could not be fetched: there may be more tokens, and no price is known. */
  isPartial: boolean
}
