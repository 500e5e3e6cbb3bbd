'use client'

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { AppKitProvider, ConnectButton, createAppKit, useAppKitAccount } from 'portico'
import { WagmiAdapter } from 'portico/adapters/wagmi'
import type { ReactNode } from 'react'
import { useConnections, WagmiProvider } from 'wagmi'
import { networks } from './networks'

const wagmi = new WagmiAdapter({ networks, ssr: true })
const kit = createAppKit({ adapters: [wagmi], networks })
const queries = new QueryClient()

/** The content of every row of the matrix; the button may be a server component. */
export function Dapp({ children = <ConnectButton data-testid="connect" /> }: { children?: ReactNode }) {
  return (
    <WagmiProvider config={wagmi.wagmiConfig}>
      <QueryClientProvider client={queries}>
        <AppKitProvider kit={kit}>
          <Page>{children}</Page>
        </AppKitProvider>
      </QueryClientProvider>
    </WagmiProvider>
  )
}

function Page({ children }: { children: ReactNode }) {
  const { address = 'none' } = useAppKitAccount()
  const [connection] = useConnections()
  return (
    <main>
      {children}
      <p data-testid="address">{address}</p>
      <p data-testid="wagmi-address">{connection?.accounts[0] ?? 'none'}</p>
    </main>
  )
}
