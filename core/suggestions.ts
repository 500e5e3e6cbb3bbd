/** A wallet for a user who has none. */
export interface SuggestedWallet {
  id: string
  name: string
  /** An `https:` address. */
  homepage: string
}

/** Suggested unless the dApp names wallets of its own; no server is asked. */
export const suggestions: readonly SuggestedWallet[] = [
  { id: 'metamask', name: 'MetaMask', homepage: 'https://metamask.io/download' },
  { id: 'rabby', name: 'Rabby Wallet', homepage: 'https://rabby.io' },
  { id: 'rainbow', name: 'Rainbow', homepage: 'https://rainbow.me/download' },
  { id: 'trust', name: 'Trust Wallet', homepage: 'https://trustwallet.com/download' },
]
