import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { arbitrum, mainnet } from 'portico/networks'
import {
  type AuthenticationConfig,
  type AuthenticationStatus,
  type AvatarComponent,
  type Chain,
  ConnectButton,
  createAuthenticationAdapter,
  cssObjectFromTheme,
  cssStringFromTheme,
  type DisclaimerComponent,
  darkTheme,
  getDefaultConfig,
  lightTheme,
  midnightTheme,
  RainbowKitAuthenticationProvider,
  RainbowKitProvider,
  type Theme,
  useAccountModal,
  useAddRecentTransaction,
  useChainModal,
  useConnectModal,
  WalletButton,
  type WalletButtonRendererProps,
} from 'portico/rainbowkit'
import { http, WagmiProvider } from 'wagmi'

const own: Chain = { ...mainnet, iconUrl: 'https://dapp.test/mainnet.png', iconBackground: '#fff' }
const config = getDefaultConfig({
  appName: 'dApp',
  appDescription: 'A dApp',
  appUrl: 'https://dapp.test',
  appIcon: 'https://dapp.test/icon.png',
  projectId: 'p',
  chains: [own, { ...arbitrum, iconUrl: async () => 'https://dapp.test/arbitrum.png' }],
  batch: { multicall: true },
  transports: { [mainnet.id]: http('https://node.test') },
  ssr: true,
})
const theme: Theme = { ...darkTheme(), colors: { ...darkTheme.accentColors.pink } }
const byHand: Theme = {
  blurs: { modalOverlay: 'blur(4px)' },
  colors: { accentColor: '#f60', accentColorForeground: '#fff', modalBackground: '#111' },
  fonts: { body: 'system-ui' },
  radii: { actionButton: '4px', modal: '4px' },
  shadows: { dialog: 'none' },
}
const Avatar: AvatarComponent = ({ address, ensImage, size }) => <img alt={address} src={ensImage ?? ''} width={size} />
const Disclaimer: DisclaimerComponent = ({ Text, Link }) => (
  <Text>
    You agree to the <Link href="https://dapp.test/terms">terms</Link>
  </Text>
)
const both: Theme = { lightMode: lightTheme({ accentColor: '#00f', borderRadius: 'small' }), darkMode: midnightTheme() }

const adapter = createAuthenticationAdapter({
  getNonce: async () => 'nonce1234',
  createMessage: ({ nonce, address, chainId }) => `${nonce} ${address} ${chainId}`,
  verify: async ({ message, signature }) => message !== signature,
  signOut: async () => undefined,
})
const status: AuthenticationStatus = 'loading'
const byServer: AuthenticationConfig<string> = {
  status,
  adapter: createAuthenticationAdapter<string>({ ...adapter, createMessage: async ({ nonce }) => nonce }),
}
const rules: Record<string, string> = cssObjectFromTheme(darkTheme, { extends: lightTheme() })
const css = `:root { ${cssStringFromTheme(lightTheme)} } :root[dark] { ${cssStringFromTheme(darkTheme(), { extends: lightTheme })} }`

/** A dApp written for RainbowKit, with every property, hook and field that RainbowKit has [api-rainbowkit]. */
export function App() {
  return (
    <WagmiProvider config={config}>
      <QueryClientProvider client={new QueryClient()}>
        <style>{css}</style>
        <RainbowKitProvider
          theme={theme}
          initialChain={arbitrum}
          appInfo={{ appName: 'dApp', learnMoreUrl: 'https://dapp.test/learn', disclaimer: Disclaimer }}
          avatar={Avatar}
          modalSize="compact"
          locale="en-US"
          showRecentTransactions
          coolMode
        >
          <Page />
        </RainbowKitProvider>
        <RainbowKitAuthenticationProvider {...byServer}>
          <div style={rules} />
        </RainbowKitAuthenticationProvider>
        <RainbowKitAuthenticationProvider adapter={adapter} status={status} enabled>
          <RainbowKitProvider theme={both} initialChain={1} />
          <RainbowKitProvider
            theme={byHand}
            appInfo={{
              disclaimer: ({ Text, Link }) => (
                <Text>
                  <Link href="https://dapp.test">Terms</Link>
                </Text>
              ),
            }}
          />
        </RainbowKitAuthenticationProvider>
      </QueryClientProvider>
    </WagmiProvider>
  )
}

const byDefault: WalletButtonRendererProps['children'] = ({ connector }) => <b>{connector.name}</b>

function Page() {
  const { openConnectModal, connectModalOpen } = useConnectModal()
  const { openAccountModal, accountModalOpen } = useAccountModal()
  const { openChainModal, chainModalOpen } = useChainModal()
  const addRecentTransaction = useAddRecentTransaction()
  const act = () => {
    openConnectModal?.()
    openAccountModal?.()
    openChainModal?.()
    addRecentTransaction({ hash: '0x', description: 'Sent', confirmations: 1 })
  }
  return (
    <>
      <ConnectButton />
      <ConnectButton label="Enter" accountStatus="avatar" chainStatus="icon" showBalance={false} />
      <ConnectButton
        accountStatus={{ smallScreen: 'avatar', largeScreen: 'full' }}
        chainStatus={{ smallScreen: 'none', largeScreen: 'name' }}
        showBalance={{ smallScreen: false, largeScreen: true }}
      />
      <ConnectButton.Custom>
        {({ account, chain, authenticationStatus, mounted, openAccountModal, openChainModal, openConnectModal }) => {
          const ready = mounted && authenticationStatus !== 'loading'
          const connected =
            ready && account && chain && (!authenticationStatus || authenticationStatus === 'authenticated')
          if (!connected) return <button type="button" onClick={openConnectModal} />
          if (chain.unsupported) return <button type="button" onClick={openChainModal} />
          const texts = [
            account.address,
            account.displayName,
            account.displayBalance,
            account.ensName,
            account.ensAvatar,
          ]
          const numbers = [account.balanceDecimals, account.balanceFormatted, account.balanceSymbol]
          return (
            <button type="button" onClick={openAccountModal} style={{ background: chain.iconBackground }}>
              {chain.hasIcon && chain.iconUrl ? <img alt={chain.name} src={chain.iconUrl} /> : chain.id}
              {[...texts, ...numbers, account.hasPendingTransactions].join()}
            </button>
          )
        }}
      </ConnectButton.Custom>
      <WalletButton wallet="rainbow" />
      <WalletButton />
      <WalletButton.Custom>{byDefault}</WalletButton.Custom>
      <WalletButton.Custom wallet="rainbow">
        {({ ready, connect, connected, mounted, connector, loading, error }) => (
          <button type="button" disabled={!ready || loading || !mounted || connected} onClick={() => void connect()}>
            {connector.name} {error ? 'failed' : 'fine'}
          </button>
        )}
      </WalletButton.Custom>
      <button type="button" onClick={act}>
        {[connectModalOpen, accountModalOpen, chainModalOpen].join()}
      </button>
    </>
  )
}
