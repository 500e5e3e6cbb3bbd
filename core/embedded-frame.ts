import type { AccountType, EmbeddedUser } from './connector.ts'
import type { ErrorCode } from './errors.ts'
import type { SocialProvider } from './features.ts'
import type { Namespace } from './namespaces.ts'
import type { MessageData } from './sign-in.ts'

/** The next step of an email login. */
export type LoginStep = 'device' | 'code' | 'connected'

/** A change by the user: of the email, of the account in use, or the end of the login. */
export type UserChange = { email: string } | { type: AccountType; address: string } | { signedOut: true }

/** Which email of a change is verified next: the current one or the new one. */
export type EmailChangeStep = 'primary' | 'secondary'

/** The user of an embedded wallet, as reported by the frame. */
export interface FrameUser {
  address: string
  /** A number on EVM, CAIP-2 elsewhere. */
  chainId: string | number
  email?: string
  userName?: string
  accounts?: readonly { address: string; type: AccountType }[]
  preferredAccountType?: AccountType
  smartAccountDeployed?: boolean
  /** The message and signature of a sign-in during login, if one was requested [embedded-one-step]. */
  message?: string
  signature?: string
}

/** A message to sign during login: the frame replaces `accountAddress` with the user's account. */
export interface FrameSignIn extends MessageData {
  /** The message's text, with a placeholder for the account. */
  serializedMessage: string
}

/** A call to the wallet on a network. */
export interface FrameCall {
  method: string
  params?: unknown
  chainNamespace: Namespace
  chainId: string | number
  rpcUrl?: string
}

/** The theme of the frame. */
export interface FrameTheme {
  mode: 'light' | 'dark'
  variables: Readonly<Record<string, string | number>>
}

/** A failure of the wallet for everyone, or of this login: the developer is alerted as well [embedded-alerts]. */
export type FrameTrouble = Extract<
  ErrorCode,
  'frame.unreachable' | 'frame.timeout' | 'frame.domain' | 'frame.project' | 'frame.session' | 'relay.clock'
>

/**
 * A call waits for the user's approval, none does any more, or one was refused because the wallet does not know its
 * method; or the wallet has a problem.
 */
export type FrameNews = 'waiting' | 'settled' | 'refused' | { trouble: FrameTrouble }

/**
 * The embedded wallet: a page of another origin in a frame, which holds the keys [embedded-frame]. The first request
 * creates the frame. Methods reject only with a `PorticoError`.
 */
export interface EmbeddedFrame {
  /** Whether an email login was used in this browser and not signed out. */
  readonly isUsed: boolean
  /** When the next email may be sent, in milliseconds since the epoch; a past time if one may be sent now. */
  readonly nextEmailAt: number
  /** The number of seconds until then, rounded up [embedded-resend]. */
  readonly nextEmailIn: number
  /** Resolves once the frame is in the page and ready for requests. */
  load(): Promise<void>
  /** Sends a code or a link by email, unless this email has just received one [embedded-resend]. */
  connectEmail(email: string, signal?: AbortSignal): Promise<LoginStep>
  /** Resolves once the user has followed the link in the email and approved the device; a code has then been sent. */
  connectDevice(signal?: AbortSignal): Promise<void>
  connectOtp(code: string, signal?: AbortSignal): Promise<void>
  /** The URL of a social login, for a window. */
  socialUri(provider: SocialProvider, signal?: AbortSignal): Promise<string>
  /** Logs in with the URL that the provider has redirected to. */
  connectSocial(provider: SocialProvider, uri: string, signal?: AbortSignal): Promise<void>
  /** The URL in Farcaster's code, for a phone. Aborting makes the frame reload [social-farcaster]. */
  farcasterUri(signal?: AbortSignal): Promise<string>
  /** Resolves once the user has approved on the phone. Aborting makes the frame reload. */
  connectFarcaster(signal?: AbortSignal): Promise<void>
  /** Clears the stored login if the frame reports that there is none. */
  isConnected(): Promise<boolean>
  user(asked: {
    chainId?: string | number
    preferredAccountType?: AccountType
    siwxMessage?: FrameSignIn
  }): Promise<FrameUser>
  /**
   * Runs `read`, which reads the user. If it fails right after a login, the login is undone [embedded-half-done]; if the
   * login is ended meanwhile, the signal aborts.
   */
  taking<T>(read: (signal: AbortSignal) => Promise<T>): Promise<T>
  /** Signs out if the user of a new login has not been read: the wallet could not connect [embedded-half-done]. */
  endUnread(): Promise<void>
  switchNetwork(chainId: string | number, rpcUrl?: string): Promise<string | number>
  /** Switches to another account of the user. The user's watchers are called before it resolves. */
  setPreferredAccount(type: AccountType): Promise<{ type: AccountType; address: string }>
  /** Requested once, with a timeout of 3 s. */
  smartAccountNetworks(): Promise<readonly number[]>
  /** The provider that the user logged in with. */
  readonly provider: EmbeddedUser['provider']
  /** The user's name at the provider. */
  readonly userName: string | undefined
  /**
   * Starts changing the email: sends a code to the current one, or to the new one if there is none
   * [embedded-email-change].
   */
  updateEmail(email: string, signal?: AbortSignal): Promise<EmailChangeStep>
  /** Verifies the current email; a code has then been sent to the new one. */
  updateEmailPrimary(code: string, signal?: AbortSignal): Promise<void>
  /**
   * Verifies the new email, which replaces the current one. Resolves with it, after the user's watchers have been
   * called.
   */
  updateEmailSecondary(code: string, signal?: AbortSignal): Promise<string>
  /** Calls back when the user's email or account changes, or the login ends. Returns the function that stops it. */
  watchUser(heard: (change: UserChange) => void): () => void
  /** Sends a call to the frame. One that needs the user's approval waits until the frame is visible. */
  call(call: FrameCall): Promise<unknown>
  /** Rejects the calls that wait for the user's approval, here and in the frame. */
  abortCalls(): void
  /** Rejects all pending requests. */
  abort(): void
  /** Sets the frame's theme. */
  setTheme(theme: FrameTheme): void
  /**
   * Clears the stored login, notifies the user's watchers, then waits at most 3 s for the frame [embedded-sign-out].
   */
  signOut(): Promise<void>
  /** The frame's network, as last reported [embedded-network]. */
  readonly chainId: string | number | undefined
  /** Calls back when the frame reports another network. Returns the function that stops it. */
  watchChain(heard: () => void): () => void
  /** The EVM network of the last login, from storage. */
  readonly lastChainId: string | undefined
  /** How many calls wait for the user's approval. */
  readonly waiting: number
  /** Calls back with news of calls and of the wallet. Returns the function that stops it. */
  watchCalls(heard: (news: FrameNews) => void): () => void
  /** Shows the frame as a child of an element, in the named slot, until the returned function is called. */
  show(host: Element, slot: string): () => void
}
