import type {
  AccountConnection,
  AccountState,
  AccountType,
  AppKit,
  AppKitOptions,
  CaipAddress,
  CaipNetwork,
  CaipNetworkId,
  ConnectionChange,
  ConnectionStatus,
  ConnectorStatus,
  ConnectorType,
  DisconnectParameters,
  ErrorCode,
  FetchBalanceReturnType,
  Namespace,
  Network,
  NetworkName,
  OpenErrorType,
  OpenParameters,
  OpenView,
  PorticoError,
  SignInErrorType,
  SignOutErrorType,
  SwitchConnectionParameters,
  SwitchNetworkErrorType,
  UseAppKitAccountParameters,
  UseAppKitAccountReturnType,
  UseAppKitBalanceReturnType,
  UseAppKitConnectionReturnType,
  UseAppKitConnectionsReturnType,
  UseAppKitEventsReturnType,
  UseAppKitNetworkReturnType,
  UseAppKitProviderReturnType,
  UseAppKitReturnType,
  UseAppKitSessionReturnType,
  UseAppKitStateReturnType,
  UseAppKitThemeReturnType,
  UseAppKitWalletsReturnType,
  UseDisconnectReturnType,
  UseWalletInfoReturnType,
  useAppKit,
  useAppKitAccount,
  useAppKitBalance,
  useAppKitConnection,
  useAppKitConnections,
  useAppKitEvents,
  useAppKitNetwork,
  useAppKitProvider,
  useAppKitSession,
  useAppKitState,
  useAppKitTheme,
  useAppKitWallets,
  useDisconnect,
  useWalletInfo,
  WalletAdapter,
  WalletInfo,
} from 'portico'
import { WagmiAdapter } from 'portico/adapters/wagmi'
import { type AppKitNetwork, defineChain, mainnet, solana } from 'portico/networks'

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false
const same = <A, B>(is: Same<A, B>) => is

// CAIP ids are template literal types: not every string is one.
const network: CaipNetworkId = 'eip155:1'
// @ts-expect-error no known namespace
const stranger: CaipNetworkId = 'tezos:1'
// @ts-expect-error an address has three parts
const short: CaipAddress = 'eip155:0x'
void [network, stranger, short]

// The hooks return the fields that AppKit's users know [api-hooks].
type Account = ReturnType<typeof useAppKitAccount>
same<Account['status'], ConnectionStatus>(true)
same<Account['isConnected'], boolean>(true)
same<Account['address'], string | undefined>(true)
same<Account['caipAddress'], CaipAddress | undefined>(true)
same<ReturnType<typeof useAppKitNetwork>['caipNetworkId'], CaipNetworkId | undefined>(true)
// A network is returned as the dApp gave it, complete, with its CAIP fields, and can be passed in again.
same<ReturnType<typeof useAppKitNetwork>['caipNetwork'], CaipNetwork | undefined>(true)
same<AccountConnection['caipNetwork'], CaipNetwork | undefined>(true)
same<ReturnType<AppKit['getCaipNetworks']>, readonly CaipNetwork[]>(true)
same<CaipNetwork['caipNetworkId'], CaipNetworkId>(true)
same<CaipNetwork['chainNamespace'], Namespace>(true)
const shape = ({ id, name, nativeCurrency, rpcUrls, blockExplorers, testnet, contracts, assets }: CaipNetwork) => [
  typeof id === 'number' ? id.toFixed() : id.trim(),
  name.trim(),
  nativeCurrency.decimals.toFixed(),
  rpcUrls.default.http[0]?.trim(),
  rpcUrls.chainDefault?.http[0]?.trim(),
  blockExplorers?.default.url.trim(),
  testnet === true,
  contracts?.multicall3,
  assets?.imageId?.trim(),
  assets?.imageUrl?.trim(),
]
void shape
const own = defineChain({ ...mainnet, id: 7, name: 'Own' })
const handed = (known: CaipNetwork): [AppKitNetwork, ...AppKitNetwork[]] => [known, mainnet, solana, own]
void handed

