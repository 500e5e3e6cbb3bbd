import type { CreateConnectorFn } from 'wagmi'
import { type ConnectorsForWalletsParameters, connectorsForWallets } from './connectors-for-wallets.ts'
import type { WalletList } from './wallet-types.ts'
import { baseAccount, metaMaskWallet, rainbowWallet, safeWallet, walletConnectWallet } from './wallets.ts'

/** The wallets that RainbowKit offers unless an app names others, as a list to put others beside. */
export function getDefaultWallets(): { wallets: WalletList }
/** Likewise, with the connectors of that list. */
export function getDefaultWallets(parameters: ConnectorsForWalletsParameters): {
  connectors: CreateConnectorFn[]
  wallets: WalletList
}
export function getDefaultWallets(parameters?: ConnectorsForWalletsParameters): {
  connectors?: CreateConnectorFn[]
  wallets: WalletList
} {
  const popular = [safeWallet, rainbowWallet, baseAccount, metaMaskWallet, walletConnectWallet]
  const wallets = [{ groupName: 'Popular', wallets: popular }]
  return parameters ? { connectors: connectorsForWallets(wallets, parameters), wallets } : { wallets }
}
