import type { HeadlessWallet } from '../../core/headless-wallet.ts'

/**
 * The names of wallets, keyed by the names that AppKit's wallet buttons use: first the button's label, then other and
 * former names. Names match with and without the word Wallet.
 */
const known: Readonly<Record<string, readonly [string, ...string[]]>> = {
  coinbase: ['Coinbase', 'Base', 'Base (formerly Coinbase Wallet)'],
  metamask: ['MetaMask'],
  trust: ['Trust Wallet'],
  okx: ['OKX Wallet'],
  bitget: ['Bitget Wallet'],
  binance: ['Binance Wallet', 'Binance Web3 Wallet'],
  uniswap: ['Uniswap Wallet'],
  safepal: ['SafePal'],
  rainbow: ['Rainbow'],
  bybit: ['Bybit Wallet'],
  tokenpocket: ['TokenPocket'],
  ledger: ['Ledger', 'Ledger Live'],
  'timeless-x': ['TIMELESS X'],
  safe: ['Safe'],
  zerion: ['Zerion'],
  oneinch: ['1inch'],
  'crypto-com': ['Crypto.com', 'Crypto.com Onchain', 'Crypto.com DeFi Wallet'],
  imtoken: ['imToken'],
  kraken: ['Kraken Wallet'],
  ronin: ['Ronin Wallet'],
  robinhood: ['Robinhood Wallet'],
  exodus: ['Exodus'],
  argent: ['Argent', 'Ready'],
  jupiter: ['Jupiter', 'Jupiter Mobile'],
  solflare: ['Solflare'],
  phantom: ['Phantom'],
  coin98: ['Coin98', 'Coin98 Super Wallet'],
  'magic-eden': ['Magic Eden'],
  backpack: ['Backpack'],
  frontier: ['Frontier'],
  xverse: ['Xverse', 'Xverse Bitcoin Wallet'],
  leather: ['Leather'],
  haha: ['HAHA Wallet'],
  'ambire-wallet': ['Ambire Wallet'],
  bitpay: ['BitPay'],
  'blade-wallet': ['Blade Wallet'],
  brave: ['Brave Wallet', 'Brave Browser'],
  coinstats: ['CoinStats'],
  'kresus-superapp': ['Kresus SuperApp', 'Kresus'],
  'plena-app': ['Plena App', 'Plena'],
  status: ['Status'],
  'tomo-wallet': ['Tomo Wallet'],
  valora: ['Valora'],
  'zengo-wallet': ['Zengo Wallet'],
}

/** Labels of names that are not wallets, or whose spelling differs from the key. */
const titles: Readonly<Record<string, string>> = { walletConnect: 'WalletConnect', github: 'GitHub' }

/** The letters and digits of a name, without a trailing "wallet" if there is more. */
const plain = (name: string): string => {
  const letters = name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
  return letters.replace(/(?<=.)wallet$/, '')
}

const isSame = (one: string, other: string): boolean => plain(one) !== '' && plain(one) === plain(other)

const knownAs = (asked: string) => Object.entries(known).find(([name]) => isSame(name, asked))?.[1]

/** The names of the wallet that this name stands for: one known to AppKit's buttons, or else the wallet's own. */
export const namesOf = (asked: string): readonly [string, ...string[]] => knownAs(asked) ?? [asked]

/** Whether a name stands for this wallet. The whole name must match: `safe` is Safe, not SafePal. */
export const isNamed = ({ id, name }: Pick<HeadlessWallet, 'id' | 'name'>, asked: string): boolean =>
  id === asked || namesOf(asked).some((each) => isSame(each, name))

/** The label of a button for that name, which may also be a login. */
export const titleOf = (asked: string): string =>
  titles[asked] ??
  knownAs(asked)?.[0] ??
  asked.replace(/(?:^|-)[a-z]/g, (start) => start.replace('-', ' ').toUpperCase())
