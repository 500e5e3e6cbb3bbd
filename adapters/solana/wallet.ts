import type { Connection, SendOptions } from '@solana/web3.js'
import type { ConnectorType, EmbeddedUser } from '../../core/connector.ts'
import type { Network } from '../../core/network.ts'

/** A transaction, as bytes, for a wallet to sign and send. */
export interface Sending {
  address: string
  /** The wallet's name of the chain. */
  chain: string
  transaction: Uint8Array
  /** The network's node, for wallets that can only sign. */
  connection: Connection
  options?: SendOptions
}

/**
 * A Solana wallet of any kind. It passes on the wallet's answers and errors unchecked: callers must expect anything.
 */
export interface SolanaWallet {
  /** Its sanitized name; empty if it has none. */
  readonly id: string
  /** If it differs from the id. */
  readonly name?: string
  readonly icon: string | undefined
  readonly type: ConnectorType
  /** The connected wallet, if this is a link to any wallet. */
  readonly peer?: { name: string; icon?: string } | undefined
  /** The logged-in user of an embedded wallet. */
  readonly user?: EmbeddedUser | undefined
  /** Whether it is available in this page. */
  readonly isReady: boolean
  /** The accounts that it shares now, unchecked. */
  readonly accounts: unknown
  /** Whether it supports only legacy transactions. */
  readonly isLegacy: boolean
  /** The Solana chains that it names, for an account if given; undefined if it names none. */
  chainsOf(address: string | undefined): readonly string[] | undefined
  /** Switches its network, if it has one; before it connects, sets the network for connecting. */
  goTo?(network: Network): Promise<void>
  connect(silent: boolean): Promise<void>
  disconnect(): Promise<void>
  /** Calls back after each change of accounts or chains. Returns the function that stops it. */
  onChange(changed: () => void): () => void
  signMessage(address: string, message: Uint8Array): Promise<Uint8Array>
  signTransactions(
    address: string,
    chain: string | undefined,
    transactions: readonly Uint8Array[],
  ): Promise<Uint8Array[]>
  /** Resolves with the signature, in base58. */
  send(sending: Sending): Promise<string>
}
