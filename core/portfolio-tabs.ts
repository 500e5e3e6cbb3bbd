/** The tabs of an account's portfolio [portfolio-tabs]. */
export const portfolioTabs = ['tokens', 'nfts', 'activity'] as const

export type PortfolioTab = (typeof portfolioTabs)[number]
