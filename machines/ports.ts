import type { CaipNetworkId, Namespace } from '../core/caip.ts'
import type { AccountType, ConnectedAccount, Connection, Connector } from '../core/connector.ts'
import type { Failure } from '../core/errors.ts'
import type { Identity } from '../core/identity.ts'
import type { Network } from '../core/network.ts'
import type {
  OpenMessage,
  ReadyMessage,
  SessionReading,
  SignedInOneStep,
  SignedMessage,
  Signer,
  SignInAttempt,
} from '../core/sign-in.ts'
import type { TokenBalance } from '../core/token-balance.ts'

/** An adapter's complete state: what is missing from it does not exist. */
export interface AdapterReport {
  /** In the order in which a list shows them. */
  connectors: readonly Connector[]
  /** The current one first, the others in the order of connection. */
  connections: readonly Connection[]
  /** The connector id of the active connection; null if there is none. */
  current: string | null
}

/** An amount of a network's native currency, in its smallest unit, as a decimal string. */
export interface NativeBalance {
  value: string
  decimals: number
  symbol: string
}

/** A transaction to send to the wallet. Amounts are decimal strings in the smallest unit. */
export interface TransactionRequest {
  /** The receiver; with a `token` too, never the token's contract. */
  to: string
  value?: string
  data?: string
  /** The contract or mint of the token whose units `value` counts; the native currency by default. */
  token?: string
}

/** The receiver that a user's text stands for. */
export interface Receiver {
  /** In the namespace's canonical spelling. */
  address: string
  /** The name that was resolved to the address. */
  name?: string
}

/** What is known about a receiver from earlier transfers. */
export interface Acquaintance {
  /** Whether there was a transfer to the address before. */
  isKnown: boolean
  /** The network of the last one, if there was none on this network. */
  elsewhere?: CaipNetworkId
  /** A known address that looks similar. */
  like?: string
  /** The account's history could not be loaded, so its receivers are missing from the known ones. */
  isHistoryMissing?: true
}

/** A transfer within a transaction, from a node's simulation. */
export interface Movement {
  /** The token's contract or mint; absent for the native currency. */
  token?: string
  /** In the smallest unit. */
  amount: string
}

/** The dApp's arguments for sending, ready for the form. */
export interface Wish {
  /** Their network, if it differs from the account's: nothing else is known yet. */
  elsewhere?: CaipNetworkId
  token?: TokenBalance
  /** In the token's smallest unit. */
  units?: string
  /** An address or a name, as written. */
  to?: string
}

/** A node's review of a transaction before it is signed. Amounts are in the smallest unit of the native currency. */
export interface TransactionReview {
  /** The maximum network fee; absent if the transaction would fail, because the cost is then unknown. */
  fee?: string
  /** The deposit for the receiver's token account, in addition to the fee. */
  deposit?: string
  /** How much must stay with the sender when all of the native currency is sent, including the fee. */
  reserve: string
  /** The sender's native balance, according to the node. */
  own?: string
  /** What leaves the sender and what reaches the receiver; absent if the node can't tell. */
  sent?: Movement
  received?: Movement
  /**
   * For a contract call: the changes of the sender's balances, negative for losses and without the fee; absent if the
   * node can't tell.
   */
  changes?: readonly Movement[]
  /** Why it would fail, in the node's words. */
  problem?: string
  /** The token's contract or mint has other decimals than shown: another amount would be sent. */
  miscounted?: true
  /** Whether the wallet can execute it together with the preceding transaction, atomically (EIP-5792) [swap-atomic]. */
  atomic?: boolean
  /** Whether the receiver's address has code, and whether it was never used. */
  receiver?: { isContract: boolean; isUnused: boolean }
}

/** The status of a transaction. */
export type Receipt =
  /** Pending, or unknown to the node (`known: false`). `nonce` identifies its replacement. */
  | { status: 'pending'; known: boolean; nonce?: string }
  /**
   * `hash` is set if the transaction was known by a wallet's id. For a contract call, `changes` lists the changes of
   * the account's token balances, without the native currency, if the node reports them.
   */
  | { status: 'confirmed'; hash?: string; changes?: readonly Movement[] }
  /** Reverted; `hash` is that of a replacement, if any. */
  | { status: 'failed'; hash?: string }
  /** Replaced by the same transaction with a higher fee, under another hash. */
  | { status: 'spedUp'; hash: string }
  /** Cancelled by the user: an empty transaction took its place. */
  | { status: 'cancelled'; hash: string }
  /** Replaced by another transaction of the account, which the node may not know. */
  | { status: 'replaced'; hash?: string }
  /** Only the wallet knows, and it is not connected [swap-atomic]. */
  | { status: 'unknown' }

