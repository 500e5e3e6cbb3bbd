// Written by `npm run docs` from docs/send.md, so that its examples compile.
await kit.open({ view: 'WalletSend' })

// Filled in: the user looks at it, and may change it.
await kit.open({
  view: 'WalletSend',
  arguments: { amount: '2.5', assetAddress: '0xA0b8…eB48', chainId: 1, to: 'vitalik.eth' },
})

export {}
