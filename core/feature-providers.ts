/** The swap providers, by the names that projects and dApps use. */
export const swapProviders = ['1inch'] as const
/** The on-ramp providers, likewise. */
export const onrampProviders = ['meld', 'coinbase'] as const
