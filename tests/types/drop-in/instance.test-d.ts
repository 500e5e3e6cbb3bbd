import type { AppKitNetwork, ConnectedWalletInfo } from 'portico/appkit'
import { mainnet } from 'portico/networks'
import { modal } from './options.test-d.ts'

const network: AppKitNetwork = mainnet

// Every public method of AppKit's instance, by its name there.
const texts: (string | undefined)[] = [
  modal.getAddress(),
  modal.getAddress('eip155'),
  modal.getCaipAddress('solana'),
  modal.getCaipNetworkId(),
  modal.getActiveChainNamespace(),
  modal.getError(),
  modal.getProviderType('eip155'),
  modal.getWalletProviderType(),
  modal.getCaipNetwork()?.rpcUrls.default.http[0],
  modal.getCaipNetwork('eip155', 1)?.blockExplorers?.default.url,
  modal.getWalletInfo()?.name,
  modal.getAccount('eip155')?.address,
  modal.getState().selectedNetworkId,
  modal.getEvent().data.event,
  modal.getThemeMode(),
]
const facts: boolean[] = [
  modal.getIsConnectedState(),
  modal.isOpen(),
  modal.getState().open,
  modal.getState().initialized,
  modal.getRemoteFeatures().multiWallet ?? false,
  modal.isTransactionStackEmpty(),
]
const things: unknown[] = [
  modal.getChainId(),
  modal.getThemeVariables()['--w3m-accent'],
  modal.getConnections('eip155')[0]?.connectorId,
  modal.getRecentConnections('eip155')[0]?.name,
  modal.getProvider('eip155'),
  modal.getWalletProvider(),
  modal.getUniversalProvider(),
  modal.getCaipNetworks('eip155')[0]?.caipNetworkId,
  modal.getSIWX()?.getSessions,
  modal.getConnectMethodsOrder()[0],
]

const ends: (() => void)[] = [
  modal.subscribeAccount(({ address, isConnected }) => [address, isConnected], 'eip155'),
  modal.subscribeWalletInfo((info: ConnectedWalletInfo | undefined) => info?.icon),
  modal.subscribeNetwork(({ caipNetwork, chainId }) => [caipNetwork, chainId]),
  modal.subscribeCaipNetworkChange((caipNetwork) => caipNetwork?.id),
  modal.subscribeState(({ open, selectedNetworkId }) => [open, selectedNetworkId]),
  modal.subscribeRemoteFeatures(({ activity }) => activity),
  modal.subscribeTheme(({ themeMode, themeVariables }) => [themeMode, themeVariables]),
  modal.subscribeConnections((connections) => connections.length),
  modal.subscribeProviders((providers) => providers.eip155),
  modal.subscribeEvents(({ timestamp, data }) => [timestamp, data.event]),
]

const work = async () => {
  await modal.ready()
  await modal.open()
  await modal.open({ view: 'Connect', namespace: 'eip155' })
  await modal.open({ view: 'Account' })
  await modal.open({ view: 'AllWallets' })
  await modal.open({ view: 'Networks' })
  await modal.open({ view: 'WhatIsANetwork' })
  await modal.open({ view: 'WhatIsAWallet' })
  await modal.open({ view: 'WalletSend', arguments: { amount: '1.5', to: '0x', namespace: 'eip155', chainId: 1 } })
  await modal.open({ view: 'Swap', arguments: { amount: '1.5', fromToken: 'USDC', toToken: 'ETH' } })
  // @ts-expect-error a token is given by its symbol
  await modal.open({ view: 'Swap', arguments: { fromToken: { symbol: 'USDC' } } })
  await modal.close()
  await modal.replace('Connect')
  await modal.redirect('Networks')
  await modal.disconnect()
  await modal.disconnect('eip155')
  await modal.switchNetwork(network)
  await modal.switchConnection({ connection: { connectorId: 'injected' }, namespace: 'eip155' })
  await modal.deleteConnection({ connectorId: 'injected' })
  await modal.addNetwork('eip155', network)
  await modal.removeNetwork('eip155', 1)
  await modal.addAddressLabel('0x', 'mine')
  await modal.removeAddressLabel('0x')
  await modal.resetAccount('eip155')
  await modal.showErrorMessage('wrong')
  await modal.showSuccessMessage('right')
  modal.setThemeMode('light')
  modal.setThemeVariables({ '--w3m-accent': '#f00', '--apkt-accent': '#f00' })
  modal.updateFeatures({ send: false, email: false })
  modal.updateRemoteFeatures({ swaps: false })
  modal.updateOptions({ themeMode: 'dark' })
  modal.setConnectMethodsOrder(['wallet', 'email', 'social'])
  modal.setWalletFeaturesOrder(['receive', 'send'])
  modal.setCollapseWallets(true)
  modal.setSocialsOrder(['google'])
  modal.setTermsConditionsUrl('https://dapp.test/terms')
  modal.setPrivacyPolicyUrl('https://dapp.test/privacy')
  void modal.setEIP6963Enabled(true)
  modal.setClientId('id')
  modal.resetNetwork('eip155')
  modal.resetWcConnection()
  modal.popTransactionStack()
  modal.handleUnsafeRPCRequest()
}
void [texts, facts, things, ends, work]
