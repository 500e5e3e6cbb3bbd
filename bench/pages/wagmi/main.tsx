import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createConfig, http, injected, useConnect, useConnection, useConnectors, WagmiProvider } from 'wagmi'
import { arbitrum, mainnet } from 'wagmi/chains'
import { Content, draw } from '../content.tsx'
import { WalletDialog } from '../wallet-dialog.tsx'

const config = createConfig({
  chains: [mainnet, arbitrum],
  connectors: [injected()],
  transports: { [mainnet.id]: http(), [arbitrum.id]: http() },
})

/** wagmi alone. */
function Page() {
  const { address } = useConnection()
  const { mutate } = useConnect()
  const rows = useConnectors().map((connector) => ({
    id: connector.uid,
    name: connector.name,
    icon: connector.icon,
    choose: (done: () => void) => mutate({ connector }, { onSuccess: done }),
  }))
  return (
    <Content address={address}>
      <WalletDialog rows={rows} />
    </Content>
  )
}

draw(
  <WagmiProvider config={config}>
    <QueryClientProvider client={new QueryClient()}>
      <Page />
    </QueryClientProvider>
  </WagmiProvider>,
)
