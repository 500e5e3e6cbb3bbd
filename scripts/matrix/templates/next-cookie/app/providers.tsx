'use client'

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { AppKitProvider, createAppKit } from 'portico'
import { WagmiAdapter } from 'portico/adapters/wagmi'
import { type ReactNode, useState } from 'react'
import { cookieStorage, cookieToInitialState, createStorage, WagmiProvider } from 'wagmi'
import { networks } from '../networks'

function createForVisitor() {
  const wagmi = new WagmiAdapter({ networks, ssr: true, storage: createStorage({ storage: cookieStorage }) })
  return { wagmi, kit: createAppKit({ adapters: [wagmi], networks }), queries: new QueryClient() }
}

export function Providers({ cookie, children }: { cookie: string | undefined; children: ReactNode }) {
  const [{ wagmi, kit, queries }] = useState(createForVisitor)
  return (
    <WagmiProvider config={wagmi.wagmiConfig} initialState={cookieToInitialState(wagmi.wagmiConfig, cookie)}>
      <QueryClientProvider client={queries}>
        <AppKitProvider kit={kit}>{children}</AppKitProvider>
      </QueryClientProvider>
    </WagmiProvider>
  )
}
