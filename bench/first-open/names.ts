/** The wallet that the bench installs. */
export const installed = 'Bench Wallet'

/** The names of wallets in any of the lists. "Open" means that a dialog shows one of them. */
export const walletNames: readonly string[] = [
  installed,
  'MetaMask',
  'Rainbow',
  'WalletConnect',
  'Coinbase Wallet',
  'Trust Wallet',
  'OKX Wallet',
  'Phantom',
]
