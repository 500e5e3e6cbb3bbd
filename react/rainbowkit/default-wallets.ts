import type { CreateConnectorFn } from 'wagmi'
import { type ConnectorsForWalletsParameters, connectorsForWallets } from './connectors-for-wallets.ts'
import type { WalletList } from './wallet-types.ts'
import { baseAccount, metaMaskWallet, rainbowWallet, safeWallet, walletConnectWallet } from './wallets.ts'

/** RainbowKit's default wallets, as a list to combine with others. */
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
