import type { CaipNetworkId } from '../core/caip.ts'
import type { Namespace } from '../core/namespaces.ts'
import type { Network } from '../core/network.ts'
import type { MessageData, OpenMessage, SignedMessage } from '../core/sign-in.ts'

/** What a sign-in message says [signin-messages]; times are RFC 3339. */
export type SIWXMessageData = MessageData

/** A message, and the text of it that the wallet is shown. */
export interface SIWXMessage extends SIWXMessageData {
  toString(): string
}

/** What a message is made for. */
export interface SIWXMessageInput {
  accountAddress: string
  chainId: CaipNetworkId
  notBefore?: string
}

/** The same types by the names that AppKit's users know them by. */
export declare namespace SIWXMessage {
  type Data = SIWXMessageData
  type Input = SIWXMessageInput
}

/** What a message says before the account that will sign it is known. */
export type SIWXRequest = OpenMessage

/** What a request is made for. */
export type SIWXRequestInput = Omit<SIWXMessageInput, 'accountAddress'>

/** A message with the account's word for it. */
export interface SIWXSession extends SignedMessage {
  /** What WalletConnect's sign-in in one step has answered with (CAIP-74). */
  cacao?: unknown
}

/**
 * How an app signs users in [signin-session]. Each method may reject: with a `sign.…` error where it can say what went
 * wrong.
 */
export interface SIWXConfig {
  createMessage(input: SIWXMessageInput): Promise<SIWXMessage>
  /**
   * What wallets of WalletConnect, and the embedded wallet, are to sign while they connect, if they can: they write the
   * message themselves. Without it, the user connects first and is asked then.
   */
  createRequest?(input: SIWXRequestInput): Promise<SIWXRequest>
  /** @throws where the session is not valid. */
  addSession(session: SIWXSession): Promise<void>
  /** Ends the session of exactly that account on that chain. */
  revokeSession(chainId: CaipNetworkId, address: string): Promise<void>
  /** These sessions and no others. */
  setSessions(sessions: SIWXSession[]): Promise<void>
  /** The sessions of that account on that chain that are verified and have not run out. */
  getSessions(chainId: CaipNetworkId, address: string): Promise<SIWXSession[]>
  /** Whether a session is needed to use the app. */
  getRequired?(): boolean
  /** Whether sessions end with their connections; `true` unless given. */
  signOutOnDisconnect?: boolean
  /** Signs in the place of the wallet. */
  signMessage?(input: { message: string; chainId: CaipNetworkId; accountAddress: string }): Promise<string>
  /** Whether accounts on that chain sign in at all; all do unless given. */
  covers?(chainId: CaipNetworkId): boolean
  /** Receives the app's networks: on their nodes smart accounts say whether a signature is theirs. */
  setNetworks?(networks: readonly Network[]): void
  /** Receives the id of the app's project, from `createAppKit` of `portico/appkit`. */
  setProject?(projectId: string): void
}

/** Checks a namespace's signatures. */
export interface SIWXVerifier {
  readonly chainNamespace: Namespace
  /** Whether the signature is the account's. @throws where that can't be found out. */
  verify(session: SIWXSession): Promise<boolean>
  setNetworks?(networks: readonly Network[]): void
}

/** Writes messages. */
export interface SIWXMessenger {
  createMessage(input: SIWXMessageInput): Promise<SIWXMessage>
  /** What a message is to say, whichever account will sign it. Without it, signing in takes two steps. */
  createRequest?(input: SIWXRequestInput): Promise<SIWXRequest>
  /** What a text of this messenger says. @throws where it is none. Without it, texts are not compared with their data. */
  parse?(text: string): SIWXMessageData
  /** Whether a message is one for this app, and not for another. Without it, none is looked at for that. */
  isOwn?(data: SIWXMessageData): boolean
}

/** Keeps sessions. */
export interface SIWXStorage {
  add(session: SIWXSession): Promise<void>
  set(sessions: SIWXSession[]): Promise<void>
  get(chainId: CaipNetworkId, address: string): Promise<SIWXSession[]>
  delete(chainId: CaipNetworkId, address: string): Promise<void>
}
