import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type AppKitOptions, AppKitProvider, ConnectButton, createAppKit } from 'portico'
import { WagmiAdapter } from 'portico/adapters/wagmi'
import { arbitrum, mainnet } from 'portico/networks'
import { useConnection, WagmiProvider } from 'wagmi'
import { Content, draw } from './content.tsx'

const networks = [mainnet, arbitrum] as const

function Page() {
  const { address } = useConnection()
  return (
    <Content address={address}>
      <ConnectButton data-testid="connect" />
    </Content>
  )
}

/** Renders a page with Portico as its README sets it up, with the given options. */
export function drawWithPortico(options?: Pick<AppKitOptions, 'projectId' | 'metadata'>): void {
  const wagmi = new WagmiAdapter({ networks })
  const kit = createAppKit({ adapters: [wagmi], networks, ...options })
  draw(
    <WagmiProvider config={wagmi.wagmiConfig}>
      <QueryClientProvider client={new QueryClient()}>
        <AppKitProvider kit={kit}>
          <Page />
        </AppKitProvider>
      </QueryClientProvider>
    </WagmiProvider>,
  )
}
