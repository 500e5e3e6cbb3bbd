import type { CaipNetworkId } from '../core/caip.ts'
import type { Namespace } from '../core/namespaces.ts'
import type { Network } from '../core/network.ts'
import type { MessageData, OpenMessage, SignedMessage } from '../core/sign-in.ts'

/** The content of a sign-in message [signin-messages]; times are RFC 3339. */
export type SIWXMessageData = MessageData

/** A message with its text, which the wallet shows. */
export interface SIWXMessage extends SIWXMessageData {
  toString(): string
}

/** The account and the chain that a message is created for. */
export interface SIWXMessageInput {
  accountAddress: string
  chainId: CaipNetworkId
  notBefore?: string
}

/** The same types by the names that AppKit uses. */
export declare namespace SIWXMessage {
  type Data = SIWXMessageData
  type Input = SIWXMessageInput
}

/** A message's content before the signing account is known. */
export type SIWXRequest = OpenMessage

/** The chain that a request is created for. */
export type SIWXRequestInput = Omit<SIWXMessageInput, 'accountAddress'>

/** A message with the account's signature. */
export interface SIWXSession extends SignedMessage {
  /** The answer of WalletConnect's one-step sign-in (CAIP-74). */
  cacao?: unknown
}

/** How an app signs users in [signin-session]. Each method may reject: with a `sign.…` error if it knows the reason. */
export interface SIWXConfig {
  createMessage(input: SIWXMessageInput): Promise<SIWXMessage>
  /**
   * Creates the request that WalletConnect wallets and the embedded wallet sign while they connect, if they support it:
   * they write the message themselves. Without this method, the user connects first and is asked to sign afterwards.
   */
  createRequest?(input: SIWXRequestInput): Promise<SIWXRequest>
  /** @throws if the session is not valid. */
  addSession(session: SIWXSession): Promise<void>
  /** Ends the session of exactly this account on this chain. */
  revokeSession(chainId: CaipNetworkId, address: string): Promise<void>
  /** Replaces all sessions by these. */
  setSessions(sessions: SIWXSession[]): Promise<void>
  /** The verified, unexpired sessions of this account on this chain. */
  getSessions(chainId: CaipNetworkId, address: string): Promise<SIWXSession[]>
  /** Whether using the app requires a session. */
  getRequired?(): boolean
  /** Whether sessions end with their connections; `true` by default. */
  signOutOnDisconnect?: boolean
  /** Signs instead of the wallet. */
  signMessage?(input: { message: string; chainId: CaipNetworkId; accountAddress: string }): Promise<string>
  /** Whether accounts on this chain sign in at all; all do by default. */
  covers?(chainId: CaipNetworkId): boolean
  /** Receives the app's networks: their nodes verify the signatures of smart accounts. */
  setNetworks?(networks: readonly Network[]): void
  /** Receives the id of the app's project, from `createAppKit` of `portico/appkit`. */
  setProject?(projectId: string): void
}

/** Verifies a namespace's signatures. */
export interface SIWXVerifier {
  readonly chainNamespace: Namespace
  /** Whether the account made the signature. @throws if that can't be determined. */
  verify(session: SIWXSession): Promise<boolean>
  setNetworks?(networks: readonly Network[]): void
}

/** Creates messages. */
export interface SIWXMessenger {
  createMessage(input: SIWXMessageInput): Promise<SIWXMessage>
  /** Creates a message's content for any account. Without this method, signing in takes two steps. */
  createRequest?(input: SIWXRequestInput): Promise<SIWXRequest>
  /**
   * Parses a text of this messenger. @throws if it is not one. Without this method, texts are not compared with their
   * data.
   */
  parse?(text: string): SIWXMessageData
  /** Whether a message is meant for this app. Without this method, that is not checked. */
  isOwn?(data: SIWXMessageData): boolean
}

/** Stores sessions. */
export interface SIWXStorage {
  add(session: SIWXSession): Promise<void>
  set(sessions: SIWXSession[]): Promise<void>
  get(chainId: CaipNetworkId, address: string): Promise<SIWXSession[]>
  delete(chainId: CaipNetworkId, address: string): Promise<void>
}
