// Written by `npm run docs` from README.md, so that its examples compile.
createAppKit({
  adapters: [wagmi],
  networks,
  projectId: 'your project id',
  metadata: {
    name: 'Your dApp',
    description: 'What it does',
    url: location.origin,
    icons: ['https://your.app/icon.png'],
  },
})

export {}
