'use client'

export type { ChainAdapter } from '../adapters/adapter.ts'
export type { AccountState, ConnectionStatus } from '../core/account.ts'
export { BaseError as PorticoError } from '../core/base-error.ts'
export type { CaipAddress, CaipNetworkId, Namespace } from '../core/caip.ts'
export type { ErrorCode } from '../core/errors.ts'
export type { Network, NetworkDefinition } from '../core/network.ts'
export type { OpenView } from '../core/places.ts'
export type { AppKit, OpenOptions } from './app-kit.ts'
export { ConnectButton, type ConnectButtonProps, type ConnectButtonRenderProps } from './connect-button.tsx'
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
export { createAppKit } from './singleton.ts'
export type { ThemeMode, ThemeVariables } from './store.ts'
