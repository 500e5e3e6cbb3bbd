import type {
  AccountConnection,
  AccountState,
  AccountType,
  AppKit,
  AppKitOptions,
  BalanceAnswer,
  CaipAddress,
  CaipNetworkId,
  ConnectionNews,
  ConnectionStatus,
  ConnectorStatus,
  ConnectorType,
  Namespace,
  Network,
  NetworkName,
  OpenView,
  useAppKit,
  useAppKitAccount,
  useAppKitBalance,
  useAppKitConnection,
  useAppKitConnections,
  useAppKitNetwork,
  useAppKitProvider,
  useAppKitState,
  useDisconnect,
  useWalletInfo,
  WalletInfo,
} from 'portico'
import { WagmiAdapter } from 'portico/adapters/wagmi'
import { mainnet } from 'portico/networks'

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false
const same = <A, B>(is: Same<A, B>) => is

// CAIP ids are template types: a plain string is none.
const network: CaipNetworkId = 'eip155:1'
// @ts-expect-error no known namespace
const stranger: CaipNetworkId = 'tezos:1'
// @ts-expect-error three parts
const short: CaipAddress = 'eip155:0x'
void [network, stranger, short]

// The hooks return what FACTS 16.2 lists.
type Account = ReturnType<typeof useAppKitAccount>
same<Account['status'], ConnectionStatus>(true)
same<Account['isConnected'], boolean>(true)
same<Account['address'], string | undefined>(true)
same<Account['caipAddress'], CaipAddress | undefined>(true)
same<ReturnType<typeof useAppKitNetwork>['caipNetworkId'], CaipNetworkId | undefined>(true)
// A network is switched to as it was handed over, and the answer is waited for.
same<ReturnType<typeof useAppKitNetwork>['switchNetwork'], (to: NetworkName) => Promise<void>>(true)
same<ReturnType<typeof useAppKitNetwork>['approvedCaipNetworkIds'], readonly CaipNetworkId[] | undefined>(true)
same<ReturnType<typeof useAppKitNetwork>['supportsAllNetworks'], boolean>(true)
same<ReturnType<typeof useAppKitState>['activeChain'], Namespace | undefined>(true)
same<ReturnType<typeof useWalletInfo>['walletInfo'], WalletInfo | undefined>(true)
same<ReturnType<typeof useAppKitConnections>['connections'], readonly AccountConnection[]>(true)
same<ReturnType<typeof useAppKitConnection>['connection'], AccountConnection | undefined>(true)
same<AccountConnection['status'], ConnectorStatus>(true)
same<ReturnType<typeof useAppKitBalance>['fetchBalance'], () => Promise<BalanceAnswer>>(true)

// A provider is what the dApp takes it for; how it is reached is known.
interface Provider {
  request(): Promise<unknown>
}
const provided: ReturnType<typeof useAppKitProvider<Provider>> = {
  walletProvider: undefined,
  walletProviderType: undefined,
}
same<typeof provided.walletProvider, Provider | undefined>(true)
same<typeof provided.walletProviderType, ConnectorType | undefined>(true)

// What is done with a connection is told, and which one it is about can be said.
const told = (_news: ConnectionNews) => undefined
const connectionOptions: Parameters<typeof useAppKitConnection>[0] = { namespace: 'solana', onSuccess: told }
void connectionOptions
const leave: ReturnType<typeof useDisconnect>['disconnect'] = async () => undefined
void leave({ id: 'io.fox', namespace: 'eip155' })

// The state of a namespace is SPEC 3's, and the handle changes what is set up while running.
same<AccountState['preferredAccountType'], AccountType>(true)
const handle = async (kit: AppKit, known: Network) => {
  await kit.addNetwork('eip155', mainnet)
  await kit.removeNetwork('eip155', mainnet.id)
  await kit.disconnect('solana')
  await kit.disconnect({ id: 'io.fox' })
  // A network that the kit itself told of can be gone to.
  await kit.switchNetwork(known)
  // @ts-expect-error nobody is meant
  await kit.resetAccount()
  // @ts-expect-error no such type
  await kit.setPreferredAccountType('smart', 'eip155')
}
void handle

// `open` takes the places that a dApp may name, and no others.
same<
  OpenView,
  | 'Connect'
  | 'Account'
  | 'AllWallets'
  | 'ConnectingWalletConnect'
  | 'Networks'
  | 'ProfileWallets'
  | 'WhatIsANetwork'
  | 'WhatIsAWallet'
>(true)
const open: ReturnType<typeof useAppKit>['open'] = async () => undefined
void open({ view: 'Account', namespace: 'eip155' })
// @ts-expect-error a place that only the charts go to
void open({ view: 'GetWallet' })

// An adapter is handed over as it is, and viem's chains are networks.
const options: AppKitOptions = { adapters: [new WagmiAdapter({ networks: [mainnet] })], networks: [mainnet] }
// @ts-expect-error at least one network
const none: AppKitOptions = { ...options, networks: [] }
void none

// What a dApp wishes of the modal may be a part, or fixed for good.
const order = ['recent', 'injected'] as const
const wishes: AppKitOptions = { ...options, features: { connectorTypeOrder: order, connectMethodsOrder: ['wallet'] } }
// @ts-expect-error no kind of wallets
const strange: AppKitOptions = { ...options, features: { connectorTypeOrder: ['popular'] } }
void [wishes, strange]
