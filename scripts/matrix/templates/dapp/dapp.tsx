'use client'

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { AppKitProvider, ConnectButton, createAppKit, useAppKitAccount } from 'portico'
import { WagmiAdapter } from 'portico/adapters/wagmi'
import { useConnections, WagmiProvider } from 'wagmi'
import { networks } from './networks'

const wagmi = new WagmiAdapter({ networks, ssr: true })
const kit = createAppKit({ adapters: [wagmi], networks })
const queries = new QueryClient()

/** What every row of the matrix shows. */
export function Dapp() {
  return (
    <WagmiProvider config={wagmi.wagmiConfig}>
      <QueryClientProvider client={queries}>
        <AppKitProvider kit={kit}>
          <Page />
        </AppKitProvider>
      </QueryClientProvider>
    </WagmiProvider>
  )
}

function Page() {
  const { address = 'none' } = useAppKitAccount()
  const [connection] = useConnections()
  return (
    <main>
      <ConnectButton data-testid="connect" />
      <p data-testid="address">{address}</p>
      <p data-testid="wagmi-address">{connection?.accounts[0] ?? 'none'}</p>
    </main>
  )
}
