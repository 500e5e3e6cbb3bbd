export type { LocalFeatures as Features, RemoteFeature } from '../../core/features.ts'
export type { Namespace as ChainNamespace } from '../../core/namespaces.ts'
export type { ReportedEvent } from '../../core/telemetry.ts'
export type { SIWXConfig, SIWXMessage, SIWXSession } from '../../siwx/types.ts'
/** AppKit's exports under their own names: all of `portico`, plus what only AppKit's users need. */
export type {
  UseAppKitAccountReturnType as UseAppKitAccountReturn,
  UseAppKitNetworkReturnType as UseAppKitNetworkReturn,
  WalletInfo as ConnectedWalletInfo,
} from '../index.ts'
export * from '../index.ts'
export {
  type UseAppKitNetworkCoreReturnType,
  type UseAppKitProviderReturnType,
  type UseAppKitThemeReturnType,
  useAppKitNetworkCore,
  useAppKitProvider,
  useAppKitTheme,
} from './app-kit-hooks.ts'
export {
  AppKitAccountButton,
  AppKitButton,
  AppKitConnectButton,
  AppKitNetworkButton,
} from './buttons/index.tsx'
export type {
  AppKitAccountButtonProps,
  AppKitButtonProps,
  AppKitConnectButtonProps,
  AppKitNetworkButtonProps,
  AppKitWalletButtonProps,
} from './buttons/types.ts'
export { AppKitWalletButton } from './buttons/wallet-button.tsx'
export { type CreateAppKitOptions, type CreateAppKitOptions as CreateAppKit, createAppKit } from './create-app-kit.ts'
export type { AppKitElements } from './elements/jsx.ts'
export type { AppKitInstance, ThemeState } from './instance-types.ts'
export { AppKitModal, type AppKitModalProps } from './modal-place.tsx'
export { AppKitProvider, type AppKitProviderProps } from './provider.tsx'
export type { Provider } from './provider-type.ts'
export type { Analytics } from './telemetry.ts'
export {
  type ConnectedAddressParts,
  type UseAppKitUpdateEmailParameters,
  type UseAppKitUpdateEmailReturnType,
  type UseAppKitWalletParameters,
  type UseAppKitWalletReturnType,
  useAppKitUpdateEmail,
  useAppKitWallet,
} from './wallet-hook.ts'
