'use client'

export type { ChainAdapter } from '../adapters/adapter.ts'
export type {
  AccountConnection,
  AccountState,
  ConnectionStatus,
  ConnectorStatus,
  WalletInfo,
} from '../core/account.ts'
export { BaseError as PorticoError } from '../core/base-error.ts'
export type { CaipAddress, CaipNetworkId, Namespace } from '../core/caip.ts'
export type { AccountType, ConnectorType } from '../core/connector.ts'
export type { ErrorCode } from '../core/errors.ts'
export type { Network, NetworkDefinition, NetworkName, NetworkState } from '../core/network.ts'
export type { OpenView } from '../core/places.ts'
export type { SessionState, SessionStatus, SessionSummary } from '../core/sign-in.ts'
export { ConnectButton, type ConnectButtonProps, type ConnectButtonRenderProps } from './connect-button.tsx'
export {
  type ConnectionNews,
  type ConnectionOptions,
  useAppKitConnection,
  useAppKitConnections,
} from './connection-hooks.ts'
export type { AppKit, BalanceAnswer, ConnectionChoice, ConnectionEnd, Ending, OpenOptions } from './handle.ts'
export { useAppKitWallets } from './headless-hooks.ts'
export type { Headless, HeadlessState, HeadlessWallet } from './headless-terms.ts'
export {
  useAppKit,
  useAppKitAccount,
  useAppKitEvents,
  useAppKitNetwork,
  useAppKitState,
  useAppKitTheme,
  useDisconnect,
} from './hooks.ts'
export type { AppKitOptions, FeatureOptions } from './options.ts'
export { AppKitProvider, type AppKitProviderProps } from './provider.tsx'
export { useAppKitSession } from './session-hook.ts'
export { createAppKit } from './singleton.ts'
export type { PublicState, ThemeMode, ThemeVariables } from './store.ts'
export { useAppKitBalance, useAppKitProvider, useWalletInfo } from './wallet-hooks.ts'