// `switchNetwork` accepts the network as the dApp gave it, and its result can be awaited.
same<ReturnType<typeof useAppKitNetwork>['switchNetwork'], (to: NetworkName) => Promise<void>>(true)
same<ReturnType<typeof useAppKitNetwork>['approvedCaipNetworkIds'], readonly CaipNetworkId[] | undefined>(true)
same<ReturnType<typeof useAppKitNetwork>['supportsAllNetworks'], boolean>(true)
same<ReturnType<typeof useAppKitState>['activeChain'], Namespace | undefined>(true)
same<ReturnType<typeof useWalletInfo>['walletInfo'], WalletInfo | undefined>(true)
same<ReturnType<typeof useAppKitConnections>['connections'], readonly AccountConnection[]>(true)
same<ReturnType<typeof useAppKitConnection>['connection'], AccountConnection | undefined>(true)
same<AccountConnection['status'], ConnectorStatus>(true)
same<ReturnType<typeof useAppKitBalance>['fetchBalance'], () => Promise<FetchBalanceReturnType>>(true)

// A provider has the type that the dApp states; the type of its connector is known.
interface Provider {
  request(): Promise<unknown>
}
const provided: ReturnType<typeof useAppKitProvider<Provider>> = {
  walletProvider: undefined,
  walletProviderType: undefined,
}
same<typeof provided.walletProvider, Provider | undefined>(true)
same<typeof provided.walletProviderType, ConnectorType | undefined>(true)

// A callback receives the change of the connection, and an option names the connection.
const onSuccess = (_news: ConnectionChange) => undefined
const connectionOptions: Parameters<typeof useAppKitConnection>[0] = { namespace: 'solana', onSuccess }
void connectionOptions
const leave: ReturnType<typeof useDisconnect>['disconnect'] = async () => undefined
void leave({ id: 'io.fox', namespace: 'eip155' })

// A namespace's state is kept separately [api-namespace-state], and the handle can change options at run time.
same<AccountState['preferredAccountType'], AccountType>(true)
const handle = async (kit: AppKit, known: Network) => {
  await kit.addNetwork('eip155', mainnet)
  await kit.removeNetwork('eip155', mainnet.id)
  await kit.disconnect('solana')
  await kit.disconnect({ id: 'io.fox' })
  // A network that the kit returned can be switched to.
  await kit.switchNetwork(known)
  // @ts-expect-error the namespace is missing
  await kit.resetAccount()
  // @ts-expect-error no such type
  await kit.setPreferredAccountType('smart', 'eip155')
}
void handle

// `open` accepts the views that dApps could name so far, and no view that only the charts open.
type NamedSoFar =
  | 'Connect'
  | 'Account'
  | 'AllWallets'
  | 'ConnectingWalletConnect'
  | 'Networks'
  | 'ProfileWallets'
  | 'WhatIsANetwork'
  | 'WhatIsAWallet'
type OfTheCharts =
  | 'Downloads'
  | 'GetWallet'
  | 'SIWXSignMessage'
  | 'SwitchActiveChain'
  | 'SwitchNetwork'
  | 'UnsupportedChain'
same<Extract<OpenView, NamedSoFar>, NamedSoFar>(true)
same<Extract<OpenView, OfTheCharts>, never>(true)
const open: ReturnType<typeof useAppKit>['open'] = async () => undefined
void open({ view: 'Account', namespace: 'eip155' })
// @ts-expect-error a view that only the charts open
void open({ view: 'GetWallet' })

// An adapter is passed as it is, and viem's chains are networks.
const options: AppKitOptions = { adapters: [new WagmiAdapter({ networks: [mainnet] })], networks: [mainnet] }
// @ts-expect-error at least one network is required
const none: AppKitOptions = { ...options, networks: [] }
void none

