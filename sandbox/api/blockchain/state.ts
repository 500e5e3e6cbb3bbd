/** What the service knows besides the chains. A test may change it. */
export interface BlockchainState {
  /** What a whole unit costs in US dollars, by symbol. */
  prices: Record<string, number>
}

export const blockchainState = (): BlockchainState => ({ prices: { ETH: 3_000, SOL: 150, SUSD: 1 } })
