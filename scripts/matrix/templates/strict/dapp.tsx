import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { AppKitProvider, ConnectButton, createAppKit, useAppKitAccount } from 'portico'
import { WagmiAdapter } from 'portico/adapters/wagmi'
import { StrictMode, useState } from 'react'
import { useConnections, WagmiProvider } from 'wagmi'
import { networks } from './networks'

/**
 * A dApp that creates its kit in a component, which React calls twice in development: kit and wagmi must agree
 * nevertheless.
 */
export function Dapp() {
  return (
    <StrictMode>
      <Made />
    </StrictMode>
  )
}

function Made() {
  const [{ wagmi, kit, queries }] = useState(() => {
    const wagmi = new WagmiAdapter({ networks })
    return { wagmi, kit: createAppKit({ adapters: [wagmi], networks }), queries: new QueryClient() }
  })
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
