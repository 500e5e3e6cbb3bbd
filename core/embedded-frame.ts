import type { AccountType, EmbeddedUser } from './connector.ts'
import type { ErrorCode } from './errors.ts'
import type { SocialProvider } from './features.ts'
import type { Namespace } from './namespaces.ts'
import type { MessageData } from './sign-in.ts'

/** What a login by email asks for next. */
export type LoginStep = 'device' | 'code' | 'connected'

/** What a user has changed: their email, which account is in use, or that they are logged in at all. */
export type UserChange = { email: string } | { type: AccountType; address: string } | { signedOut: true }

/** Which email of a change is proved next: the one that there is, or the other one. */
export type EmailChangeStep = 'primary' | 'secondary'

/** The user of an embedded wallet, as the frame tells of them. */
export interface FrameUser {
  address: string
  /** A number on EVM, CAIP-2 elsewhere. */
  chainId: string | number
  email?: string
  userName?: string
  accounts?: readonly { address: string; type: AccountType }[]
  preferredAccountType?: AccountType
  smartAccountDeployed?: boolean
  /** What the login has signed, where it was asked to: a text, and the account's word for it [embedded-one-step]. */
  message?: string
  signature?: string
}

/** What a login is asked to sign: the frame writes its user's account in the place of `accountAddress`. */
export interface FrameSignIn extends MessageData {
  /** The text of it, before the account is known. */
  serializedMessage: string
}

/** A call of the wallet's, on a network. */
export interface FrameCall {
  method: string
  params?: unknown
  chainNamespace: Namespace
  chainId: string | number
  rpcUrl?: string
}

/** How the frame is to look. */
export interface FrameTheme {
  mode: 'light' | 'dark'
  variables: Readonly<Record<string, string | number>>
}

/** What keeps the wallet from working for anyone, or for this login: the developer is told as well [embedded-alerts]. */
export type FrameTrouble = Extract<
  ErrorCode,
  'frame.unreachable' | 'frame.timeout' | 'frame.domain' | 'frame.project' | 'frame.session' | 'relay.clock'
>

/**
 * A call waits for the user's word, none does any more, or one was refused since the wallet knows no such method; or there is
 * trouble with the wallet.
 */
export type FrameNews = 'waiting' | 'settled' | 'refused' | { trouble: FrameTrouble }

/**
 * The embedded wallet: a page of another origin in a frame, which holds the keys [embedded-frame]. It is created by the first
 * request. Each rejects with a `PorticoError` only.
 */
export interface EmbeddedFrame {
  /** Whether an email login was used in this browser before, and not signed out. */
  readonly isUsed: boolean
  /** When the next email may be sent, in milliseconds since 1970; a time that has passed where one may. */
  readonly nextEmailAt: number
  /** Resolves once the frame is in the page and ready to be asked. */
  load(): Promise<void>
  /** Mails a code or a link, unless this email has had its mail and the next has to wait [embedded-resend]. */
  connectEmail(email: string, signal?: AbortSignal): Promise<LoginStep>
  /** Resolves once the link in the mail was followed, and the device approved; a code has been sent then. */
  connectDevice(signal?: AbortSignal): Promise<void>
  connectOtp(code: string, signal?: AbortSignal): Promise<void>
  /** Where a window has to go for a login at a provider. */
  socialUri(provider: SocialProvider, signal?: AbortSignal): Promise<string>
  /** Logs in with the address that the provider has led back to. */
  connectSocial(provider: SocialProvider, uri: string, signal?: AbortSignal): Promise<void>
  /** Where Farcaster's code leads, for a phone. Who gives up has the frame load itself again [social-farcaster]. */
  farcasterUri(signal?: AbortSignal): Promise<string>
  /** Resolves once the user has approved on the phone; likewise. */
  connectFarcaster(signal?: AbortSignal): Promise<void>
  /** What is remembered of a login goes where the frame says that there is none. */
  isConnected(): Promise<boolean>
  user(asked: {
    chainId?: string | number
    preferredAccountType?: AccountType
    siwxMessage?: FrameSignIn
  }): Promise<FrameUser>
  /** Does what reads the user. Where that fails for a login that was just done, nothing is left of it [embedded-half-done]. */
  taking<T>(read: () => Promise<T>): Promise<T>
  /** Signs out where a login was just done and its user not read: the wallet could not be connected [embedded-half-done]. */
  endUnread(): Promise<void>
  switchNetwork(chainId: string | number, rpcUrl?: string): Promise<string | number>
  /** Goes to another account of the user: who watches the user has heard of it when it resolves. */
  setPreferredAccount(type: AccountType): Promise<{ type: AccountType; address: string }>
  /** Asked for once, for 3 s at most. */
  smartAccountNetworks(): Promise<readonly number[]>
  /** Where the user logged in. */
  readonly provider: EmbeddedUser['provider']
  /** What the provider calls the user. */
  readonly userName: string | undefined
  /** Sends a code for another email: to the one that there is first, where there is one [embedded-email-change]. */
  updateEmail(email: string, signal?: AbortSignal): Promise<EmailChangeStep>
  /** Proves the email that there is; a code for the other one has been sent then. */
  updateEmailPrimary(code: string, signal?: AbortSignal): Promise<void>
  /** Proves the other email, which is the user's from then on. Resolves with it; who watches the user has heard of it. */
  updateEmailSecondary(code: string, signal?: AbortSignal): Promise<string>
  /** Calls back when the user's email or account is another one, or the login ends. Returns the function that stops it. */
  watchUser(heard: (change: UserChange) => void): () => void
  /** Has the frame answer a call. One that needs the user's word waits for the frame to be on screen. */
  call(call: FrameCall): Promise<unknown>
  /** Rejects the calls that wait for the user's word, here and in the frame. */
  abortCalls(): void
  /** Settles all that is open: nothing is waited for any more. */
  abort(): void
  /** How the frame looks from now on. */
  setTheme(theme: FrameTheme): void
  /** What is remembered goes first, then who watches the user hears of it; the frame is waited for 3 s at most [embedded-sign-out]. */
  signOut(): Promise<void>
  /** The network that the frame is on, as it said last [embedded-network]. */
  readonly chainId: string | number | undefined
  /** Calls back when it says another one. Returns the function that stops it. */
  watchChain(heard: () => void): () => void
  /** The network of EVM that a login was on last, as it was remembered. */
  readonly lastChainId: string | undefined
  /** How many calls wait for the user's word. */
  readonly waiting: number
  /** Calls back with what becomes of calls and of the wallet. Returns the function that stops it. */
  watchCalls(heard: (news: FrameNews) => void): () => void
  /** Shows the frame as a child of an element, in its slot of that name, until the function that is returned is called. */
  show(host: Element, slot: string): () => void
}
