import { mainnet } from 'portico/networks'
import {
  type CreateWalletFn,
  connectorsForWallets,
  createConfig,
  getDefaultConfig,
  getDefaultWallets,
  getWalletConnectConnector,
  type RainbowKitWalletConnectParameters,
  type Wallet,
  type WalletDetailsParams,
  type WalletList,
} from 'portico/rainbowkit'
import { coinbaseWallet, injectedWallet, metaMaskWallet, safeWallet } from 'portico/rainbowkit/wallets'
import { createConnector, http, injected } from 'wagmi'

interface MyWalletOptions {
  projectId: string
}

/** A wallet as RainbowKit's docs define one. */
const byCode = ({ projectId }: MyWalletOptions): Wallet => ({
  id: 'my-wallet',
  aliases: ['mine'],
  name: 'My Wallet',
  iconUrl: async () => 'https://dapp.test/icon.png',
  iconBackground: '#0c2f78',
  downloadUrls: {
    android: 'https://play.test',
    ios: 'https://apps.test',
    chrome: 'https://chrome.test',
    qrCode: 'https://my.test',
  },
  mobile: { getUri: (uri: string) => uri },
  qrCode: { getUri: (uri: string) => uri, instructions: { learnMoreUrl: 'https://my.test', steps: [] } },
  extension: { instructions: { learnMoreUrl: 'https://my.test', steps: [] } },
  createConnector: getWalletConnectConnector({ projectId }),
})

const inBrowser: CreateWalletFn = () => ({
  id: 'own',
  name: 'Own',
  rdns: 'test.own',
  iconUrl: 'https://dapp.test/own.png',
  iconBackground: '#fff',
  installed: true,
  createConnector: (walletDetails: WalletDetailsParams) =>
    createConnector((config) => ({ ...injected()(config), ...walletDetails })),
})

const list: WalletList = [
  { groupName: 'Recommended', wallets: [metaMaskWallet, coinbaseWallet, () => safeWallet(), inBrowser] },
  { groupName: 'Other', wallets: [byCode, injectedWallet, () => byCode({ projectId: 'p' })] },
]

const walletConnectParameters: RainbowKitWalletConnectParameters = {
  metadata: { name: 'dApp', description: '', url: 'https://dapp.test', icons: [] },
  relayUrl: 'wss://relay.test',
  customStoragePrefix: 'dapp',
}
const connectors = connectorsForWallets(list, { appName: 'dApp', projectId: 'p', walletConnectParameters })
const own = createConfig({ chains: [mainnet], connectors, transports: { [mainnet.id]: http() }, ssr: true })
const usual = getDefaultConfig({
  appName: 'dApp',
  projectId: 'p',
  chains: [mainnet],
  walletConnectParameters,
  wallets: [...getDefaultWallets().wallets, ...list],
})
const { connectors: popular } = getDefaultWallets({ appName: 'dApp', projectId: 'p' })
createConfig({ chains: [mainnet], connectors: popular })

/** A list of RainbowKit wallets is accepted, and the resulting config has the ids of its networks. */
export const ids: [1, 1] = [own.chains[0].id, usual.chains[0].id]

// @ts-expect-error: not one of the app's networks
own.getClient({ chainId: 137 })
