import type { CaipNetworkId } from '../core/caip.ts'
import { PorticoError } from '../core/errors.ts'
import { type Asking, ask } from './http.ts'
import { isSameAccount, validityOf } from './message.ts'
import { InformalMessenger, type MessengerOptions } from './messenger.ts'
import { signError } from './sign-error.ts'
import type { SIWXConfig, SIWXMessage, SIWXMessageInput, SIWXRequest, SIWXRequestInput, SIWXSession } from './types.ts'

/** How far the server's clock may differ from the page's, in milliseconds. */
const skew = 60_000

/** The address of the dApp's server, and the content of the messages. */
export interface ServerSIWXOptions extends Omit<MessengerOptions, 'getNonce'> {
  /** The base address of the endpoints; absolute, or relative to the page's host. */
  url: string
  endpoints?: { nonce?: string; verify?: string; session?: string; logout?: string }
  /** Whether using the app requires a session; `true` by default. */
  required?: boolean
  signOutOnDisconnect?: boolean
  /** Whether cookies are sent to another host; they are by default. */
  credentials?: RequestCredentials
  headers?: Readonly<Record<string, string>>
  fetch?: typeof fetch
}

/**
 * Signs users in to the dApp's own server, which issues the nonces, verifies the signatures and keeps the sessions by a
 * cookie. `examples/sign-in-server` is such a server. Its endpoints are
 * - `GET nonce`: `{ nonce }`, or the nonce as plain text;
 * - `POST verify` with `{ message, signature }`, or with `{ sessions: [{ message, signature }] }` to replace all
 * sessions;
 * - `GET me`: `{ sessions: [{ message, signature }] }`, or 401;
 * - `POST logout` with `{ chainId, address }`, or with `{}` for all.
 */
export class ServerSIWX implements SIWXConfig {
  readonly signOutOnDisconnect: boolean
  readonly #options: ServerSIWXOptions
  readonly #messenger: InformalMessenger

  constructor(options: ServerSIWXOptions) {
    this.#options = options
    this.signOutOnDisconnect = options.signOutOnDisconnect ?? true
    const getNonce = async () => (await answers()).nonceIn(await this.#ask('nonce'))
    this.#messenger = new InformalMessenger({ ...options, getNonce })
  }

  createMessage(input: SIWXMessageInput): Promise<SIWXMessage> {
    return this.#messenger.createMessage(input)
  }

  createRequest(input: SIWXRequestInput): Promise<SIWXRequest> {
    return this.#messenger.createRequest(input)
  }

  async addSession({ message, signature }: SIWXSession): Promise<void> {
    await this.#verify({ message, signature })
  }

  async setSessions(sessions: SIWXSession[]): Promise<void> {
    if (sessions.length === 0) await this.#ask('logout', {})
    else await this.#verify({ sessions: sessions.map(({ message, signature }) => ({ message, signature })) })
  }

  async revokeSession(chainId: CaipNetworkId, address: string): Promise<void> {
    await this.#ask('logout', { chainId, address })
  }

  async getSessions(chainId: CaipNetworkId, address: string): Promise<SIWXSession[]> {
    const now = (this.#options.now ?? Date.now)()
    const said = await this.#ask('session').catch(refusalAsNone)
    return (await answers())
      .sessionsIn(said)
      .filter(
        ({ data }) =>
          data.chainId === chainId &&
          isSameAccount(chainId, data.accountAddress, address) &&
          validityOf(data, now, skew) === 'valid',
      )
  }

  getRequired(): boolean {
    return this.#options.required ?? true
  }

  async #verify(body: unknown): Promise<void> {
    const said = await this.#ask('verify', body)
    if ((await answers()).isDenied(said)) throw signError('sign.invalid')
  }

  #ask(what: keyof typeof paths, body?: unknown): Promise<unknown> {
    const { url, endpoints, headers, credentials = 'include', fetch } = this.#options
    const asking: Asking = {
      url: `${url.replace(/\/$/, '')}/${endpoints?.[what] ?? paths[what]}`,
      credentials,
      ...(body !== undefined && { method: 'POST', body }),
      ...(headers && { headers }),
      ...(fetch && { fetch }),
    }
    return ask(asking)
  }
}

const paths = { nonce: 'nonce', verify: 'verify', session: 'me', logout: 'logout' } as const

/** Loads the schemas, which no page loads from the start. */
const answers = () => import('./answers.ts')

const refusals = ['sign.unauthorized', 'sign.expired', 'sign.early']

/** Treats a session that the server refuses as no session; rethrows other errors. */
export function refusalAsNone(cause: unknown): undefined {
  if (!(cause instanceof PorticoError && refusals.includes(cause.code))) throw cause
}
