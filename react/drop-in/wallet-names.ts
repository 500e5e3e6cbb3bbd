import type { HeadlessWallet } from '../../core/headless-wallet.ts'

/**
 * What wallets are called, by the names that AppKit's wallet buttons have for them: first as a button says it, then by other
 * and by former names. A name counts with and without the word Wallet.
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

/** What is no wallet of its own, or is written otherwise than it is asked for. */
const titles: Readonly<Record<string, string>> = { walletConnect: 'WalletConnect', github: 'GitHub' }

/** Without the word Wallet, where there is more. */
const plain = (name: string): string => {
  const letters = name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
  return letters.replace(/(?<=.)wallet$/, '')
}

const isSame = (one: string, other: string): boolean => plain(one) !== '' && plain(one) === plain(other)

const knownAs = (asked: string) => Object.entries(known).find(([name]) => isSame(name, asked))?.[1]

/** What a wallet is called that is asked for by this name: one that AppKit's buttons know, or the wallet's own. */
export const namesOf = (asked: string): readonly [string, ...string[]] => knownAs(asked) ?? [asked]

/** Whether a wallet is the one that a name stands for, as a whole: `safe` is Safe, and not SafePal. */
export const isNamed = ({ id, name }: Pick<HeadlessWallet, 'id' | 'name'>, asked: string): boolean =>
  id === asked || namesOf(asked).some((each) => isSame(each, name))

/** What a button for that name says, which may be one of a login too. */
export const titleOf = (asked: string): string =>
  titles[asked] ??
  knownAs(asked)?.[0] ??
  asked.replace(/(?:^|-)[a-z]/g, (start) => start.replace('-', ' ').toUpperCase())
