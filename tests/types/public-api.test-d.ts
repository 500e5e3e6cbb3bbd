import type {
  AppKitOptions,
  CaipAddress,
  CaipNetworkId,
  ConnectionStatus,
  Namespace,
  NetworkName,
  OpenView,
  useAppKit,
  useAppKitAccount,
  useAppKitNetwork,
  useAppKitState,
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
same<ReturnType<typeof useAppKitState>['activeChain'], Namespace | undefined>(true)

// `open` takes the places that a dApp may name, and no others.
same<OpenView, 'Connect' | 'Account' | 'Networks' | 'ProfileWallets' | 'WhatIsANetwork' | 'WhatIsAWallet'>(true)
const open: ReturnType<typeof useAppKit>['open'] = async () => undefined
void open({ view: 'Account' })
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
