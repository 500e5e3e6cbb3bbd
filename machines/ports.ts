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

/** Everything that an adapter knows, whole each time: what is not in it does not exist. */
export interface AdapterReport {
  /** In the order in which a list shows them. */
  connectors: readonly Connector[]
  /** The current one first, the others in the order in which they came. */
  connections: readonly Connection[]
  /** The connector id of the active connection, null where there is none. */
  current: string | null
}

/** An amount of a network's own currency, in its smallest unit, as a decimal string. */
export interface NativeBalance {
  value: string
  decimals: number
  symbol: string
}

/** A transaction to be shown to the wallet. Amounts are decimal strings in the smallest unit. */
export interface TransactionRequest {
  /** Who receives it: with a `token` still the receiver, and never the token's contract. */
  to: string
  value?: string
  data?: string
  /** The contract or mint of the token that `value` counts; the network's own currency unless given. */
  token?: string
}

/** Who a text means that a user has written for a receiver. */
export interface Receiver {
  /** In the namespace's usual spelling. */
  address: string
  /** The name that it was found by. */
  name?: string
}

/** What the user knows of a receiver. */
export interface Acquaintance {
  /** Whether there was a transfer to the address. */
  isKnown: boolean
  /** The network of the last one, where there was none on this network. */
  elsewhere?: CaipNetworkId
  /** Another one that the user knows, which it could be taken for. */
  like?: string
  /** The account's history did not come: whom it tells of is not among those that the user is taken to know. */
  isHistoryMissing?: true
}

/** What a transaction moves, as the node says that runs it without sending it. */
export interface Movement {
  /** The token's contract or mint; absent for the network's own currency. */
  token?: string
  /** In the smallest unit. */
  amount: string
}

/** What a dApp wants to be sent, as a form can hold it. */
export interface Wish {
  /** The network that it is about, where that is another than the account's: nothing else is known of it yet. */
  elsewhere?: CaipNetworkId
  token?: TokenBalance
  /** In the token's smallest unit. */
  units?: string
  /** An address or a name, as it was written. */
  to?: string
}

/** What a node says of a transaction before it is signed. Amounts are in the smallest unit of the network's currency. */
export interface TransactionReview {
  /** The most that the network takes for it; absent where it would fail, and so costs nothing that is known. */
  fee?: string
  /** What is paid beside the fee to make a place for the token at the receiver. */
  deposit?: string
  /** What has to stay with the sender where all of the network's currency is sent, the fee included. */
  reserve: string
  /** What the sender has of the network's own currency, as the node says. */
  own?: string
  /** What leaves the sender and what arrives at the receiver; absent where the node can't tell. */
  sent?: Movement
  received?: Movement
  /**
   * Of a call of a contract: by how much what the sender has of each currency changes, with a minus where it becomes less, the
   * fee aside; absent where the node can't tell.
   */
  changes?: readonly Movement[]
  /** Why it would fail, in the node's words. */
  problem?: string
  /** The token's contract or mint counts its decimals otherwise than the user was told: another amount would be sent. */
  miscounted?: true
  /** Whether the wallet can do it and what is to be sent before it at once: both or neither (EIP-5792) [swap-atomic]. */
  atomic?: boolean
  /** Whether code lies at the receiver's address, and whether the address was ever used. */
  receiver?: { isContract: boolean; isUnused: boolean }
}

/** What has become of a transaction. */
export type Receipt =
  /** It waits, or the node does not know it: then `known` is false. `nonce` tells it from one that takes its place. */
  | { status: 'pending'; known: boolean; nonce?: string }
  /**
   * `hash` is told where the transaction was known by a wallet's id. Of a call of a contract, `changes` tells by how much what the
   * account has of each token has changed, where the node says so; the network's own currency is not among them.
   */
  | { status: 'confirmed'; hash?: string; changes?: readonly Movement[] }
  /** It was undone; `hash` is that of one that had taken its place. */
  | { status: 'failed'; hash?: string }
  /** The same was sent for a higher fee, under another hash. */
  | { status: 'spedUp'; hash: string }
  /** The user has had nothing sent in its place. */
  | { status: 'cancelled'; hash: string }
  /** Another transaction of the account has taken its place; which, the node may not know. */
  | { status: 'replaced'; hash?: string }
  /** Only the wallet knows, and that is not connected [swap-atomic]. */
  | { status: 'unknown' }

/** A transaction of an account, by a connection. */
export interface AccountTransaction {
  connectorId: string
  address: string
  caipNetworkId: CaipNetworkId
  transaction: TransactionRequest
  /** What is to be done before it. */
  first?: TransactionRequest
}

