/** The content of a legacy SIWE message [signin-legacy]; `iat`, `exp` and `nbf` are times. */
export interface SIWEMessageParams {
  domain: string
  uri: string
  /** The app's EVM chains. */
  chains: readonly number[]
  statement?: string
  iat?: string
  exp?: string
  nbf?: string
  requestId?: string
  resources?: readonly string[]
}

/** The fields that a legacy SIWE message is created from. */
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

/** A dApp's legacy SIWE configuration [signin-legacy]. */
export interface SIWEConfig {
  getNonce(address?: string): Promise<string>
  getMessageParams?(): Promise<SIWEMessageParams>
  createMessage(args: SIWECreateMessageArgs): string | Promise<string>
  verifyMessage(args: SIWEVerifyMessageArgs): Promise<boolean>
  getSession(): Promise<SIWESession | null>
  signOut(): Promise<boolean>
  onSignIn?(session?: SIWESession): void
  onSignOut?(): void
  /** Whether using the app requires a session; `true` by default. */
  required?: boolean
  /** Whether signing in is enabled; `true` by default. */
  enabled?: boolean
  /** Accepted without effect: nonces and sessions are requested when they are needed. */
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

/** A legacy SIWE configuration with its defaults, and with each call's result checked. */
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
