import type { CaipNetworkId, Namespace } from './caip.ts'

/** The data of a sign-in message [signin-messages]; times are RFC 3339. */
export interface MessageData {
  accountAddress: string
  /** CAIP-2. */
  chainId: CaipNetworkId
  /** The host of the page that asks, with its port. */
  domain: string
  /** The resource to sign in to. */
  uri: string
  version: string
  nonce: string
  /** The scheme that EIP-4361 allows before the domain. */
  scheme?: string
  statement?: string
  issuedAt?: string
  expirationTime?: string
  notBefore?: string
  requestId?: string
  resources?: readonly string[]
}

/** The data of a message before the signing account is known. */
export type OpenMessage = Omit<MessageData, 'accountAddress'>

/** A message ready to be signed: its data and its text. */
export interface ReadyMessage {
  data: MessageData
  message: string
}

/** A message with the account's signature. */
export interface SignedMessage extends ReadyMessage {
  signature: string
}

/** A message that a wallet signed while it connected, with the wallet's answer (CAIP-74). */
export interface SignedInOneStep extends SignedMessage {
  cacao: unknown
}

/** The known data of a user who signs in while a wallet connects. */
export interface SignInAttempt {
  network: CaipNetworkId
  isSmartAccount: boolean
}

/** The account that signs in, and its chain. */
export interface Signer {
  namespace: Namespace
  caipNetworkId: CaipNetworkId
  address: string
}

/** The part of a session that code outside the session store needs. */
export interface SessionSummary {
  address: string
  caipNetworkId: CaipNetworkId
  /** In milliseconds since the epoch; null if the session does not expire. */
  expiresAt: number | null
}

/** The session store's answer about an account. */
export interface SessionReading {
  /** The currently valid sessions. */
  sessions: readonly SessionSummary[]
  /** The time until one of them may expire, in milliseconds. */
  rereadIn: number
  /** Whether accounts of its network can sign in at all. */
  covered: boolean
  /** Whether a session is required. */
  required: boolean
}

/** Whether the active account is signed in, is not, need not be, or is unknown so far. */
export type SessionStatus = 'none' | 'checking' | 'signedOut' | 'signedIn' | 'unknown'

export interface SessionState {
  status: SessionStatus
  /** The session, if there is one. */
  session?: SessionSummary
}

/** The input of the sign-in flow. */
export interface SignInInput extends Signer {
  /** Whether a session is required. */
  required: boolean
  /** The network of the user's last sign-in [signin-cancel]. */
  last: CaipNetworkId | null
  /** The app that asks. */
  app: { name: string; icon?: string }
}
