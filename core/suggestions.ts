/** A wallet suggested to users who have none. */
export interface SuggestedWallet {
  id: string
  name: string
  /** An `https:` URL. */
  homepage: string
}

/** The suggestions unless the dApp has its own; no server is asked. */
export const suggestions: readonly SuggestedWallet[] = [
  { id: 'metamask', name: 'MetaMask', homepage: 'https://metamask.io/download' },
  { id: 'rabby', name: 'Rabby Wallet', homepage: 'https://rabby.io' },
  { id: 'rainbow', name: 'Rainbow', homepage: 'https://rainbow.me/download' },
  { id: 'trust', name: 'Trust Wallet', homepage: 'https://trustwallet.com/download' },
]
