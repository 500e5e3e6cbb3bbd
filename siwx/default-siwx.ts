import type { CaipNetworkId } from '../core/caip.ts'
import type { Network, NetworkDefinition } from '../core/network.ts'
import { LocalStorage } from './local-storage.ts'
import { isSameMessage, validityOf } from './message.ts'
import { InformalMessenger } from './messenger.ts'
import { signError } from './sign-error.ts'
import type {
  SIWXConfig,
  SIWXMessage,
  SIWXMessageInput,
  SIWXMessenger,
  SIWXSession,
  SIWXStorage,
  SIWXVerifier,
} from './types.ts'
import { EIP155Verifier } from './verifiers/eip155.ts'
import { SolanaVerifier } from './verifiers/solana.ts'

/** The parts of a `DefaultSIWX`; each can be replaced. */
export interface DefaultSIWXOptions {
  messenger?: SIWXMessenger
  verifiers?: readonly SIWXVerifier[]
  storage?: SIWXStorage
  /** Whether using the app requires a session; `true` by default. */
  required?: boolean
  signOutOnDisconnect?: boolean
  /** The networks whose nodes verify smart accounts; the kit's by default. */
  networks?: readonly NetworkDefinition[]
  /** The clock, in milliseconds since 1970. */
  now?(): number
}

/**
 * Signs users in for the page alone: sessions are created, verified and stored in the browser. No server knows of them,
 * so they identify the user and protect nothing.
 */
export class DefaultSIWX implements SIWXConfig {
  /** Absent if the messenger has none. */
  readonly createRequest?: NonNullable<SIWXConfig['createRequest']>
  readonly signOutOnDisconnect: boolean
  readonly #messenger: SIWXMessenger
  readonly #verifiers: readonly SIWXVerifier[]
  readonly #storage: SIWXStorage
  readonly #required: boolean
  readonly #now: () => number
  /**
   * The sessions that were found valid: verifying a smart account's signature asks a node, and one answer is enough.
   */
  readonly #verified = new Set<string>()

  constructor(options: DefaultSIWXOptions = {}) {
    const { networks, messenger = new InformalMessenger(), storage = new LocalStorage() } = options
    this.#messenger = messenger
    if (messenger.createRequest) this.createRequest = messenger.createRequest.bind(messenger)
    this.#verifiers = options.verifiers ?? [new EIP155Verifier({ ...(networks && { networks }) }), new SolanaVerifier()]
    this.#storage = storage
    this.#required = options.required ?? true
    this.signOutOnDisconnect = options.signOutOnDisconnect ?? true
    this.#now = options.now ?? Date.now
  }

  setNetworks(networks: readonly Network[]): void {
    for (const verifier of this.#verifiers) verifier.setNetworks?.(networks)
  }

  createMessage(input: SIWXMessageInput): Promise<SIWXMessage> {
    return this.#messenger.createMessage(input)
  }

  /** @throws `sign.invalid`, or `sign.expired` if the message expired while the user was signing. */
  async addSession(session: SIWXSession): Promise<void> {
    await this.#demand(session)
    await this.#storage.add(session)
  }

  /** @throws like `addSession`; no session is changed then. */
  async setSessions(sessions: SIWXSession[]): Promise<void> {
    await Promise.all(sessions.map((session) => this.#demand(session)))
    await this.#storage.set(sessions)
  }

  async getSessions(chainId: CaipNetworkId, address: string): Promise<SIWXSession[]> {
    const stored = await this.#storage.get(chainId, address)
    const now = this.#now()
    const judged = await Promise.all(
      stored.map(async (session) => {
        const validity = validityOf(session.data, now)
        const isKept = validity !== 'expired' && (await this.#isValid(session))
        return { session, isKept, counts: isKept && validity === 'valid' }
      }),
    )
    const bad = judged.flatMap(({ session, isKept }) => (isKept ? [] : [session.message]))
    if (bad.length > 0) await this.#drop(bad, chainId, address)
    return judged.flatMap(({ session, counts }) => (counts ? [session] : []))
  }

  revokeSession(chainId: CaipNetworkId, address: string): Promise<void> {
    return this.#storage.delete(chainId, address)
  }

  getRequired(): boolean {
    return this.#required
  }

  /** Removes the sessions with these messages, which were found invalid. */
  async #drop(bad: readonly string[], chainId: CaipNetworkId, address: string): Promise<void> {
    // The user may have signed in meanwhile.
    const left = (await this.#storage.get(chainId, address)).filter(({ message }) => !bad.includes(message))
    await this.#storage.delete(chainId, address)
    for (const session of left) await this.#storage.add(session)
  }

  async #demand(session: SIWXSession): Promise<void> {
    if (validityOf(session.data, this.#now()) === 'expired') throw signError('sign.expired')
    if (!(await this.#isValid(session))) throw signError('sign.invalid')
  }

  async #isValid(session: SIWXSession): Promise<boolean> {
    const { data, message, signature } = session
    if (!this.#says(session)) return false
    const key = JSON.stringify([data.chainId, data.accountAddress, message, signature])
    if (this.#verified.has(key)) return true
    const [namespace] = data.chainId.split(':')
    const meant = this.#verifiers.filter(({ chainNamespace }) => chainNamespace === namespace)
    const answers = await Promise.all(meant.map((verifier) => verifier.verify(session)))
    const isValid = answers.length > 0 && answers.every(Boolean)
    if (isValid) this.#verified.add(key)
    return isValid
  }

  /** Whether the signed text matches the session's data and is meant for this app. */
  #says({ data, message }: SIWXSession): boolean {
    const messenger = this.#messenger
    try {
      if (messenger.isOwn?.(data) === false) return false
      return messenger.parse ? isSameMessage(messenger.parse(message), data) : true
    } catch {
      return false
    }
  }
}
