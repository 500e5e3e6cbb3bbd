import {
  type Provider,
  useAppKit,
  useAppKitAccount,
  useAppKitBalance,
  useAppKitConnection,
  useAppKitConnections,
  useAppKitEvents,
  useAppKitNetwork,
  useAppKitNetworkCore,
  useAppKitProvider,
  useAppKitState,
  useAppKitTheme,
  useAppKitUpdateEmail,
  useAppKitWallet,
  useAppKitWallets,
  useDisconnect,
  useWalletInfo,
} from 'portico/appkit'
import { mainnet } from 'portico/networks'

/** Every hook of AppKit, with the fields that users read. */
export function Account() {
  const { open, close } = useAppKit()
  const { allAccounts, address, caipAddress, isConnected, status, embeddedWalletInfo } = useAppKitAccount()
  const { address: solana } = useAppKitAccount({ namespace: 'solana' })
  const { caipNetwork, caipNetworkId, chainId, switchNetwork, approvedCaipNetworkIds, supportsAllNetworks } =
    useAppKitNetwork()
  const core = useAppKitNetworkCore()
  const { walletProvider, walletProviderType } = useAppKitProvider<Provider>('eip155')
  const { walletInfo } = useWalletInfo()
  const { disconnect } = useDisconnect()
  const { fetchBalance } = useAppKitBalance()
  const user = embeddedWalletInfo?.user
  const rows = [
    ...allAccounts.map((each) => `${each.namespace} ${each.address} ${each.type} ${each.publicKey} ${each.path}`),
    ...[address, caipAddress, solana, String(isConnected), status],
    ...[user?.email, user?.username, embeddedWalletInfo?.authProvider, embeddedWalletInfo?.accountType],
    ...[String(embeddedWalletInfo?.isSmartAccountDeployed), caipNetworkId, String(chainId)],
    ...[core.caipNetwork?.name, core.caipNetworkId, String(core.chainId)],
    ...[caipNetwork?.rpcUrls.default.http[0], caipNetwork?.nativeCurrency.symbol],
    ...[
      approvedCaipNetworkIds?.[0],
      String(supportsAllNetworks),
      walletProviderType,
      walletInfo?.name,
      walletInfo?.icon,
    ],
  ]
  const work = async () => {
    await open()
    await open({ view: 'Connect', namespace: 'solana' })
    await close()
    await switchNetwork(mainnet)
    await disconnect()
    await disconnect({ id: 'injected', namespace: 'eip155' })
    const { data, error, isSuccess, isError } = await fetchBalance()
    const accounts = await walletProvider.request<string[]>({ method: 'eth_accounts' })
    return [data?.balance, data?.symbol, error, isSuccess, isError, accounts]
  }
  return (
    <button type="button" onClick={() => void work()}>
      {rows.join()}
    </button>
  )
}

export function Kit() {
  const state = useAppKitState()
  const { open, loading, selectedNetworkId, activeChain, initialized } = state
  const { email, socials, swaps, onramp, activity, reownBranding, multiWallet } = state
  const { themeMode, themeVariables, setThemeMode, setThemeVariables } = useAppKitTheme()
  const { timestamp, reportedErrors, data } = useAppKitEvents()
  const properties = data.event === 'SELECT_WALLET' ? data.properties.name : undefined
  if (!initialized) return <p>Initializing</p>
  const facts = [open, loading, selectedNetworkId, activeChain, themeMode, themeVariables, timestamp, reportedErrors]
  const remote = [email, socials, swaps, onramp, activity, reownBranding, multiWallet, properties]
  const change = () => {
    setThemeMode('dark')
    setThemeVariables({ '--w3m-accent': '#0f0' })
  }
  return (
    <button type="button" onClick={change}>
      {facts.length + remote.length}
    </button>
  )
}

export function Wallets() {
  const { connections, recentConnections } = useAppKitConnections('eip155')
  const { connection, isPending, switchConnection, deleteConnection } = useAppKitConnection({
    namespace: 'eip155',
    onSuccess: ({ address, namespace, hasSwitchedAccount, hasSwitchedWallet, hasDeletedWallet }) =>
      void [address, namespace, hasSwitchedAccount, hasSwitchedWallet, hasDeletedWallet],
    onError: (error) => void error.message,
  })
  const button = useAppKitWallet({
    namespace: 'eip155',
    onSuccess: ({ address, chainId, chainNamespace }) => void [address, chainId, chainNamespace],
    onError: (error) => void error.message,
  })
  const email = useAppKitUpdateEmail({ onSuccess: (data) => void data.email, onError: (error) => void error.message })
  const headless = useAppKitWallets()
  const work = async () => {
    for (const each of [...connections, ...recentConnections]) {
      await switchConnection({ connection: each, address: '0x' })
      await deleteConnection({ address: '0x', connectorId: each.connectorId })
    }
    await button.connect('metamask')
    await email.updateEmail()
    for (const each of [...headless.wallets, ...headless.wcWallets]) await headless.connect(each, 'eip155')
    await headless.fetchWallets({ page: 2, query: 'rain' })
    await headless.getWcUri()
    await headless.resetWcUri()
    await headless.resetConnectingWallet()
  }
  const facts = [
    ...[connection?.name, connection?.icon, connection?.networkIcon, isPending, button.data?.address, button.error],
    ...[button.isReady, button.isPending, button.isError, button.isSuccess, email.data, email.error, email.isPending],
    ...[
      headless.isFetchingWallets,
      headless.isFetchingWcUri,
      headless.isInitialized,
      headless.wcUri,
      headless.wcError,
      headless.wcClientId,
    ],
    ...[headless.connectingWallet?.name, headless.page, headless.count],
  ]
  return (
    <button type="button" onClick={() => void work()}>
      {facts.length}
    </button>
  )
}