/** A transaction of an account, by a connection. */
export interface AccountTransaction {
  connectorId: string
  address: string
  caipNetworkId: CaipNetworkId
  transaction: TransactionRequest
  /** A transaction that must precede it. */
  first?: TransactionRequest
}

/**
 * The contract of every chain and wallet family [wallet-contract]. All data is plain JSON, except `provider`. Methods
 * reject only with a `PorticoError`, and pass the signal on where the work can be aborted.
 */
export interface WalletAdapter {
  readonly namespace: Namespace
  /**
   * Reports the complete state at once and on every change, before the method that caused it resolves. If the provider
   * of a connection loads later, reports the same state once more. Returns the function that stops it.
   */
  watch(report: (state: AdapterReport) => void): () => void
  /** The user is about to use a wallet: preloads what that needs. */
  approach?(): void
  /**
   * Requests accounts from the wallet. The prompt can't be aborted: a late approval still arrives through `watch`. A
   * live connection that is not current becomes the current one without a prompt; the current one is rejected.
   */
  connect(input: { connectorId: string; caipNetworkId?: CaipNetworkId }, signal: AbortSignal): Promise<Connection>
  /** Restores a recent connection without a prompt; null if the wallet no longer grants it. */
  reconnect(input: { connectorId: string }, signal: AbortSignal): Promise<Connection | null>
  disconnect(input: { connectorId: string }, signal: AbortSignal): Promise<void>
  /**
   * Makes another live connection the active one. A given address becomes its first account, as long as the wallet
   * shares that account and does not put another one first. `wallet.unauthorized` if the wallet does not share it.
   */
  activate(input: { connectorId: string; address?: string }, signal: AbortSignal): Promise<void>
  /** Resolves when the wallet reports the chain. Adds the chain first if the wallet does not know it (4902). */
  switchNetwork(input: { connectorId?: string; caipNetworkId: CaipNetworkId }, signal: AbortSignal): Promise<void>
  /** Signs text with the account. Resolves with the signature in the namespace's usual encoding. */
  signMessage(input: { connectorId: string; address: string; message: string }, signal: AbortSignal): Promise<string>
  /**
   * Resolves with the transaction's hash. With `first`, the wallet executes both or neither, and the result is the
   * wallet's own id for the two; only after a review that says so (`atomic`).
   */
  sendTransaction(input: AccountTransaction, signal: AbortSignal): Promise<string>
  /** The transaction's fee, in the smallest unit of the native currency. */
  estimate(
    input: { address: string; caipNetworkId: CaipNetworkId; transaction: TransactionRequest },
    signal: AbortSignal,
  ): Promise<string>
  balance(input: { address: string; caipNetworkId: CaipNetworkId }, signal: AbortSignal): Promise<NativeBalance>
  /**
   * The account's balances of these tokens, by contract or mint, read from the chain. Leaves out addresses that are not
   * tokens, and empty balances; on EVM, `unheld` keeps the latter.
   */
  tokens(
    input: { address: string; caipNetworkId: CaipNetworkId; tokens: readonly string[]; unheld?: true },
    signal: AbortSignal,
  ): Promise<readonly TokenBalance[]>
  /** The account's name and picture, if the namespace has its own names; otherwise nothing. */
  identity(input: { address: string }, signal: AbortSignal): Promise<Identity>
  /**
   * Resolves an address, whose checksum must match if it has one, or a name if the network has names. Rejects with
   * `transfer.receiver` for any other text, `transfer.name` for an unknown name, and `transfer.zero` for an address
   * without an owner.
   */
  resolve(input: { text: string; caipNetworkId: CaipNetworkId }, signal: AbortSignal): Promise<Receiver>
  /**
   * Simulates a transaction and estimates its fee; with `first`, of both together; with `revoke`, of that before both.
   * A transaction that would fail is a valid result.
   */
  review(input: AccountTransaction & { revoke?: TransactionRequest }, signal: AbortSignal): Promise<TransactionReview>
  /**
   * The status of a transaction of the account; a replacement is compared with it. With `first`, `hash` is the wallet's
   * id of the two.
   */
  receipt(input: AccountTransaction & { hash: string; nonce?: string }, signal: AbortSignal): Promise<Receipt>
  /**
   * The receivers of a token in a past transaction of the account; empty if unknown. Histories often name only the
   * token's contract [send-look-alike].
   */
  tokenReceivers(
    input: { address: string; caipNetworkId: CaipNetworkId; hash: string },
    signal: AbortSignal,
  ): Promise<readonly string[]>
  /**
   * The dApp has added or removed networks of any namespace; always the complete list. Connections stay: a wallet with
   * its own network stays there, others move to the first remaining one.
   */
  setNetworks(networks: readonly Network[]): void
  /** The live provider of a connection, for `useAppKitProvider`; undefined if there is none. */
  provider(connectorId: string): unknown
}