// A dApp's options for the modal may be partial or readonly.
const order = ['recent', 'injected'] as const
const wishes: AppKitOptions = { ...options, features: { connectorTypeOrder: order, connectMethodsOrder: ['wallet'] } }
// @ts-expect-error no such connector type
const strange: AppKitOptions = { ...options, features: { connectorTypeOrder: ['popular'] } }
void [wishes, strange]

// A dApp names one token or several of a network, each by its contract.
const dollar = { address: '0x5FbDB2315678afecb367f032d93F642f64180aa3', image: 'https://dapp.test/dollar.png' }
const named: AppKitOptions = { ...options, tokens: { 'eip155:1': dollar, 'eip155:10': [dollar, { address: '0x' }] } }
// @ts-expect-error a token without a contract
const nameless: AppKitOptions = { ...options, tokens: { 'eip155:1': { image: dollar.image } } }
void [named, nameless]

// Each hook's return type has a name, and so have its parameters.
same<ReturnType<typeof useAppKit>, UseAppKitReturnType>(true)
same<Account, UseAppKitAccountReturnType>(true)
same<Parameters<typeof useAppKitAccount>[0], UseAppKitAccountParameters | undefined>(true)
same<ReturnType<typeof useAppKitNetwork>, UseAppKitNetworkReturnType>(true)
same<ReturnType<typeof useAppKitState>, UseAppKitStateReturnType>(true)
same<ReturnType<typeof useAppKitTheme>, UseAppKitThemeReturnType>(true)
same<ReturnType<typeof useAppKitEvents>, UseAppKitEventsReturnType>(true)
same<ReturnType<typeof useAppKitBalance>, UseAppKitBalanceReturnType>(true)
same<ReturnType<typeof useAppKitProvider<Provider>>, UseAppKitProviderReturnType<Provider>>(true)
same<ReturnType<typeof useWalletInfo>, UseWalletInfoReturnType>(true)
same<ReturnType<typeof useAppKitConnections>, UseAppKitConnectionsReturnType>(true)
same<ReturnType<typeof useAppKitConnection>, UseAppKitConnectionReturnType>(true)
same<ReturnType<typeof useAppKitSession>, UseAppKitSessionReturnType>(true)
same<ReturnType<typeof useAppKitWallets>, UseAppKitWalletsReturnType>(true)
same<ReturnType<typeof useDisconnect>, UseDisconnectReturnType>(true)

// So have the parameters and the errors of the handle's methods.
same<Parameters<AppKit['open']>[0], OpenParameters | undefined>(true)
same<Parameters<AppKit['disconnect']>[0], Namespace | DisconnectParameters | undefined>(true)
same<Parameters<AppKit['switchConnection']>[0], SwitchConnectionParameters>(true)
same<OpenErrorType['code'], 'engine.failed'>(true)
// The kit may stop before they are done; `open` resolves then.
same<Extract<SignInErrorType['code'], 'request.aborted'>, 'request.aborted'>(true)
same<Extract<SignOutErrorType['code'], 'request.aborted'>, 'request.aborted'>(true)

// An error is narrowed by its code, and a code that does not exist does not compile.
const codeOf = (error: PorticoError): ErrorCode => error.code
const explain = (error: SwitchNetworkErrorType) => {
  if (error.code === 'wallet.rejected') return 'rejected'
  // @ts-expect-error switching networks signs nothing
  return error.code === 'sign.invalid' ? 'invalid' : 'failed'
}
void [codeOf, explain]

// The state that hooks read is written by Portico alone.
// @ts-expect-error not part of the handle
const store = (kit: AppKit) => kit.store
void store

// The adapter contract is exported for those who write an adapter.
const balanceOf = (adapter: WalletAdapter, signal: AbortSignal) =>
  adapter.balance({ address: '0x', caipNetworkId: 'eip155:1' }, signal)
void balanceOf
