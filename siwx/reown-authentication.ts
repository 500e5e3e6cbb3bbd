import type { CaipNetworkId } from '../core/caip.ts'
import { PorticoError } from '../core/errors.ts'
import type { SignedInAccount } from './answers.ts'
import { type Asking, ask } from './http.ts'
import { isSameAccount } from './message.ts'
import { InformalMessenger, type MessengerOptions } from './messenger.ts'
import { Reading } from './reading.ts'
import { refusalAsNone } from './server-siwx.ts'
import type { SIWXConfig, SIWXMessage, SIWXMessageInput, SIWXRequest, SIWXRequestInput, SIWXSession } from './types.ts'

/** The project that users sign in to, and the address of its service. */
export interface ReownAuthenticationOptions extends Omit<MessengerOptions, 'getNonce'> {
  /** By default, the project id given to `createAppKit` of `portico/appkit`. */
  projectId?: string
  /** The address of the service, without a path; the cloud's own by default [signin-cloud]. */
  api?: string
  /** The SDK version reported to the service [directory-identity]. */
  sdkVersion?: string
  required?: boolean
  signOutOnDisconnect?: boolean
  /** Returns the storage for the tokens; it may throw. */
  storage?: () => Storage
  fetch?: typeof fetch
}

const keys = { auth: '@appkit/siwx-auth-token', nonce: '@appkit/siwx-nonce-token' } as const

/**
 * Signs users in to a project of the cloud. The cloud stores the sessions, and this page stores the tokens
 * [signin-cloud].
 */
export class ReownAuthentication implements SIWXConfig {
  readonly signOutOnDisconnect: boolean
  readonly #options: ReownAuthenticationOptions
  readonly #messenger: InformalMessenger
  /** The service's token for each nonce of this page: the token in the storage may be another tab's. */
  readonly #tokens = new Map<string, string>()
  /** The tokens that the browser did not store. */
  readonly #here = new Map<string, string>()
  #projectId: string | undefined
  readonly #me = new Reading(() => this.#whoAmI())

  constructor(options: ReownAuthenticationOptions = {}) {
    this.#options = options
    this.#projectId = options.projectId
    this.signOutOnDisconnect = options.signOutOnDisconnect ?? true
    this.#messenger = new InformalMessenger({ ...options, getNonce: () => this.#nonce() })
  }

  /** Receives the dApp's project id, which is used if no id was given. */
  setProject(projectId: string): void {
    this.#projectId ??= projectId
  }

  createMessage(input: SIWXMessageInput): Promise<SIWXMessage> {
    return this.#messenger.createMessage(input)
  }

  createRequest(input: SIWXRequestInput): Promise<SIWXRequest> {
    return this.#messenger.createRequest(input)
  }

  async addSession({ data, message, signature, cacao }: SIWXSession): Promise<void> {
    const token = this.#tokens.get(data.nonce) ?? this.#token('nonce')
    const said = await this.#ask('authenticate', {
      body: { data, message, signature, ...(cacao !== undefined && { cacao }) },
      ...(token && { headers: { 'x-nonce-jwt': `Bearer ${token}` } }),
    })
    this.#keep('auth', (await answers()).tokenIn(said))
    this.#keep('nonce', undefined)
    this.#tokens.delete(data.nonce)
    this.#me.forget()
  }

  /** The service stores one session per token, so only the first of several is used. */
  async setSessions(sessions: SIWXSession[]): Promise<void> {
    const [first] = sessions
    if (first) await this.addSession(first)
    else await this.#signOut()
  }

  async revokeSession(chainId: CaipNetworkId, address: string): Promise<void> {
    if (isOf(await this.#me.recent(), chainId, address)) await this.#signOut()
  }

  async getSessions(chainId: CaipNetworkId, address: string): Promise<SIWXSession[]> {
    const me = await this.#me.fresh()
    if (!isOf(me, chainId, address)) return []
    // The service reports whose session it is, but not the signed message.
    const data = { accountAddress: me.address, chainId, domain: '', uri: '', version: '1', nonce: '' }
    return [{ data, message: '', signature: '' }]
  }

  getRequired(): boolean {
    return this.#options.required ?? true
  }

  async #nonce(): Promise<string> {
    const said = await this.#ask('nonce')
    const { nonceIn, tokenIn } = await answers()
    const [nonce, token] = [nonceIn(said), tokenIn(said)]
    this.#keep('nonce', token)
    this.#tokens.set(nonce, token)
    return nonce
  }

  async #whoAmI(): Promise<SignedInAccount | undefined> {
    const token = this.#token('auth')
    if (!token) return undefined
    const said = await this.#ask('me', { headers: { authorization: `Bearer ${token}` } }).catch(refusalAsNone)
    if (said === undefined) {
      // The user may have signed in meanwhile.
      if (this.#token('auth') === token) this.#keep('auth', undefined)
      return undefined
    }
    return (await answers()).accountIn(said)
  }

  async #signOut(): Promise<void> {
    const token = this.#token('auth')
    this.#keep('auth', undefined)
    this.#keep('nonce', undefined)
    this.#me.know(undefined)
    if (token)
      await this.#ask('sign-out', { body: {}, headers: { authorization: `Bearer ${token}` } }).catch(refusalAsNone)
  }

  /** @throws `config.project` if there is no project id, and the errors of the request. */
  async #ask(path: string, { body, headers }: Pick<Asking, 'body' | 'headers'> = {}): Promise<unknown> {
    const { api = 'https://api.web3modal.org', sdkVersion = 'react-portico', fetch } = this.#options
    const projectId = this.#projectId
    if (projectId === undefined) throw new PorticoError('config.project')
    const url = new URL(`auth/v1/${path}`, `${api}/`)
    url.search = new URLSearchParams({ projectId, st: 'appkit', sv: sdkVersion }).toString()
    return ask({
      url,
      ...(body !== undefined && { method: 'POST', body }),
      ...(headers && { headers }),
      ...(fetch && { fetch }),
    })
  }

  #token(which: keyof typeof keys): string | undefined {
    try {
      return this.#here.get(which) ?? this.#store().getItem(keys[which]) ?? undefined
    } catch {
      return undefined
    }
  }

  #keep(which: keyof typeof keys, token: string | undefined): void {
    this.#here.delete(which)
    try {
      if (token === undefined) this.#store().removeItem(keys[which])
      else this.#store().setItem(keys[which], token)
    } catch {
      if (token !== undefined) this.#here.set(which, token)
    }
  }

  #store(): Storage {
    return this.#options.storage?.() ?? localStorage
  }
}

/** Loads the schemas, which no page loads from the start. */
const answers = () => import('./answers.ts')

const isOf = (me: SignedInAccount | undefined, chainId: CaipNetworkId, address: string): me is SignedInAccount =>
  me?.chainId === chainId && isSameAccount(chainId, me.address, address)
