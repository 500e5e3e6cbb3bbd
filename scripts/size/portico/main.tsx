import { AppKitProvider, ConnectButton, createAppKit } from 'portico'
import { WagmiAdapter } from 'portico/adapters/wagmi'
import { mainnet, sepolia } from 'wagmi/chains'
import { draw } from '../page.tsx'

const adapter = new WagmiAdapter({ networks: [mainnet, sepolia] })
// Without prefetching, the page's size and the first open's can be measured separately.
const kit = createAppKit({ adapters: [adapter], networks: [mainnet, sepolia], preload: 'none' })

draw(
  adapter.wagmiConfig,
  <AppKitProvider kit={kit}>
    <ConnectButton data-testid="connect" />
  </AppKitProvider>,
)
