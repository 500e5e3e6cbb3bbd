export type { AdapterContext, ChainAdapter, DappOptions } from '../adapters/adapter.ts'
export type { NodeSettings, RpcEndpoint } from '../adapters/nodes.ts'
export type { LinkOptions } from '../adapters/walletconnect/options.ts'
export type {
  AccountConnection,
  AccountState,
  ConnectionStatus,
  ConnectorStatus,
  WalletInfo,
} from '../core/account.ts'
export type { CaipAddress, CaipNetworkId, Namespace } from '../core/caip.ts'
export type { AccountType, ConnectedAccount, Connection, Connector, ConnectorType } from '../core/connector.ts'
export type { ErrorCode, ErrorParams, Failure } from '../core/errors.ts'
export { PorticoError } from '../core/errors.ts'
export type { Identity } from '../core/identity.ts'
export type {
  CaipNetwork,
  Network,
  NetworkDefinition,
  NetworkDefinition as AppKitNetwork,
  NetworkName,
  NetworkState,
} from '../core/network.ts'
export type { OpenView } from '../core/routes.ts'
export type { SendArguments } from '../core/send-arguments.ts'
export type { SessionState, SessionStatus, SessionSummary } from '../core/sign-in.ts'
export type { SuggestedWallet } from '../core/suggestions.ts'
export type { SwapArguments } from '../core/swap-arguments.ts'
export type { TokenBalance } from '../core/token-balance.ts'
export type { TokenOption, TokenOptions } from '../core/token-option.ts'
export type {
  AccountTransaction,
  AdapterReport,
  Movement,
  NativeBalance,
  Receipt,
  Receiver,
  TransactionRequest,
  TransactionReview,
  WalletAdapter,
} from '../machines/ports.ts'
export type { ToastPosition } from '../machines/system.ts'
export type * from './handle/error-types.ts'
export type { FetchWalletsParameters, Headless, HeadlessState, HeadlessWallet } from './handle/headless-types.ts'
export type {
  AppKitOptions,
  CustomWallet,
  Endpoints,
  FeatureOptions,
  Metadata,
  Preload,
  ProviderOverride,
} from './handle/options.ts'
export type * from './handle/parameters.ts'
export { createAppKit } from './handle/singleton.ts'
export type { AppKit } from './handle/types.ts'
export type { ChainStatus } from './hooks/account-label.tsx'
export {
  type UseAppKitAccountParameters,
  type UseAppKitAccountReturnType,
  type UseAppKitEventsReturnType,
  type UseAppKitNetworkReturnType,
  type UseAppKitReturnType,
  type UseAppKitStateReturnType,
  type UseAppKitThemeReturnType,
  type UseDisconnectReturnType,
  useAppKit,
  useAppKitAccount,
  useAppKitEvents,
  useAppKitNetwork,
  useAppKitState,
  useAppKitTheme,
  useDisconnect,
} from './hooks/app-kit-hooks.ts'
export { ConnectButton, type ConnectButtonProps, type ConnectButtonRenderProps } from './hooks/connect-button.tsx'
export {
  type ConnectionChange,
  type UseAppKitConnectionParameters,
  type UseAppKitConnectionReturnType,
  type UseAppKitConnectionsReturnType,
  useAppKitConnection,
  useAppKitConnections,
} from './hooks/connection-hooks.ts'
export { type UseAppKitWalletsReturnType, useAppKitWallets } from './hooks/headless-hooks.ts'
export { type UseAppKitSessionReturnType, useAppKitSession } from './hooks/session-hook.ts'
export {
  type UseAppKitBalanceReturnType,
  type UseAppKitProviderReturnType,
  type UseWalletInfoReturnType,
  useAppKitBalance,
  useAppKitProvider,
  useWalletInfo,
} from './hooks/wallet-hooks.ts'
export { AppKitProvider, type AppKitProviderProps } from './provider.tsx'
export type { AuthenticationStatus } from './store/authentication.ts'
export type { EventRecord, ThemeMode, ThemeVariables } from './store/store.ts'
