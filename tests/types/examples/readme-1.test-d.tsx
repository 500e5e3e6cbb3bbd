// Written by `npm run docs` from README.md, so that its examples compile.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { AppKitProvider, ConnectButton, createAppKit } from 'portico'
import { WagmiAdapter } from 'portico/adapters/wagmi'
import { mainnet, sepolia } from 'portico/networks'
import { WagmiProvider } from 'wagmi'

export const networks = [mainnet, sepolia] as const
export const wagmi = new WagmiAdapter({ networks })
export const kit = createAppKit({ adapters: [wagmi], networks })
export const queries = new QueryClient()

export const App = () => (
  <WagmiProvider config={wagmi.wagmiConfig}>
    <QueryClientProvider client={queries}>
      <AppKitProvider kit={kit}>
        <ConnectButton />
      </AppKitProvider>
    </QueryClientProvider>
  </WagmiProvider>
)
