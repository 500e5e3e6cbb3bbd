/** The wallets that users of RainbowKit name, for `connectorsForWallets` and `getDefaultConfig`. */
import type { Wallet } from './wallet-types.ts'

/** A function for a wallet, as RainbowKit's users pass it or call it. */
export type NamedWallet = (parameters?: object) => Wallet

const wallet =
  (id: string, name: string, more?: Pick<Wallet, 'rdns' | 'directoryId'>): NamedWallet =>
  () => ({ id, name, ...more })

/** Any wallet that scans a code. */
export const walletConnectWallet: NamedWallet = wallet('walletConnect', 'WalletConnect')
/** The wallet in `window.ethereum`. */
export const injectedWallet: NamedWallet = wallet('injected', 'Browser Wallet')

export const argentWallet: NamedWallet = wallet('argent', 'Argent', {
  directoryId: 'bc949c5d968ae81310268bf9193f9c9fb7bb4e1283e1284af8f2bd4992535fd6',
})
export const backpackWallet: NamedWallet = wallet('backpack', 'Backpack', { rdns: 'app.backpack' })
export const baseAccount: NamedWallet = wallet('baseAccount', 'Base Account', {
  rdns: 'app.base.account',
  directoryId: 'fd20dc426fb37566d803205b19bbc1d4096b248ac04548e3cfb6b3a38bd033aa',
})
export const bitgetWallet: NamedWallet = wallet('bitget', 'Bitget Wallet', {
  rdns: 'com.bitget.web3',
  directoryId: '38f5d18bd8522c244bdd70cb4a68e0e718865155811c043f052fb9f1c51de662',
})
export const braveWallet: NamedWallet = wallet('brave', 'Brave Wallet', {
  rdns: 'com.brave.wallet',
  directoryId: '163d2cf19babf05eb8962e9748f9ebe613ed52ebf9c8107c9a0f104bfcf161b3',
})
export const bybitWallet: NamedWallet = wallet('bybit', 'Bybit Wallet', { rdns: 'com.bybit' })
export const coin98Wallet: NamedWallet = wallet('coin98', 'Coin98 Wallet', { rdns: 'coin98.com' })
export const coinbaseWallet: NamedWallet = wallet('coinbase', 'Coinbase Wallet', {
  rdns: 'com.coinbase.wallet',
  directoryId: 'fd20dc426fb37566d803205b19bbc1d4096b248ac04548e3cfb6b3a38bd033aa',
})
export const coreWallet: NamedWallet = wallet('core', 'Core', { rdns: 'app.core.extension' })
export const enkryptWallet: NamedWallet = wallet('enkrypt', 'Enkrypt Wallet', { rdns: 'com.enkrypt' })
export const frameWallet: NamedWallet = wallet('frame', 'Frame', { rdns: 'sh.frame' })
export const imTokenWallet: NamedWallet = wallet('imToken', 'imToken', {
  rdns: 'im.token.app',
  directoryId: 'ef333840daf915aafdc4a004525502d6d49d77bd9c65e0642dbaefb3c2893bef',
})
export const krakenWallet: NamedWallet = wallet('kraken', 'Kraken Wallet', {
  directoryId: '18450873727504ae9315a084fa7624b5297d2fe5880f0982979c17345a138277',
})
export const ledgerWallet: NamedWallet = wallet('ledger', 'Ledger', {
  rdns: 'com.ledger',
  directoryId: '19177a98252e07ddfc9af2083ba8e07ef627cb6103467ffebb3f8f4205fd7927',
})
export const metaMaskWallet: NamedWallet = wallet('metaMask', 'MetaMask', {
  rdns: 'io.metamask',
  directoryId: 'c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96',
})
export const okxWallet: NamedWallet = wallet('okx', 'OKX Wallet', {
  rdns: 'com.okex.wallet',
  directoryId: '971e689d0a5be527bac79629b4ee9b925e82208e5168b733496a09c0faed0709',
})
export const oneInchWallet: NamedWallet = wallet('1inch', '1inch Wallet', {
  directoryId: 'c286eebc742a537cd1d6818363e9dc53b21759a1e8e5d9b263d0c03ec7703576',
})
export const oneKeyWallet: NamedWallet = wallet('onekey', 'OneKey', {
  rdns: 'so.onekey.app.wallet',
  directoryId: '1aedbcfc1f31aade56ca34c38b0a1607b41cccfa3de93c946ef3b4ba2dfab11c',
})
export const phantomWallet: NamedWallet = wallet('phantom', 'Phantom', {
  rdns: 'app.phantom',
  directoryId: 'a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393',
})
export const rabbyWallet: NamedWallet = wallet('rabby', 'Rabby Wallet', {
  rdns: 'io.rabby',
  directoryId: '18388be9ac2d02726dbac9777c96efaac06d744b2f6d580fccdd4127a6d01fd1',
})
export const rainbowWallet: NamedWallet = wallet('rainbow', 'Rainbow', {
  rdns: 'me.rainbow',
  directoryId: '1ae92b26df02f0abca6304df07debccd18262fdf5fe82daa81593582dac9a369',
})
export const safepalWallet: NamedWallet = wallet('safepal', 'SafePal Wallet', {
  directoryId: '0b415a746fb9ee99cce155c2ceca0c6f6061b1dbca2d722b3ba16381d0562150',
})
export const safeWallet: NamedWallet = wallet('safe', 'Safe', {
  directoryId: '225affb176778569276e484e1b92637ad061b01e13a048b35a9d280c3b58970f',
})
export const tahoWallet: NamedWallet = wallet('taho', 'Taho', { rdns: 'xyz.taho' })
export const talismanWallet: NamedWallet = wallet('talisman', 'Talisman', { rdns: 'xyz.talisman' })
export const tokenPocketWallet: NamedWallet = wallet('tokenPocket', 'TokenPocket', {
  rdns: 'pro.tokenpocket',
  directoryId: '20459438007b75f4f4acb98bf29aa3b800550309646d375da5fd4aac6c2a2c66',
})
export const trustWallet: NamedWallet = wallet('trust', 'Trust Wallet', {
  rdns: 'com.trustwallet.app',
  directoryId: '4622a2b2d6af1c9844944291e5e7351a6aa24cd7b23099efac1b2fd875da31a0',
})
export const uniswapWallet: NamedWallet = wallet('uniswap', 'Uniswap Wallet', {
  rdns: 'org.uniswap.app',
  directoryId: 'c03dfee351b6fcc421b4494ea33b9d4b92a984f87aa76d1663bb28705e95034a',
})
export const zerionWallet: NamedWallet = wallet('zerion', 'Zerion', {
  rdns: 'io.zerion.wallet',
  directoryId: 'ecc4036f814562b41a5268adc86270fba1365471402006302e70169465b7ac18',
})