/**
 * Reports on a pairing offered to any wallet. `expiresAt` is in milliseconds since the epoch. `signIn` is set if the
 * wallet signed in while connecting, or attempted to.
 */
export type PairingReport =
  /** The text of the QR code. A later one replaces it. */
  | { type: 'pairing.offered'; uri: string; expiresAt: number }
  /** A wallet has approved and signed in; the signature is being verified. */
  | { type: 'pairing.authenticating'; signIn: SignInAttempt }
  /** A wallet has approved: the session is live, with accounts in these namespaces. */
  | { type: 'pairing.settled'; namespaces: readonly Namespace[]; name: string; signIn?: SignInAttempt }
  /** The wallet rejected it, its approval is unusable, or the relay does not serve this page. */
  | { type: 'pairing.refused'; failure: Failure; signIn?: SignInAttempt }

/** Sent to the connection storage, which restores connections after a reload [wallet-reconnect]. */
export type StorageCommand =
  | { type: 'storage.connected'; namespace: Namespace; connectorId: string; name: string }
  | { type: 'storage.disconnected'; namespace: Namespace; connectorId: string }
  /** A recent connection that the user removed. */
  | { type: 'storage.forgotten'; namespace: Namespace; connectorId: string }
  | { type: 'storage.network'; caipNetworkId: CaipNetworkId }
  | { type: 'storage.accountType'; namespace: Namespace; accountType: AccountType }
  /** The project's multi-wallet setting, stored because it is fetched only when the modal opens [config-remembered]. */
  | { type: 'storage.multiWallet'; enabled: boolean }
  /** The dApp's pages that the user accepted [connect-terms]. */
  | { type: 'storage.accepted'; accepted: string }

/** A connection stored in this browser, live or not, with its last known state [wallet-recent-kept]. */
export interface StoredConnection {
  namespace: Namespace
  connectorId: string
  /** Empty if an older Portico stored it. */
  accounts: readonly ConnectedAccount[]
  caipNetworkId?: CaipNetworkId
}

/** What another tab of the same site has done, reported by the connection storage. */
export type OtherTabEvent =
  | { type: 'otherTab.disconnected'; namespace: Namespace; connectorId: string }
  | { type: 'otherTab.network'; caipNetworkId: CaipNetworkId }

/** The stored state when the kit starts: read once, and validated. */
export interface PersistedState {
  /** The active network of the last visit; null if unknown. */
  caipNetworkId: CaipNetworkId | null
  /** The names of the last used wallets, newest first, at most two [connect-recent]. */
  recents: readonly string[]
  accountTypes: Readonly<Partial<Record<Namespace, AccountType>>>
  /** The project's last known multi-wallet setting; absent if unknown. */
  multiWallet?: boolean
  /** The pages accepted last. */
  accepted?: string
}

/** The sign-in service of the charts, independent of the session store. */
export interface SignInService {
  createMessage(signer: Signer): Promise<ReadyMessage>
  /** Signs with the dApp's own function, if it has one, instead of the wallet. */
  sign(signer: Signer, message: string, byWallet: () => Promise<string>): Promise<string>
  /** @param signal cancels a session that is not complete. */
  addSession(session: SignedMessage, signal?: AbortSignal): Promise<void>
  readSessions(signer: Signer): Promise<SessionReading>
  /** Ends the sessions of these accounts, or all for `null`. Later reads reflect it. */
  endSessions(signers: readonly Signer[] | null): Promise<void>
  /** Calls back when the sessions may have changed elsewhere: in another tab, or while the page was hidden. */
  watch(onChange: () => void): () => void
}

/** The sign-in for a pairing, so that users sign in while connecting [pairing-one-step]. */
export interface OneStepService {
  /** The network for the message, out of the requested ones; undefined if none supports sign-in. */
  chainOf(networks: readonly CaipNetworkId[]): CaipNetworkId | undefined
  /** The message to sign: a new one each time, because a nonce is valid once. */
  request(caipNetworkId: CaipNetworkId): Promise<OpenMessage>
  /** Verifies and stores what was signed. */
  admit(signed: readonly SignedInOneStep[]): Promise<void>
}
