// Written by `npm run docs` from docs/embedded-wallet.md, so that its examples compile.
import { createAppKit } from 'portico'
import { WagmiAdapter } from 'portico/adapters/wagmi'
import { embeddedWallet } from 'portico/embedded'

createAppKit({
  adapters: [new WagmiAdapter({ networks })],
  networks,
  projectId: '…',
  embeddedWallet: embeddedWallet({ url: 'https://wallet.example/sdk' }),
})
