/** RainbowKit's wallets, for `connectorsForWallets` and `getDefaultConfig`: all of RainbowKit 2.2. */
export * from './app-wallets.ts'
export * from './browser-wallets.ts'
export * from './directory-wallets.ts'
export type { NamedWallet } from './named-wallet.ts'