/**
 * The contract of every chain and wallet family [wallet-contract]. What crosses it is plain JSON, but for `provider`.
 * Each method rejects with a `PorticoError` only, and hands its signal on where the work can be aborted.
 */
export interface WalletAdapter {
  readonly namespace: Namespace
  /**
   * Reports the whole state at once and at every change, before any method that caused it resolves. Returns the function
   * that stops it.
   */
  watch(report: (state: AdapterReport) => void): () => void
  /** The user is about to ask a wallet for something: what that needs is loaded ahead. */
  approach?(): void
  /**
   * Asks the wallet for accounts. The prompt can't be aborted: a late approval still arrives by `watch`. A wallet that is
   * connected beside the current one becomes the current one, unasked; the current one is refused.
   */
  connect(input: { connectorId: string; caipNetworkId?: CaipNetworkId }, signal: AbortSignal): Promise<Connection>
  /** Takes up a recent connection without a prompt; null where the wallet no longer grants it. */
  reconnect(input: { connectorId: string }, signal: AbortSignal): Promise<Connection | null>
  disconnect(input: { connectorId: string }, signal: AbortSignal): Promise<void>
  /**
   * Makes another live connection the active one, and of its accounts the one of that address, where it is given: it is
   * the first for as long as the wallet shares it and puts no other one first. `wallet.unauthorized` where it does not.
   */
  activate(input: { connectorId: string; address?: string }, signal: AbortSignal): Promise<void>
  /** Resolves when the wallet reports the chain; adds the chain first where the wallet does not know it (4902). */
  switchNetwork(input: { connectorId?: string; caipNetworkId: CaipNetworkId }, signal: AbortSignal): Promise<void>
  /** Signs text with the account; resolves with the namespace's usual encoding of a signature. */
  signMessage(input: { connectorId: string; address: string; message: string }, signal: AbortSignal): Promise<string>
  /**
   * Resolves with the transaction's hash. With `first`, the wallet does both or neither, and what it resolves with is the wallet's
   * own id of the two: only where a review has said so (`atomic`).
   */
  sendTransaction(input: AccountTransaction, signal: AbortSignal): Promise<string>
  /** The fee that the transaction would cost, in the smallest unit of the native currency. */
  estimate(
    input: { address: string; caipNetworkId: CaipNetworkId; transaction: TransactionRequest },
    signal: AbortSignal,
  ): Promise<string>
  balance(input: { address: string; caipNetworkId: CaipNetworkId }, signal: AbortSignal): Promise<NativeBalance>
  /**
   * What the account holds of these tokens, by their contracts or mints, as the chain itself says. What is no token there, and
   * what the account has none of, is left out; on EVM not the latter, where `unheld` asks for it.
   */
  tokens(
    input: { address: string; caipNetworkId: CaipNetworkId; tokens: readonly string[]; unheld?: true },
    signal: AbortSignal,
  ): Promise<readonly TokenBalance[]>
  /** How an account is called where the namespace has names of its own, and its picture; nothing where it has none. */
  identity(input: { address: string }, signal: AbortSignal): Promise<Identity>
  /**
   * Who is meant by an address, whose checksum counts where it has one, or by a name where the network has names.
   * Rejects with `transfer.receiver` for what is neither, with `transfer.name` for a name that leads nowhere, and with
   * `transfer.zero` for an address that no one owns.
   */
  resolve(input: { text: string; caipNetworkId: CaipNetworkId }, signal: AbortSignal): Promise<Receiver>
  /**
   * What the transaction would do and cost, and where another one is to be sent first, both together; `revoke` would be sent
   * even before that. That it would fail is an answer as well.
   */
  review(input: AccountTransaction & { revoke?: TransactionRequest }, signal: AbortSignal): Promise<TransactionReview>
  /**
   * What has become of a transaction that the account has sent: what has taken its place is compared with it. With `first`, `hash`
   * is the wallet's id of the two.
   */
  receipt(input: AccountTransaction & { hash: string; nonce?: string }, signal: AbortSignal): Promise<Receipt>
  /**
   * Who got the token that an account has sent in a transaction of the past: none where that can't be told. What a history tells of
   * such a transaction is often the token's contract alone [send-look-alike].
   */
  tokenReceivers(
    input: { address: string; caipNetworkId: CaipNetworkId; hash: string },
    signal: AbortSignal,
  ): Promise<readonly string[]>
  /**
   * The dApp has added networks, or taken some away, of whatever namespace: whole each time. Connections stand: who has a
   * network of its own stays there, who has none goes to the first that remains.
   */
  setNetworks(networks: readonly Network[]): void
  /** The live provider of a live connection, for `useAppKitProvider`; undefined where there is none. */
  provider(connectorId: string): unknown
}

