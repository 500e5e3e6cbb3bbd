import type { AnyActorRef } from 'xstate'
import type { AccountConnection, ConnectionStatus } from '../../core/account.ts'
import type { CaipAddress, CaipNetworkId, Namespace } from '../../core/caip.ts'
import type { AccountType, ConnectedAccount } from '../../core/connector.ts'
import type { GrantArguments } from '../../core/grant-arguments.ts'
import type { CaipNetwork } from '../../core/network.ts'
import type { OpenView } from '../../core/routes.ts'
import type { SendArguments } from '../../core/send-arguments.ts'
import type { SwapArguments } from '../../core/swap-arguments.ts'
import type { ToastPosition } from '../../machines/system.ts'
import type { EventRecord, ReadableStore } from '../store/store.ts'

/** What `open` takes. A view that does not exist, or makes no sense now, falls back to the usual one. */
export interface OpenParameters {
  view?: OpenView | 'ConnectingWalletConnectBasic'
  /** Whose wallets, or whose account, it is about. */
  namespace?: Namespace
  /** A pairing that the dApp made itself: its code is shown, and no other is made (`manualWCControl`). */
  uri?: string
  /**
   * With `WalletSend` and `Swap`: what the form is filled in with; the user looks at it, and may change it. With
   * `SmartSessionCreated`: what the dApp wants to do without asking again.
   */
  arguments?: SendArguments | SwapArguments | GrantArguments
}

/** What is to be disconnected: one connection by its connector's id, a namespace, or everything. */
export interface DisconnectParameters {
  id?: string
  namespace?: Namespace
}

/** The connection that is to be the active one, and which of its accounts. */
export interface SwitchConnectionParameters {
  connection: Pick<AccountConnection, 'connectorId'>
  /** Plain, or as CAIP-10. */
  address?: string
  /** The active one unless given. */
  namespace?: Namespace
}

/** The connection that is to be ended, and forgotten. */
export interface DeleteConnectionParameters {
  connectorId: string
  /** The active one unless given. */
  namespace?: Namespace
}

/** How a message is shown that a dApp has for the user. */
export interface MessageParameters {
  /** Where it stands beside a closed modal: `top-left` and so on. On a phone it is as wide as the page. */
  position?: ToastPosition
}

/** A message beside the modal, which may be closed, in the dApp's own words. */
export interface ToastParameters extends MessageParameters {
  /** `blank` unless given; one that is `loading` lasts until it is dismissed or replaced. */
  type?: 'blank' | 'success' | 'error' | 'loading' | 'custom'
  message: string
  /** The toast that it replaces, where there is one. */
  id?: string
  /** In milliseconds; the type's own unless given. */
  duration?: number
}

/** An account of the active connection. */
export interface ConnectedAddress extends ConnectedAccount {
  namespace: Namespace
  type: AccountType
}

/** The user of an embedded wallet, where the account is one's. */
export interface EmbeddedWalletInfo {
  user: { email?: string; username?: string }
  authProvider: string
  accountType: AccountType
  isSmartAccountDeployed: boolean
}

export interface GetAccountReturnType {
  /** Plain; undefined while no wallet is connected. */
  address: string | undefined
  /** As CAIP-10. */
  caipAddress: CaipAddress | undefined
  status: ConnectionStatus
  /** Whether there is an address; while a connection is taken up again, `status` may say otherwise. */
  isConnected: boolean
  /** Those of the active connection; the first is the active one. */
  allAccounts: readonly ConnectedAddress[]
  embeddedWalletInfo: EmbeddedWalletInfo | undefined
}

export interface GetNetworkReturnType {
  caipNetwork: CaipNetwork | undefined
  caipNetworkId: CaipNetworkId | undefined
  chainId: CaipNetwork['id'] | undefined
  /** The networks that the wallet has approved, where it says so. */
  approvedCaipNetworkIds: readonly CaipNetworkId[] | undefined
  /** Whether the wallet goes to any network. */
  supportsAllNetworks: boolean
}

export interface GetStateReturnType {
  open: boolean
  /** Whether the modal's code is loading, or a wallet is being asked. */
  loading: boolean
  /** Whether it is known who is connected: storage names no connection, or recent connections have been taken up. */
  initialized: boolean
  activeChain: Namespace | undefined
  selectedNetworkId: CaipNetworkId | undefined
}

/** The last event, and the errors that were reported with it: none, for nothing is sent. */
export interface GetEventReturnType extends EventRecord {
  reportedErrors: Readonly<Record<string, boolean>>
}

/** The native balance of an account, or why there is none. It does not throw. */
export interface FetchBalanceReturnType {
  /** `balance` is a plain decimal in units of the currency, `'1.25'`. */
  data: { balance: string; symbol: string } | undefined
  /** Why there is none: the message of the error. */
  error: string | null
  isSuccess: boolean
  isError: boolean
}

/** The recorded session of a kit, where `record` asks for one. */
export interface Recording {
  /** The session so far, every secret replaced: what the visualizer and `replay` of `portico/devtools` read. */
  trace(): Promise<object>
  /** Saves it as a file. */
  download(): Promise<void>
  /** What a bug report needs to say, as text without secrets: the failure, the states, the last inputs. */
  diagnostics(): string
  /** Puts that on the clipboard. @throws where the browser or the user refuses. */
  copyDiagnostics(): Promise<void>
}

/** A kit that runs, for tools: its root actor, and the state that hooks read. */
export interface ObserveParameters {
  readonly kit: AnyActorRef
  readonly store: ReadableStore
}

/** Sees a kit that runs; returns the way to stop. */
export type Observe = (running: ObserveParameters) => () => void
