/** The labels of the buttons that only some pages have. */
export const moreButtonMessages = { network: 'Select network' } as const
