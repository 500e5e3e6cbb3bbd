// Written by `npm run docs` from docs/migrating-from-rainbowkit.md, so that its examples compile.
import { mainnet } from 'portico/networks'
import { connectorsForWallets, createConfig } from 'portico/rainbowkit'
import { metaMaskWallet, rainbowWallet, walletConnectWallet } from 'portico/rainbowkit/wallets'
import { http } from 'wagmi'

export const connectors = connectorsForWallets(
  [{ groupName: 'Recommended', wallets: [rainbowWallet, metaMaskWallet, walletConnectWallet] }],
  { appName: 'dApp', projectId },
)
export const config = createConfig({ connectors, chains: [mainnet], transports: { [mainnet.id]: http() } })
