/** What a SIWE message of old says [signin-legacy]; `iat`, `exp` and `nbf` are times. */
export interface SIWEMessageParams {
  domain: string
  uri: string
  /** The EVM chains of the app. */
  chains: readonly number[]
  statement?: string
  iat?: string
  exp?: string
  nbf?: string
  requestId?: string
  resources?: readonly string[]
}

/** What a SIWE message of old is made of. */
export interface SIWECreateMessageArgs extends Omit<SIWEMessageParams, 'chains'> {
  /** `did:pkh:eip155:<chain>:<address>`. */
  address: string
  chainId: number
  nonce: string
  version: '1'
  type?: 'eip4361' | 'caip122'
}

export interface SIWEVerifyMessageArgs {
  message: string
  signature: string
  cacao?: unknown
}

export interface SIWESession {
  address: string
  chainId: number
}

/** A dApp's SIWE configuration of old [signin-legacy]. */
export interface SIWEConfig {
  getNonce(address?: string): Promise<string>
  getMessageParams?(): Promise<SIWEMessageParams>
  createMessage(args: SIWECreateMessageArgs): string | Promise<string>
  verifyMessage(args: SIWEVerifyMessageArgs): Promise<boolean>
  getSession(): Promise<SIWESession | null>
  signOut(): Promise<boolean>
  onSignIn?(session?: SIWESession): void
  onSignOut?(): void
  /** Whether a session is needed to use the app; `true` unless given. */
  required?: boolean
  /** Whether signing in is enabled; `true` unless given. */
  enabled?: boolean
  /** Accepted, and of no use: nonces and sessions are asked for when they are needed. */
  nonceRefetchIntervalMs?: number
  sessionRefetchIntervalMs?: number
  signOutOnDisconnect?: boolean
  signOutOnAccountChange?: boolean
  signOutOnNetworkChange?: boolean
}

type Methods = Pick<
  SIWEConfig,
  | 'getNonce'
  | 'getMessageParams'
  | 'createMessage'
  | 'verifyMessage'
  | 'getSession'
  | 'signOut'
  | 'onSignIn'
  | 'onSignOut'
>

/** A SIWE configuration of old with its defaults, each call checked. */
export interface SIWECalls {
  readonly options: Readonly<Required<Omit<SIWEConfig, keyof Methods>>>
  readonly methods: Methods
  getNonce(address?: string): Promise<string>
  getMessageParams(): Promise<SIWEMessageParams | undefined>
  createMessage(args: SIWECreateMessageArgs): string | Promise<string>
  verifyMessage(args: SIWEVerifyMessageArgs): Promise<boolean>
  getSession(): Promise<SIWESession | null>
  signOut(): Promise<void>
}
