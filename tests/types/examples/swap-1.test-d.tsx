// Written by `npm run docs` from docs/swap.md, so that its examples compile.
await kit.open({ view: 'Swap' })

// Filled in: the user looks at it, and may change it.
await kit.open({ view: 'Swap', arguments: { fromToken: 'USDC', toToken: 'ETH', amount: '250' } })

export {}
