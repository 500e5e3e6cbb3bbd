import type { BehaviourRule } from '../wallet/behaviour.ts'
import { type Client, endClient, type Namespaces, startClient } from './client.ts'
import { Desk, type PhoneBehaviour } from './desk.ts'
import type { Approval, Errand, PhoneRequest } from './errands.ts'
import type { PhoneNamespace } from './namespace.ts'
import { type PhoneSession, Sessions } from './sessions.ts'

/** A phone's components. */
export interface PhoneParts {
  id: string
  name: string
  /** The name of its storage in this process. */
  storage: string
  relayUrl: string
  /** The phone's own site. */
  url: string
  namespaces: readonly PhoneNamespace[]
  /** Whether it supports signing in while connecting. */
  oneStep: boolean
}

/** A phone with real keys and WalletConnect's real wallet client, controlled by a test. */
export class Phone {
  readonly id: string
  readonly name: string
  /** The page on which its user pastes, approves and rejects. */
  readonly url: string
  readonly #client: Client
  readonly #namespaces: readonly PhoneNamespace[]
  readonly #sessions: Sessions
  readonly #desk: Desk

  private constructor({ id, name, url, namespaces, oneStep }: PhoneParts, client: Client) {
    this.id = id
    this.name = name
    this.url = url
    this.#client = client
    this.#namespaces = namespaces
    this.#sessions = new Sessions(client.kit, namespaces)
    this.#desk = new Desk(client.kit, namespaces, this.#sessions, oneStep)
  }

  static async start(parts: PhoneParts): Promise<Phone> {
    return new Phone(parts, await startClient(parts))
  }

  /** The addresses of its accounts, by namespace. */
  get accounts(): Record<string, readonly string[]> {
    return Object.fromEntries(this.#namespaces.map(({ name, accounts }) => [name, accounts]))
  }

  /** The CAIP-2 ids of its chains. */
  get chains(): string[] {
    return this.#namespaces.flatMap(({ chains }) => chains)
  }

  /** Its client id at the relay. */
  clientId(): Promise<string> {
    return this.#client.core.crypto.getClientId()
  }

  /** The user scans a code, or pastes its content. Resolves when the phone listens; the dApp's request follows. */
  async pair(uri: string): Promise<void> {
    await this.#client.kit.pair({ uri })
  }

  /** The requests that wait for the user, oldest first: `wc_sessionPropose` asks for a connection. */
  pending(): PhoneRequest[] {
    return this.#desk.errands.list().map(({ request }) => request)
  }

  /** Resolves with the oldest request that waits for the user, as soon as there is one. */
  nextRequest(): Promise<PhoneRequest> {
    return this.#desk.errands.next()
  }

  /**
   * Approves a request, the oldest if none is named. Chains and accounts apply to connections only. Resolves when the
   * answer has reached the relay.
   */
  async approve({ id, ...approval }: Approval & { id?: string } = {}): Promise<void> {
    await this.#take(id).approve(approval)
  }

  /** Rejects a request, the oldest if none is named. */
  async reject({ id }: { id?: string } = {}): Promise<void> {
    await this.#take(id).reject()
  }

  /** Sets how to answer requests from now on. The last rule for a method, or for all, applies. */
  behave(rule: BehaviourRule<PhoneBehaviour>): void {
    this.#desk.behaviours.set(rule)
  }

  sessions(): PhoneSession[] {
    return this.#sessions.list()
  }

  /** The user picks another account: it becomes the first of each session, and of later ones. */
  async switchAccount(index: number): Promise<void> {
    this.#desk.selected = index
    await this.#sessions.useAccount(index)
  }

  /** The user picks another chain, by its CAIP-2 id, in a session or in all. A chain that a session lacks is added. */
  async switchChain(chain: string, topic?: string): Promise<void> {
    for (const each of this.#topics(topic)) await this.#sessions.useChain(each, chain)
  }

  /** Replaces a session's namespaces, which may be invalid. */
  async update(namespaces: Namespaces, topic?: string): Promise<void> {
    for (const each of this.#topics(topic)) await this.#sessions.update(each, namespaces)
  }

  /** Emits any event with any data. The phone's own state does not change. */
  async emit(name: string, data: unknown, chain: string, topic?: string): Promise<void> {
    for (const each of this.#topics(topic)) await this.#sessions.emit(each, name, data, chain)
  }

  /** The user ends a session, or all of them. */
  async disconnect(topic?: string): Promise<void> {
    for (const each of this.#topics(topic)) {
      await this.#sessions.end(each)
      this.#desk.errands.drop(({ request }) => request.topic === each)
    }
  }

  /** Takes the phone offline until `goOnline()`: messages to it wait at the relay. */
  async goOffline(): Promise<void> {
    await this.#client.core.relayer.transportClose()
  }

  async goOnline(): Promise<void> {
    await this.#client.core.relayer.transportOpen()
  }

  /** The requests that wait for the user, with what the page shows of them, oldest first. */
  errands(): Errand[] {
    return this.#desk.errands.list()
  }

  /** Calls back when a request starts or stops waiting for the user, and when a session begins, changes or ends. */
  watch(watcher: () => void): () => void {
    const stop = [this.#desk.errands.watch(watcher), this.#sessions.watch(watcher)]
    return () => {
      for (const each of stop) each()
    }
  }

  async destroy(): Promise<void> {
    await endClient(this.#client)
  }

  #topics(topic?: string): string[] {
    return topic === undefined ? this.sessions().map((session) => session.topic) : [topic]
  }

  #take(id: string | undefined): Errand {
    const errand = this.#desk.errands.take(id)
    if (!errand) throw new Error(`No request ${id ?? ''} waits on ${this.id}. Wait with nextRequest() first.`)
    return errand
  }
}
