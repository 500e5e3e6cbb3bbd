import { expect, it } from 'vitest'
import { walletOptions } from './wallet-options.ts'
import * as wallets from './wallets.ts'

/** What RainbowKit 2.2 exports, in its order. */
const names =
  'argentWallet anchorageDigitalWallet backpackWallet base baseAccount berasigWallet bestWallet bifrostWallet binanceWallet bitgetWallet bitskiWallet bitverseWallet bloomWallet braveWallet bybitWallet clvWallet coin98Wallet coinbaseWallet compassWallet coreWallet ctrlWallet dawnWallet desigWallet enkryptWallet foxWallet frameWallet frontierWallet gateWallet geminiWallet imTokenWallet injectedWallet iopayWallet kaiaWallet kaikasWallet krakenWallet kresusWallet ledgerWallet magicEdenWallet metaMaskWallet mewWallet mecoWallet nestWallet novaWallet oktoWallet okxWallet omniWallet oneInchWallet oneKeyWallet paraSwapWallet phantomWallet portoWallet rabbyWallet rainbowWallet readyWallet ramperWallet roninWallet safeheronWallet safepalWallet safeWallet seifWallet subWallet tahoWallet talismanWallet tokenaryWallet tokenPocketWallet trustWallet universalProfilesWallet uniswapWallet valoraWallet walletConnectWallet wigwamWallet xdefiWallet xPortalWallet zealWallet zerionWallet zilPayWallet'.split(
    ' ',
  )

const app = { appName: 'dApp', projectId: 'p' }

it('has each wallet that RainbowKit exports, and no other [api-rainbowkit]', () => {
  expect(Object.keys(wallets).sort()).toEqual([...names].sort())
})

it('lists each of them once: by the directory’s id, by the code, or as the browser’s own [api-rainbowkit]', () => {
  const all = Object.values(wallets)
  const made = all.map((wallet) => wallet())
  const twice = ['CTRL Wallet', 'Ready']
  const titles = made.map(({ name }) => name)
  expect(titles.filter((name, at) => titles.indexOf(name) !== at).sort()).toEqual(twice)
  for (const { directoryId, createConnector } of made) {
    if (directoryId) expect(directoryId).toMatch(/^[\da-f]{64}$/)
    expect(directoryId && createConnector).toBeFalsy()
  }
  const { connectors, options } = walletOptions([{ groupName: 'All', wallets: all }], app)
  expect(connectors).toEqual([])
  // Base and Coinbase are one wallet of the directory under three names, Argent and Ready under two, and so is CTRL.
  expect(options.featuredWalletIds).toHaveLength(38)
  expect(options.customWallets).toHaveLength(17)
  expect(options.customWallets).toContainEqual({ id: 'zeal', name: 'Zeal', rdns: 'app.zeal', mobile_link: 'zeal://' })
  expect(options.customWallets).toContainEqual({ id: 'mew', name: 'MEW wallet', mobile_link: 'https://mewwallet.com/' })
  expect(options.customWallets).toContainEqual({ id: 'clv', name: 'CLV' })
})

it('knows wallets by their ids in the directory [api-rainbowkit]', () => {
  const ids = {
    base: 'fd20dc426fb37566d803205b19bbc1d4096b248ac04548e3cfb6b3a38bd033aa',
    safeWallet: '225affb176778569276e484e1b92637ad061b01e13a048b35a9d280c3b58970f',
    ledgerWallet: '19177a98252e07ddfc9af2083ba8e07ef627cb6103467ffebb3f8f4205fd7927',
    okxWallet: '971e689d0a5be527bac79629b4ee9b925e82208e5168b733496a09c0faed0709',
    metaMaskWallet: 'c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96',
    trustWallet: '4622a2b2d6af1c9844944291e5e7351a6aa24cd7b23099efac1b2fd875da31a0',
    phantomWallet: 'a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393',
    backpackWallet: '2bd8c14e035c2d48f184aaa168559e86b0e3433228d3c4075900a221785019b0',
  }
  const { base, safeWallet, ledgerWallet, okxWallet, metaMaskWallet, trustWallet, phantomWallet, backpackWallet } =
    wallets
  const named = {
    base,
    safeWallet,
    ledgerWallet,
    okxWallet,
    metaMaskWallet,
    trustWallet,
    phantomWallet,
    backpackWallet,
  }
  const made = Object.entries(named).map(([name, wallet]) => [name, wallet().directoryId])
  expect(Object.fromEntries(made)).toEqual(ids)
})
