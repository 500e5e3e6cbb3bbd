import { type CaipNetworkId, isCaipNetworkId, type Namespace } from '../../core/caip.ts'
import { type ErrorCode, PorticoError } from '../../core/errors.ts'
import { member } from '../../core/member.ts'
import type { Client, Reason } from './client.ts'
import { expired } from './deadlines.ts'
import { surviveEvents } from './events.ts'
import { Relay } from './relay.ts'
import {
  namespaceOf,
  parseEvent,
  parseEventAccounts,
  parseNetwork,
  parseSession,
  parseUpdate,
  type Session,
  topicOf,
  withFirst,
} from './session.ts'

/** A live session for the adapters: a new object on each change. */
export interface LinkedSession extends Session {
  /** No request waited for it: the adapters adopt it. */
  readonly adoptable: boolean
  /** The wallet's last reported network by namespace: a new object on each report. */
  readonly said: Readonly<Partial<Record<Namespace, { readonly network: CaipNetworkId }>>>
}

const disconnected: Reason = { code: 6000, message: 'User disconnected.' }

/** The timeout for the wallet at the end, in ms: within an adapter's timeout for a wallet's disconnect. */
const disconnectTimeout = 900

/**
 * The single session of a client, and its wallet's reports. The client is the source of truth, and is observed
 * [wallet-source].
 */
export class SessionManager {
  readonly relay: Relay
  readonly #client: Client
  readonly #watchers = new Set<() => void>()
  /** The requests that have left the page. */
  readonly #sent = new WeakSet<object>()
  #session: LinkedSession | undefined

  constructor(client: Client) {
    this.#client = client
    this.relay = new Relay(client.client.core.relayer)
    const heard = (payload: unknown, hear: (session: LinkedSession, payload: unknown) => void) => {
      if (this.#session && topicOf(payload) === this.#session.topic) hear(this.#session, payload)
    }
    const { client: sign } = client
    surviveEvents(sign)
    sign.on('session_request_sent', (payload) => {
      const request = member(payload, 'request')
      if (request instanceof Object) this.#sent.add(request)
    })
    sign.on('session_update', (payload) => heard(payload, (session) => this.#updated(session, payload)))
    sign.on('session_event', (payload) => heard(payload, (session) => this.#happened(session, payload)))
    for (const end of ['session_delete', 'session_expire'] as const)
      sign.on(end, (payload) => heard(payload, () => this.#set(undefined)))
  }

  get session(): LinkedSession | undefined {
    return this.#session
  }

  /** Calls back after each change. Returns the function that stops it. */
  watch(changed: () => void): () => void {
    this.#watchers.add(changed)
    return () => void this.#watchers.delete(changed)
  }

  /** Adopts the newest usable session in storage, unless one is already live. */
  restore(): LinkedSession | undefined {
    if (this.#session) return this.#session
    const stored = this.#client.client.session
      .getAll()
      .map(parseSession)
      .filter((session) => typeof session === 'object')
    const [newest] = stored.sort((one, other) => other.expiry - one.expiry)
    if (newest) this.adopt(newest, false)
    return this.#session
  }

  /** A session has been settled: it becomes the live one, and the previous one ends. */
  adopt(session: Session, adoptable: boolean): void {
    const previous = this.#session
    this.#set({ ...session, adoptable, said: {} })
    // After a failure, the next request tries again.
    this.relay.topics.listen(session.topic).catch(() => undefined)
    if (previous && previous.topic !== session.topic) void this.disconnectPeer(previous.topic)
  }

  /**
   * Sends a request to the wallet, on a network of the session. Rejects with the wallet's error.
   * @throws `wallet.providerDisconnected` or `request.timeout` if the request may have been executed without an answer
   * [send-undecided].
   */
  async request(network: CaipNetworkId, request: { method: string; params?: object | undefined }): Promise<unknown> {
    const session = this.#session
    if (!session) throw new PorticoError('wallet.notConnected')
    const chainId = session.parts[namespaceOf(network)]?.aliases[network] ?? network
    try {
      return await this.relay.asking(async () => {
        await this.relay.topics.listen(session.topic)
        return this.#client.client.request({ topic: session.topic, chainId, request })
      })
    } catch (cause) {
      const code = unansweredAs(cause, this.#sent.has(request))
      throw code === undefined ? cause : new PorticoError(code, undefined, { cause })
    }
  }

  /**
   * Ends the session for all namespaces, or all in storage if none is restored yet: here at once, in the wallet as soon
   * as it is reached.
   */
  async end(): Promise<void> {
    const session = this.#session
    const topics = session
      ? [session.topic]
      : this.#client.client.session.getAll().flatMap((each) => topicOf(each) ?? [])
    if (session) this.#set(undefined)
    await Promise.all(topics.map((topic) => this.disconnectPeer(topic)))
  }

  /** Tells a wallet that its session has ended. Waits only briefly, and removes the session from storage. */
  async disconnectPeer(topic: string): Promise<void> {
    const { client: sign } = this.#client
    const isOwn = topicOf(this.#client.session) === topic
    const telling = isOwn ? this.#client.disconnect() : sign.disconnect({ topic, reason: disconnected })
    const { promise: late, reject } = Promise.withResolvers<never>()
    const timer = setTimeout(reject, disconnectTimeout)
    try {
      await Promise.race([telling, late])
    } catch {
      telling.catch(() => undefined)
      await sign.session.delete(topic, disconnected).catch(() => undefined)
      if (topicOf(this.#client.session) === topic) delete this.#client.session
    } finally {
      clearTimeout(timer)
    }
  }

  #updated(session: LinkedSession, payload: unknown): void {
    const raw = this.#client.client.session.getAll().find((each) => topicOf(each) === session.topic)
    const parsed = parseUpdate(raw, payload)
    if (typeof parsed === 'object') this.#set({ ...session, ...parsed })
    // An unusable session has ended, whatever the wallet assumes.
    else void this.end()
  }

  #happened(session: LinkedSession, payload: unknown): void {
    const event = parseEvent(payload)
    const namespace = event && namespaceIn(event.chainId)
    if (!namespace) return
    const { name, data, chainId } = event
    const part = session.parts[namespace]
    if (name === 'chainChanged') {
      const network = parseNetwork(namespace, data) ?? parseNetwork(namespace, chainId)
      if (network) this.#set({ ...session, said: { ...session.said, [namespace]: { network } } })
    }
    const first = name === 'accountsChanged' ? parseEventAccounts(data) : undefined
    if (part && first) {
      this.#set({ ...session, parts: { ...session.parts, [namespace]: withFirst(part, first) } })
    }
  }

  #set(session: LinkedSession | undefined): void {
    const previous = this.#session?.topic
    if (previous !== undefined && previous !== session?.topic) this.relay.topics.leave(previous)
    this.#session = session
    for (const watcher of [...this.#watchers]) watcher()
  }
}

/** Why a request has no answer; undefined if the wallet has answered, or was not asked. */
function unansweredAs(cause: unknown, isSent: boolean): ErrorCode | undefined {
  // The errors of `asking` are about the relay.
  if (isSent && cause instanceof PorticoError) return 'wallet.providerDisconnected'
  const code = member(cause, 'code')
  if (code === disconnected.code) return 'wallet.providerDisconnected'
  return code === expired.code ? 'request.timeout' : undefined
}

/** The namespace of a CAIP-2 id; undefined if invalid. */
const namespaceIn = (id: string): Namespace | undefined => (isCaipNetworkId(id) ? namespaceOf(id) : undefined)
