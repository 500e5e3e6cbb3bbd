import type { TokenBalance } from '../../core/token-balance.ts'

/** What is known of the token at an address, however that is spelled. */
export const tokenAt = (tokens: readonly TokenBalance[], address: string): TokenBalance | undefined =>
  tokens.find((each) => each.address?.toLowerCase() === address.toLowerCase())
