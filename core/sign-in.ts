import type { CaipNetworkId, Namespace } from './caip.ts'

/** What a sign-in message says [signin-messages]; times are RFC 3339. */
export interface MessageData {
  accountAddress: string
  /** CAIP-2. */
  chainId: CaipNetworkId
  /** Who asks: the host of the page, with its port. */
  domain: string
  /** What is signed in to. */
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

/** What a message says before the account that will sign it is known. */
export type OpenMessage = Omit<MessageData, 'accountAddress'>

/** A message that is ready to be signed: what it says, and the text of it. */
export interface ReadyMessage {
  data: MessageData
  message: string
}

/** A message with the account's word for it. */
export interface SignedMessage extends ReadyMessage {
  signature: string
}

/** A message that a wallet has written and signed while it connected, with what it answered (CAIP-74). */
export interface SignedInOneStep extends SignedMessage {
  cacao: unknown
}

/** What is known of a user who signs in while a wallet connects. */
export interface SignInAttempt {
  network: CaipNetworkId
  isSmartAccount: boolean
}

/** Who signs in: an account on a chain. */
export interface Signer {
  namespace: Namespace
  caipNetworkId: CaipNetworkId
  address: string
}

/** As much of a session as code that did not make it needs to know. */
export interface SessionSummary {
  address: string
  caipNetworkId: CaipNetworkId
  /** Milliseconds since 1970; null for a session without end. */
  expiresAt: number | null
}

/** What the session store says of an account. */
export interface SessionReading {
  /** The sessions that count now. */
  sessions: readonly SessionSummary[]
  /** How long it is until one of them may not count any more, in milliseconds. */
  rereadIn: number
  /** Whether accounts of its network sign in at all. */
  covered: boolean
  /** Whether a session is required. */
  required: boolean
}

/** What a dApp reads of the active account: whether it is signed in, is not, need not be, or is not known (yet). */
export type SessionStatus = 'none' | 'checking' | 'signedOut' | 'signedIn' | 'unknown'

export interface SessionState {
  status: SessionStatus
  /** The session, where there is one. */
  session?: SessionSummary
}

/** What the flow of signing in is begun with. */
export interface SignInInput extends Signer {
  /** Whether a session is required. */
  required: boolean
  /** The network on which the user signed in last [signin-cancel]. */
  last: CaipNetworkId | null
  /** Who asks. */
  app: { name: string; icon?: string }
}
