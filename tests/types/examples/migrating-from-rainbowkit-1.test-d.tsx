// Written by `npm run docs` from docs/migrating-from-rainbowkit.md, so that its examples compile.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { mainnet } from 'portico/networks'
import { ConnectButton, getDefaultConfig, RainbowKitProvider } from 'portico/rainbowkit'
import { WagmiProvider } from 'wagmi'

export const config = getDefaultConfig({ appName: 'dApp', projectId, chains: [mainnet] })
export const queries = new QueryClient()

export const App = () => (
  <WagmiProvider config={config}>
    <QueryClientProvider client={queries}>
      <RainbowKitProvider>
        <ConnectButton />
      </RainbowKitProvider>
    </QueryClientProvider>
  </WagmiProvider>
)
