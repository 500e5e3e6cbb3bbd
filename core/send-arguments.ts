import type { Namespace } from './namespaces.ts'

/** What a dApp fills the form of `WalletSend` in with; what is left out is the user's to say. */
export interface SendArguments {
  /** Whole units of the token, `'1.5'`; a text where it has to be exact. */
  amount?: string | number
  /** The token's contract or mint; the network's own currency unless given. */
  assetAddress?: string
  /** The chain family; that of the active account unless given. */
  namespace?: Namespace
  /** The network's id in its family, `1` or `'eip155:1'`; the account's network unless given. */
  chainId?: string | number
  /** Who receives it: an address, or a name that is looked up. */
  to?: string
}
