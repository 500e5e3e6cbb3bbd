import '@rainbow-me/rainbowkit/styles.css'
import { ConnectButton, getDefaultConfig, lightTheme, RainbowKitProvider, useChainModal } from '@rainbow-me/rainbowkit'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useAccount, useDisconnect, WagmiProvider } from 'wagmi'
import { networks } from './networks'

const config = getDefaultConfig({
  appName: 'A dApp',
  projectId: 'b56e18d47c72ab683b10814fe9495694',
  chains: networks,
})
const queries = new QueryClient()

export const Dapp = () => (
  <WagmiProvider config={config}>
    <QueryClientProvider client={queries}>
      <RainbowKitProvider theme={lightTheme({ accentColor: '#0d6e4f', borderRadius: 'medium' })} modalSize="compact">
        <ConnectButton accountStatus="address" showBalance={false} />
        <ConnectButton.Custom>
          {({ account, mounted, openConnectModal }) => (
            <button type="button" onClick={openConnectModal} disabled={!mounted}>
              {account?.displayName ?? 'Connect here'}
            </button>
          )}
        </ConnectButton.Custom>
        <Page />
      </RainbowKitProvider>
    </QueryClientProvider>
  </WagmiProvider>
)

function Page() {
  const { address } = useAccount()
  const { disconnect } = useDisconnect()
  const { openChainModal } = useChainModal()
  return (
    <main>
      <button type="button" onClick={openChainModal}>
        Networks
      </button>
      <button type="button" data-testid="leave" onClick={() => disconnect()}>
        Leave
      </button>
      <p data-testid="wagmi-address">{address ?? 'none'}</p>
    </main>
  )
}