/**
 * What becomes of a pairing that is offered to any wallet. `expiresAt` is in milliseconds since 1970. Where
 * the wallet signs in while it connects, or was to, `signIn` says where.
 */
export type PairingReport =
  /** The text of the QR code. A later one replaces the one before. */
  | { type: 'pairing.offered'; uri: string; expiresAt: number }
  /** A wallet has approved, and signed in with it: what it signed is verified. */
  | { type: 'pairing.authenticating'; signIn: SignInAttempt }
  /** A wallet has approved: the session is live, with accounts in these namespaces. */
  | { type: 'pairing.settled'; namespaces: readonly Namespace[]; name: string; signIn?: SignInAttempt }
  /** The wallet said no, what it approved is of no use, or the relay does not serve this page. */
  | { type: 'pairing.refused'; failure: Failure; signIn?: SignInAttempt }

/** What is sent to the store of connections, to restore them after a reload [wallet-reconnect]. */
export type StorageCommand =
  | { type: 'storage.connected'; namespace: Namespace; connectorId: string; name: string }
  | { type: 'storage.disconnected'; namespace: Namespace; connectorId: string }
  /** A recent connection that the visitor wants to hear no more of. */
  | { type: 'storage.forgotten'; namespace: Namespace; connectorId: string }
  | { type: 'storage.network'; caipNetworkId: CaipNetworkId }
  | { type: 'storage.accountType'; namespace: Namespace; accountType: AccountType }
  /** What the project says of several wallets: it is asked only once the modal opens [config-remembered]. */
  | { type: 'storage.multiWallet'; enabled: boolean }
  /** The dApp's pages that the user has accepted [connect-terms]. */
  | { type: 'storage.accepted'; accepted: string }

/** A connection that this browser remembers, live or not, with what it was like last [wallet-recent-kept]. */
export interface StoredConnection {
  namespace: Namespace
  connectorId: string
  /** None where an older Portico has written it. */
  accounts: readonly ConnectedAccount[]
  caipNetworkId?: CaipNetworkId
}

/** What another tab of the same site has done, as the store of connections tells it. */
export type OtherTabEvent =
  | { type: 'otherTab.disconnected'; namespace: Namespace; connectorId: string }
  | { type: 'otherTab.network'; caipNetworkId: CaipNetworkId }

/** What the store holds when the kit starts: read once, and checked. */
export interface PersistedState {
  /** The active network of the last visit; null where none is known. */
  caipNetworkId: CaipNetworkId | null
  /** The names of the wallets used last, the latest first, at most two [connect-recent]. */
  recents: readonly string[]
  accountTypes: Readonly<Partial<Record<Namespace, AccountType>>>
  /** Whether the project allowed several wallets when it was asked last; not there where it never was. */
  multiWallet?: boolean
  /** The pages that were accepted last. */
  accepted?: string
}

/** What the charts sign users in with, whichever store keeps the sessions. */
export interface SignInService {
  createMessage(signer: Signer): Promise<ReadyMessage>
  /** Signs by what the dApp has put in the wallet's place, where it has. */
  sign(signer: Signer, message: string, byWallet: () => Promise<string>): Promise<string>
  /** @param signal takes back what has not come of it yet. */
  addSession(session: SignedMessage, signal?: AbortSignal): Promise<void>
  readSessions(signer: Signer): Promise<SessionReading>
  /** Ends the sessions of these accounts, or all of them for `null`. A read that follows sees it. */
  endSessions(signers: readonly Signer[] | null): Promise<void>
  /** Calls back when the sessions may have changed elsewhere: in another tab, or while the page was hidden. */
  watch(onChange: () => void): () => void
}

/** What a link to any wallet is given to sign people in with while they connect [pairing-one-step]. */
export interface OneStepService {
  /** The network that the message is for, of those that a wallet is asked for; undefined where no network signs users in. */
  chainOf(networks: readonly CaipNetworkId[]): CaipNetworkId | undefined
  /** What wallets are to sign: made each time, as a nonce counts once. */
  request(caipNetworkId: CaipNetworkId): Promise<OpenMessage>
  /** Verifies and keeps what was signed. */
  admit(signed: readonly SignedInOneStep[]): Promise<void>
}
