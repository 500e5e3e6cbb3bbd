/** The wallet that the bench installs. */
export const installed = 'Bench Wallet'

/** What is a wallet's name in any of the lists; one of them on screen in a dialog is what "open" means. */
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
