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

/** The parameters of `open`. A view that does not exist, or does not apply now, falls back to the default one. */
export interface OpenParameters {
  view?: OpenView | 'ConnectingWalletConnectBasic'
  /** The namespace whose wallets or account the modal shows. */
  namespace?: Namespace
  /** A pairing URI that the dApp created itself (`manualWCControl`): its code is shown instead of a new one. */
  uri?: string
  /**
   * For `WalletSend` and `Swap`: the initial values of the form, which the user can review and change. For
   * `SmartSessionCreated`: the permissions that the dApp requests.
   */
  arguments?: SendArguments | SwapArguments | GrantArguments
}

/** What to disconnect: one connection by its connector's id, a namespace, or everything. */
export interface DisconnectParameters {
  id?: string
  namespace?: Namespace
}

/** The connection to make active, and which of its accounts. */
export interface SwitchConnectionParameters {
  connection: Pick<AccountConnection, 'connectorId'>
  /** A plain address, or CAIP-10. */
  address?: string
  /** The active namespace by default. */
  namespace?: Namespace
}

/** The connection to end and forget. */
export interface DeleteConnectionParameters {
  connectorId: string
  /** The active namespace by default. */
  namespace?: Namespace
}

/** How to show a dApp's message to the user. */
export interface MessageParameters {
  /** Where the message appears if the modal is closed: `top-left` and so on. On a phone it spans the page's width. */
  position?: ToastPosition
}

/** A message with the dApp's own text beside the modal, which may be closed. */
export interface ToastParameters extends MessageParameters {
  /** `blank` by default. A `loading` toast stays until it is dismissed or replaced. */
  type?: 'blank' | 'success' | 'error' | 'loading' | 'custom'
  message: string
  /** The toast to replace, if it is still shown. */
  id?: string
  /** In milliseconds; the type's own by default. */
  duration?: number
}

/** An account of the active connection. */
export interface ConnectedAddress extends ConnectedAccount {
  namespace: Namespace
  type: AccountType
}

/** The user of an embedded wallet, if the account belongs to one. */
export interface EmbeddedWalletInfo {
  user: { email?: string; username?: string }
  authProvider: string
  accountType: AccountType
  isSmartAccountDeployed: boolean
}

export interface GetAccountReturnType {
  /** The plain address; undefined while no wallet is connected. */
  address: string | undefined
  /** As CAIP-10. */
  caipAddress: CaipAddress | undefined
  status: ConnectionStatus
  /** Whether there is an address. `status` may still be `reconnecting` while a connection is restored. */
  isConnected: boolean
  /** The accounts of the active connection; the first is the active one. */
  allAccounts: readonly ConnectedAddress[]
  embeddedWalletInfo: EmbeddedWalletInfo | undefined
}

export interface GetNetworkReturnType {
  caipNetwork: CaipNetwork | undefined
  caipNetworkId: CaipNetworkId | undefined
  chainId: CaipNetwork['id'] | undefined
  /** The networks that the wallet has approved, if it reports them. */
  approvedCaipNetworkIds: readonly CaipNetworkId[] | undefined
  /** Whether the wallet can switch to any network. */
  supportsAllNetworks: boolean
}

export interface GetStateReturnType {
  open: boolean
  /** Whether the modal's code is loading, or a wallet request is pending. */
  loading: boolean
  /** Whether the connection status is known: storage has no connection, or recent connections have been restored. */
  initialized: boolean
  activeChain: Namespace | undefined
  selectedNetworkId: CaipNetworkId | undefined
}

/** The last event. `reportedErrors` is always empty: events are not reported from here. */
export interface GetEventReturnType extends EventRecord {
  reportedErrors: Readonly<Record<string, boolean>>
}

/** The native balance of an account, or why there is none. `fetchBalance` does not throw. */
export interface FetchBalanceReturnType {
  /** `balance` is a decimal string in units of the currency, such as `'1.25'`. */
  data: { balance: string; symbol: string } | undefined
  /** The message of the error, if there is no balance. */
  error: string | null
  isSuccess: boolean
  isError: boolean
}

/** The recorded session of a kit with `record`. */
export interface Recording {
  /** The session so far, with every secret replaced, for the visualizer and `replay` of `portico/devtools`. */
  trace(): Promise<object>
  /** Downloads it as a file. */
  download(): Promise<void>
  /** The details for a bug report, as text without secrets: the failure, the states, the last inputs. */
  diagnostics(): string
  /** Copies the diagnostics to the clipboard. @throws if the browser or the user refuses. */
  copyDiagnostics(): Promise<void>
}

/** A running kit, for tools: its root actor, and the state that hooks read. */
export interface ObserveParameters {
  readonly kit: AnyActorRef
  readonly store: ReadableStore
}

/** Called with a running kit; returns a function that is called when the kit stops. */
export type Observe = (running: ObserveParameters) => () => void
