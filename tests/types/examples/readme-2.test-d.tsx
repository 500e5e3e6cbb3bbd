// Written by `npm run docs` from README.md, so that its examples compile.
import { SolanaAdapter } from 'portico/adapters/solana'
import { solana } from 'portico/networks'

createAppKit({
  adapters: [wagmi, new SolanaAdapter()],
  networks: [...networks, solana],
  features: { multiWallet: true },
})
