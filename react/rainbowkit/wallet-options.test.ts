import { mainnet } from 'viem/chains'
import { expect, it } from 'vitest'
import { createConnector, createConfig as createWagmiConfig, http, injected } from 'wagmi'
import { PorticoError } from '../../core/errors.ts'
import { connectorsForWallets } from './connectors-for-wallets.ts'
import { createConfig, getDefaultConfig, optionsOf } from './default-config.ts'
import { getDefaultWallets } from './default-wallets.ts'
import { getWalletConnectConnector, walletOptions } from './wallet-options.ts'
import type { CreateWalletFn } from './wallet-types.ts'
import { enkryptWallet, metaMaskWallet, rainbowWallet, walletConnectWallet } from './wallets.ts'

const app = { appName: 'dApp', projectId: 'p' }
const metaMask = 'c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96'
const rainbow = '1ae92b26df02f0abca6304df07debccd18262fdf5fe82daa81593582dac9a369'

const ownApp: CreateWalletFn = ({ projectId }) => ({
  id: 'own',
  name: 'Own Wallet',
  iconUrl: 'https://dapp.test/own.png',
  iconBackground: '#fff',
  downloadUrls: { ios: 'https://apps.test/own', chrome: 'https://chrome.test/own' },
  mobile: { getUri: (uri) => `https://own.test/wc?uri=${encodeURIComponent(uri)}` },
  createConnector: getWalletConnectConnector({ projectId }),
})

it('features a list’s wallets in its order, and describes the app’s own [api-rainbowkit]', () => {
  const groups = [
    { groupName: 'Popular', wallets: [rainbowWallet, () => metaMaskWallet({ projectId: 'p' }), rainbowWallet] },
    { groupName: 'More', wallets: [ownApp, walletConnectWallet, enkryptWallet] },
  ]
  expect(walletOptions(groups, app)).toEqual({
    connectors: [],
    options: {
      featuredWalletIds: [rainbow, metaMask],
      customWallets: [
        {
          id: 'own',
          name: 'Own Wallet',
          image_url: 'https://dapp.test/own.png',
          mobile_link: 'https://own.test/',
          app_store: 'https://apps.test/own',
          chrome_store: 'https://chrome.test/own',
        },
      ],
      allWallets: 'SHOW',
      features: {
        walletGroups: [
          { name: 'Popular', ids: [rainbow, metaMask, rainbow] },
          { name: 'More', ids: ['own', 'walletConnect', 'enkrypt'] },
        ],
        connectorTypeOrder: ['recent', 'injected', 'external', 'walletConnect'],
      },
    },
  })
})

it('offers the rest of the directory only with the wallet for any code, and no wallet that hides itself [api-rainbowkit]', () => {
  const hidden = () => ({ ...metaMaskWallet(), hidden: () => true })
  const { options } = walletOptions([{ groupName: 'One', wallets: [rainbowWallet, hidden] }], app)
  expect(options).toEqual({
    featuredWalletIds: [rainbow],
    customWallets: [],
    allWallets: 'HIDE',
    features: { walletGroups: [{ name: 'One', ids: [rainbow] }] },
  })
  expect(walletOptions([], app).options).toEqual({})
})

it('creates a config of its connectors, including the app’s own [api-rainbowkit]', () => {
  const own = () => ({
    id: 'desk',
    name: 'Desk',
    createConnector: () => createConnector((config) => ({ ...injected()(config), id: 'desk', name: 'Desk' })),
  })
  const connectors = connectorsForWallets([{ groupName: 'One', wallets: [rainbowWallet, own] }], app)
  const config = createConfig({ chains: [mainnet], connectors, transports: { [mainnet.id]: http() } })
  expect(config.connectors.map(({ id }) => id)).toContain('desk')
  expect(optionsOf(config)).toMatchObject({
    projectId: 'p',
    featuredWalletIds: [rainbow],
    metadata: { name: 'dApp' },
  })
  const other = getDefaultConfig({
    ...app,
    chains: [mainnet],
    wallets: [{ groupName: 'One', wallets: [metaMaskWallet] }],
  })
  expect(optionsOf(other)).toMatchObject({ projectId: 'p', featuredWalletIds: [metaMask] })
  const popular = createConfig({ chains: [mainnet], connectors: getDefaultWallets(app).connectors })
  expect(optionsOf(popular)?.featuredWalletIds).toHaveLength(4)
  expect(optionsOf(createConfig({ chains: [mainnet] }))?.projectId).toBeUndefined()
})

it('takes the app’s description and the relay from the options of WalletConnect’s client [api-rainbowkit]', () => {
  const walletConnectParameters = { metadata: { name: 'Told', icons: ['i.png'] }, relayUrl: 'wss://relay.test' }
  const config = getDefaultConfig({ ...app, appDescription: 'A dApp', chains: [mainnet], walletConnectParameters })
  expect(optionsOf(config)).toMatchObject({
    metadata: { name: 'Told', description: 'A dApp', icons: ['i.png'] },
    endpoints: { relay: 'wss://relay.test' },
  })
  expect(optionsOf(getDefaultConfig({ ...app, chains: [mainnet] }))?.endpoints).toBeUndefined()
})

it('says what to do if the connectors are passed to wagmi’s own createConfig [api-rainbowkit]', () => {
  const connectors = connectorsForWallets([{ groupName: 'One', wallets: [rainbowWallet] }], app)
  const make = () => createWagmiConfig({ chains: [mainnet], connectors, transports: { [mainnet.id]: http() } })
  expect(make).toThrow(PorticoError)
  expect(make).toThrow(
    expect.objectContaining({
      cause: expect.objectContaining({
        message: expect.stringContaining('import createConfig from portico/rainbowkit'),
      }),
    }),
  )
})
