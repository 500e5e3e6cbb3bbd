/** RainbowKit's exports under their own names. */

export type { AuthenticationStatus } from '../store/authentication.ts'
export type { RainbowKitWalletConnectParameters } from './app-options.ts'
export {
  type AuthenticationAdapter,
  type AuthenticationConfig,
  createAuthenticationAdapter,
  RainbowKitAuthenticationProvider,
  type RainbowKitAuthenticationProviderProps,
} from './authentication.tsx'
export { ConnectButton, type ConnectButtonProps } from './connect-button.tsx'
export type { RainbowKitRenderProps } from './connect-button-custom.tsx'
export { type ConnectorsForWalletsParameters, connectorsForWallets } from './connectors-for-wallets.ts'
export {
  type Chain,
  type CreateConfigParameters,
  createConfig,
  type GetDefaultConfigParameters,
  getDefaultConfig,
} from './default-config.ts'
export { getDefaultWallets } from './default-wallets.ts'
export {
  type RecentTransaction,
  useAccountModal,
  useAddRecentTransaction,
  useChainModal,
  useConnectModal,
} from './modal-hooks.ts'
export { RainbowKitProvider } from './provider.tsx'
export type {
  AppInfo,
  AvatarComponent,
  DisclaimerComponent,
  Locale,
  RainbowKitProviderProps,
} from './provider-types.ts'
export {
  cssObjectFromTheme,
  cssStringFromTheme,
  darkTheme,
  lightTheme,
  midnightTheme,
  type Theme,
  type ThemeOptions,
  type ThemeVars,
} from './themes.ts'
export { WalletButton, type WalletButtonRendererProps, type WalletButtonRenderProps } from './wallet-button.tsx'
export { getWalletConnectConnector } from './wallet-options.ts'
export type { CreateWalletFn, Wallet, WalletDetailsParams, WalletList } from './wallet-types.ts'
