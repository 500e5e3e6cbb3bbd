import type { TokenBalance } from '../../core/token-balance.ts'

/** The known token at an address, in any spelling. */
export const tokenAt = (tokens: readonly TokenBalance[], address: string): TokenBalance | undefined =>
  tokens.find((each) => each.address?.toLowerCase() === address.toLowerCase())
