import type { Connection, SendOptions } from '@solana/web3.js'
import type { ConnectorType, EmbeddedUser } from '../../core/connector.ts'
import type { Network } from '../../core/network.ts'

/** A transaction that a wallet is to sign and send, as bytes. */
export interface Sending {
  address: string
  /** The chain as the wallet calls it. */
  chain: string
  transaction: Uint8Array
  /** The network's node, for wallets that only sign. */
  connection: Connection
  options?: SendOptions
}

/**
 * A wallet of Solana, however the page knows it. It hands on what the wallet says and what it throws: its callers
 * must be ready for anything.
 */
export interface SolanaWallet {
  /** The name that it goes by, cleaned; empty where it has none. */
  readonly id: string
  /** Where it is not the id. */
  readonly name?: string
  readonly icon: string | undefined
  readonly type: ConnectorType
  /** The wallet at the other end, where this reaches any wallet and is connected to one. */
  readonly peer?: { name: string; icon?: string; goesAnywhere: boolean } | undefined
  /** Who is logged in, where the wallet is an embedded one. */
  readonly user?: EmbeddedUser | undefined
  /** Whether it is in this page. */
  readonly isReady: boolean
  /** The accounts that it shares now, unchecked. */
  readonly accounts: unknown
  /** Whether it knows nothing newer than legacy transactions. */
  readonly isLegacy: boolean
  /** The chains of Solana that it says it has, for an account where that is given; undefined where it does not say. */
  chainsOf(address: string | undefined): readonly string[] | undefined
  /** Takes it to a network, where it is on one; before it is connected, that is where it connects. */
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
