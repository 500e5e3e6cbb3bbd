import { signError } from '../sign-error.ts'
import type { SIWXConfig } from '../types.ts'
import { mapToSIWX } from './map.ts'
import type {
  SIWECalls,
  SIWEConfig,
  SIWECreateMessageArgs,
  SIWEMessageParams,
  SIWESession,
  SIWEVerifyMessageArgs,
} from './types.ts'

/** A legacy SIWE configuration with its defaults, as `siweConfig` takes it. */
export class AppKitSIWEClient implements SIWECalls {
  readonly options: SIWECalls['options']
  readonly methods: SIWECalls['methods']
  #siwx: SIWXConfig | undefined

  constructor(config: SIWEConfig) {
    const { getNonce, getMessageParams, createMessage, verifyMessage, getSession, signOut, onSignIn, onSignOut } =
      config
    this.methods = {
      getNonce,
      createMessage,
      verifyMessage,
      getSession,
      signOut,
      ...(getMessageParams && { getMessageParams }),
      ...(onSignIn && { onSignIn }),
      ...(onSignOut && { onSignOut }),
    }
    this.options = {
      enabled: config.enabled ?? true,
      required: config.required ?? true,
      nonceRefetchIntervalMs: config.nonceRefetchIntervalMs ?? 300_000,
      sessionRefetchIntervalMs: config.sessionRefetchIntervalMs ?? 300_000,
      signOutOnDisconnect: config.signOutOnDisconnect ?? true,
      signOutOnAccountChange: config.signOutOnAccountChange ?? true,
      signOutOnNetworkChange: config.signOutOnNetworkChange ?? true,
    }
  }

  /** The same configuration as a `SIWXConfig`. */
  get siwx(): SIWXConfig {
    this.#siwx ??= mapToSIWX(this)
    return this.#siwx
  }

  /** @throws if the server returned no nonce. */
  async getNonce(address?: string): Promise<string> {
    const nonce = await this.methods.getNonce(address)
    if (!nonce) throw new Error('siweControllerClient:getNonce - nonce is undefined')
    return nonce
  }

  async getMessageParams(): Promise<SIWEMessageParams | undefined> {
    return this.methods.getMessageParams?.()
  }

  /** @throws if the dApp created no message. */
  async createMessage(args: SIWECreateMessageArgs): Promise<string> {
    const message = await this.methods.createMessage(args)
    if (!message) throw new Error('siweControllerClient:createMessage - message is undefined')
    return message
  }

  async verifyMessage(args: SIWEVerifyMessageArgs): Promise<boolean> {
    return this.methods.verifyMessage(args)
  }

  /** Null if the user is not signed in. @throws if a session does not name its account. */
  async getSession(): Promise<SIWESession | null> {
    const session = await this.methods.getSession()
    if (session === undefined) throw new Error('siweControllerClient:getSession - session is undefined')
    if (session === null) return null
    if (!session.address) throw new Error('SIWE session is missing address')
    if (!session.chainId) throw new Error('SIWE session is missing chainId')
    return session
  }

  /** @throws `sign.server` if the dApp's function reports that it failed. */
  async signOut(): Promise<void> {
    if ((await this.methods.signOut()) === false) throw signError('sign.server')
    this.methods.onSignOut?.()
  }
}

/** Wraps a legacy SIWE configuration, for `siweConfig`. */
export const createSIWEConfig = (config: SIWEConfig): AppKitSIWEClient => new AppKitSIWEClient(config)
