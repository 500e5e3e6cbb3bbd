import { AppKitProvider, ConnectButton, createAppKit } from 'portico'
import { WagmiAdapter } from 'portico/adapters/wagmi'
import { mainnet, sepolia } from 'wagmi/chains'
import { draw } from '../page.tsx'

const adapter = new WagmiAdapter({ networks: [mainnet, sepolia] })
// Nobody answers for the services there: what is weighed is the code.
const kit = createAppKit({
  adapters: [adapter],
  networks: [mainnet, sepolia],
  projectId: 'project',
  endpoints: { api: location.origin },
})

draw(
  adapter.wagmiConfig,
  <AppKitProvider kit={kit}>
    <ConnectButton data-testid="connect" />
  </AppKitProvider>,
)
