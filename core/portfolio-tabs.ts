/** The parts of what an account holds, each in a tab of its own [portfolio-tabs]. */
export const portfolioTabs = ['tokens', 'nfts', 'activity'] as const

export type PortfolioTab = (typeof portfolioTabs)[number]
