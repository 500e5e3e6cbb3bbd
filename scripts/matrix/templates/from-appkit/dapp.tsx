import {
  type UseAppKitAccountReturn,
  useAppKit,
  useAppKitAccount,
  useAppKitEvents,
  useAppKitNetwork,
  useAppKitState,
  useDisconnect,
  useWalletInfo,
} from '@reown/appkit/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useAccount, WagmiProvider } from 'wagmi'
import { wagmiAdapter } from './config'

const queries = new QueryClient()

export const Dapp = () => (
  <WagmiProvider config={wagmiAdapter.wagmiConfig}>
    <QueryClientProvider client={queries}>
      <appkit-button />
      <appkit-network-button />
      <Page />
    </QueryClientProvider>
  </WagmiProvider>
)

const addressOf = ({ address }: UseAppKitAccountReturn) => address ?? 'none'

function Page() {
  const account = useAppKitAccount({ namespace: 'eip155' })
  const { caipNetwork, switchNetwork } = useAppKitNetwork()
  const { open } = useAppKit()
  const { selectedNetworkId, initialized } = useAppKitState()
  const { data } = useAppKitEvents()
  const { walletInfo } = useWalletInfo()
  const { disconnect } = useDisconnect()
  const { address } = useAccount()
  return (
    <main>
      <button type="button" onClick={() => void open({ view: 'Networks' })}>
        {caipNetwork?.name} {selectedNetworkId} {initialized ? 'ready' : 'waiting'} {data.event}
      </button>
      <button type="button" onClick={() => caipNetwork && void switchNetwork(caipNetwork)}>
        {walletInfo?.name}
      </button>
      <button type="button" data-testid="leave" onClick={() => void disconnect({ namespace: 'eip155' })}>
        Leave
      </button>
      <p data-testid="address">{addressOf(account)}</p>
      <p data-testid="wagmi-address">{address ?? 'none'}</p>
    </main>
  )
}
