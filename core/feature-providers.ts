/** With whom one can swap, as a project or a dApp names them. */
export const swapProviders = ['1inch'] as const
/** Likewise, who sells coins. */
export const onrampProviders = ['meld', 'coinbase'] as const
