import type { Namespace } from './namespaces.ts'

/** The initial values of the `WalletSend` form; the user enters the rest. */
export interface SendArguments {
  /** In whole units of the token, such as `'1.5'`; use a string for an exact amount. */
  amount?: string | number
  /** The token's contract or mint; the native currency by default. */
  assetAddress?: string
  /** The chain namespace; the active account's by default. */
  namespace?: Namespace
  /** The network's id in its namespace, `1` or `'eip155:1'`; the account's network by default. */
  chainId?: string | number
  /** The receiver: an address, or a name to resolve. */
  to?: string
}
