import { expect, it } from 'vitest'
import { walletOptions } from './wallet-options.ts'
import * as wallets from './wallets.ts'

/** What RainbowKit 2.2 exports, in its order. */
const names =
  'argentWallet anchorageDigitalWallet backpackWallet base baseAccount berasigWallet bestWallet bifrostWallet binanceWallet bitgetWallet bitskiWallet bitverseWallet bloomWallet braveWallet bybitWallet clvWallet coin98Wallet coinbaseWallet compassWallet coreWallet ctrlWallet dawnWallet desigWallet enkryptWallet foxWallet frameWallet frontierWallet gateWallet geminiWallet imTokenWallet injectedWallet iopayWallet kaiaWallet kaikasWallet krakenWallet kresusWallet ledgerWallet magicEdenWallet metaMaskWallet mewWallet mecoWallet nestWallet novaWallet oktoWallet okxWallet omniWallet oneInchWallet oneKeyWallet paraSwapWallet phantomWallet portoWallet rabbyWallet rainbowWallet readyWallet ramperWallet roninWallet safeheronWallet safepalWallet safeWallet seifWallet subWallet tahoWallet talismanWallet tokenaryWallet tokenPocketWallet trustWallet universalProfilesWallet uniswapWallet valoraWallet walletConnectWallet wigwamWallet xdefiWallet xPortalWallet zealWallet zerionWallet zilPayWallet'.split(
    ' ',
  )

const app = { appName: 'dApp', projectId: 'p' }

it('has each wallet that RainbowKit’s users name, and no other [api-rainbowkit]', () => {
  expect(Object.keys(wallets).sort()).toEqual([...names].sort())
})

it('lists each of them once: by the directory’s id, by the code, or where the browser has it [api-rainbowkit]', () => {
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
