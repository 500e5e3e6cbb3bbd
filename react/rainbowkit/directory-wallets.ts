/**
 * Wallets of the project's directory, which has their pictures and links, by their ids there. Each id was verified with
 * the wallet's name in a stored response of the directory, a list made of one, or the wallet's own docs.
 */
import { type NamedWallet, wallet } from './named-wallet.ts'

export const anchorageDigitalWallet: NamedWallet = wallet('anchorageDigital', 'Anchorage Digital', {
  rdns: 'com.anchorage.connect',
  directoryId: '82e648053152b18d863d85a467c0ba20bde86e892eb6189e47e260bb78c1e653',
})
export const argentWallet: NamedWallet = wallet('argent', 'Ready', {
  directoryId: 'bc949c5d968ae81310268bf9193f9c9fb7bb4e1283e1284af8f2bd4992535fd6',
})
export const backpackWallet: NamedWallet = wallet('backpack', 'Backpack', {
  rdns: 'app.backpack.mobile',
  directoryId: '2bd8c14e035c2d48f184aaa168559e86b0e3433228d3c4075900a221785019b0',
})
export const base: NamedWallet = wallet('base', 'Base', {
  rdns: 'app.base.account',
  directoryId: 'fd20dc426fb37566d803205b19bbc1d4096b248ac04548e3cfb6b3a38bd033aa',
})
export const baseAccount: NamedWallet = wallet('baseAccount', 'Base Account', {
  rdns: 'app.base.account',
  directoryId: 'fd20dc426fb37566d803205b19bbc1d4096b248ac04548e3cfb6b3a38bd033aa',
})
export const bestWallet: NamedWallet = wallet('bestWallet', 'Best Wallet', {
  directoryId: 'fe68cea63541aa53ce020de7398968566dfe8f3725663a564cac89490247ed49',
})
export const bifrostWallet: NamedWallet = wallet('bifrostWallet', 'Bifrost Wallet', {
  rdns: 'com.bifrostwallet',
  directoryId: '37a686ab6223cd42e2886ed6e5477fce100a4fb565dcd57ed4f81f7c12e93053',
})
export const binanceWallet: NamedWallet = wallet('binance', 'Binance Wallet', {
  rdns: 'com.binance.wallet',
  directoryId: '8a0ee50d1f22f6651afcae7eb4253e52a3310b90af5daef78a8c4929a9bb99d4',
})
export const bitgetWallet: NamedWallet = wallet('bitget', 'Bitget Wallet', {
  rdns: 'com.bitget.web3',
  directoryId: '38f5d18bd8522c244bdd70cb4a68e0e718865155811c043f052fb9f1c51de662',
})
export const braveWallet: NamedWallet = wallet('brave', 'Brave Wallet', {
  rdns: 'com.brave.wallet',
  directoryId: '163d2cf19babf05eb8962e9748f9ebe613ed52ebf9c8107c9a0f104bfcf161b3',
})
export const bybitWallet: NamedWallet = wallet('bybit', 'Bybit Wallet', {
  rdns: 'com.bybit',
  directoryId: '15c8b91ade1a4e58f3ce4e7a0dd7f42b47db0c8df7e0d84f63eb39bcb96c4e0f',
})
export const coin98Wallet: NamedWallet = wallet('coin98', 'Coin98 Wallet', {
  rdns: 'com.coin98',
  directoryId: '2a3c89040ac3b723a1972a33a125b1db11e258a6975d3a61252cd64e6ea5ea01',
})
export const coinbaseWallet: NamedWallet = wallet('coinbase', 'Coinbase Wallet', {
  rdns: 'com.coinbase.wallet',
  directoryId: 'fd20dc426fb37566d803205b19bbc1d4096b248ac04548e3cfb6b3a38bd033aa',
})
export const coreWallet: NamedWallet = wallet('core', 'Core', {
  rdns: 'app.core.extension',
  directoryId: 'f323633c1f67055a45aac84e321af6ffe46322da677ffdd32f9bc1e33bafe29c',
})
export const ctrlWallet: NamedWallet = wallet('ctrl', 'CTRL Wallet', {
  rdns: 'xyz.ctrl',
  directoryId: 'f896cbca30cd6dc414712d3d6fcc2f8f7d35d5bd30e3b1fc5d60cf6c8926f98f',
})
export const foxWallet: NamedWallet = wallet('foxwallet', 'FoxWallet', {
  directoryId: 'c7708575a2c3c9e6a8ab493d56cdcc56748f03956051d021b8cd8d697d9a3fd2',
})
export const frontierWallet: NamedWallet = wallet('frontier', 'Frontier Wallet', {
  rdns: 'xyz.frontier.wallet',
  directoryId: '85db431492aa2e8672e93f4ea7acf10c88b97b867b0d373107af63dc4880f041',
})
export const geminiWallet: NamedWallet = wallet('gemini', 'Gemini Wallet', {
  rdns: 'com.gemini.wallet',
  directoryId: 'e3f3db6814131b8b0b12621d134cd327e5ad51f8ecde65565374aae4617a20fd',
})
export const imTokenWallet: NamedWallet = wallet('imToken', 'imToken', {
  directoryId: 'ef333840daf915aafdc4a004525502d6d49d77bd9c65e0642dbaefb3c2893bef',
})
export const iopayWallet: NamedWallet = wallet('iopay', 'ioPay Wallet', {
  directoryId: '1a5f2435e8e31c4034f1d142e85d9f7d3be2a09ddf710e5ef1ad4e36c719d3c0',
})
export const krakenWallet: NamedWallet = wallet('kraken', 'Kraken Wallet', {
  directoryId: '18450873727504ae9315a084fa7624b5297d2fe5880f0982979c17345a138277',
})
export const ledgerWallet: NamedWallet = wallet('ledger', 'Ledger', {
  directoryId: '19177a98252e07ddfc9af2083ba8e07ef627cb6103467ffebb3f8f4205fd7927',
})
export const magicEdenWallet: NamedWallet = wallet('magicEden', 'Magic Eden Wallet', {
  rdns: 'io.magiceden.wallet',
  directoryId: '8b830a2b724a9c3fbab63af6f55ed29c9dfa8a55e732dc88c80a196a2ba136c6',
})
export const metaMaskWallet: NamedWallet = wallet('metaMask', 'MetaMask', {
  rdns: 'io.metamask',
  directoryId: 'c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96',
})
export const nestWallet: NamedWallet = wallet('nest', 'Nest', {
  rdns: 'xyz.nestwallet',
  directoryId: 'df1d89401c7320e6d62fa5bc4a516e8df21b604b10a7eedefbee9ada66b20c5d',
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
export const readyWallet: NamedWallet = wallet('ready', 'Ready', {
  directoryId: 'bc949c5d968ae81310268bf9193f9c9fb7bb4e1283e1284af8f2bd4992535fd6',
})
export const roninWallet: NamedWallet = wallet('ronin', 'Ronin Wallet', {
  rdns: 'com.roninchain.wallet',
  directoryId: '541d5dcd4ede02f3afaf75bf8e3e4c4f1fb09edb5fa6c4377ebf31c2785d9adf',
})
export const safepalWallet: NamedWallet = wallet('safepal', 'SafePal Wallet', {
  directoryId: '0b415a746fb9ee99cce155c2ceca0c6f6061b1dbca2d722b3ba16381d0562150',
})
export const safeWallet: NamedWallet = wallet('safe', 'Safe', {
  directoryId: '225affb176778569276e484e1b92637ad061b01e13a048b35a9d280c3b58970f',
})
export const subWallet: NamedWallet = wallet('subwallet', 'SubWallet', {
  rdns: 'app.subwallet',
  directoryId: '9ce87712b99b3eb57396cc8621db8900ac983c712236f48fb70ad28760be3f6a',
})
export const tokenPocketWallet: NamedWallet = wallet('tokenPocket', 'TokenPocket', {
  rdns: 'pro.tokenpocket',
  directoryId: '20459438007b75f4f4acb98bf29aa3b800550309646d375da5fd4aac6c2a2c66',
})
export const trustWallet: NamedWallet = wallet('trust', 'Trust Wallet', {
  rdns: 'com.trustwallet.app',
  directoryId: '4622a2b2d6af1c9844944291e5e7351a6aa24cd7b23099efac1b2fd875da31a0',
})
export const uniswapWallet: NamedWallet = wallet('uniswap', 'Uniswap Wallet', {
  directoryId: 'c03dfee351b6fcc421b4494ea33b9d4b92a984f87aa76d1663bb28705e95034a',
})
/** The former name of CTRL. */
export const xdefiWallet: NamedWallet = () => ctrlWallet()
export const xPortalWallet: NamedWallet = wallet('xportal', 'xPortal', {
  rdns: 'com.elrond.maiar.wallet',
  directoryId: '4119a5b3e5ebc809b6a3680a280ae517b92fead02e4c07b7cec0d3385c87aee2',
})
export const zerionWallet: NamedWallet = wallet('zerion', 'Zerion', {
  rdns: 'io.zerion.wallet',
  directoryId: 'ecc4036f814562b41a5268adc86270fba1365471402006302e70169465b7ac18',
})
