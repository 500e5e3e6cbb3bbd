import type { BehaviourRule } from '../wallet/behaviour.ts'
import { type Client, endClient, type Namespaces, startClient } from './client.ts'
import { Desk, type PhoneBehaviour } from './desk.ts'
import type { Approval, Errand, PhoneRequest } from './errands.ts'
import type { PhoneNamespace } from './namespace.ts'
import { type PhoneSession, Sessions } from './sessions.ts'

/** What a phone is made of. */
export interface PhoneParts {
  id: string
  name: string
  /** Names what it stores in this process. */
  storage: string
  relayUrl: string
  /** The phone's own site. */
  url: string
  namespaces: readonly PhoneNamespace[]
  /** Whether it can sign in while it connects. */
  oneStep: boolean
}

/** A phone with real keys and WalletConnect's real wallet client, and the strings that a test pulls. */
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

  /** Who it is to the relay. */
  clientId(): Promise<string> {
    return this.#client.core.crypto.getClientId()
  }

  /** The user scans a code, or pastes what is in it. Resolves when the phone listens; what the dApp wants follows. */
  async pair(uri: string): Promise<void> {
    await this.#client.kit.pair({ uri })
  }

  /** What waits for the user, oldest first: `wc_sessionPropose` is a dApp that wants to be connected. */
  pending(): PhoneRequest[] {
    return this.#desk.errands.list().map(({ request }) => request)
  }

  /** The oldest request that waits for the user, as soon as there is one. */
  nextRequest(): Promise<PhoneRequest> {
    return this.#desk.errands.next()
  }

  /**
   * Approves a request, the oldest if none is named. Chains and accounts count where a dApp wants to be connected.
   * Resolves when the answer is at the relay.
   */
  async approve({ id, ...approval }: Approval & { id?: string } = {}): Promise<void> {
    await this.#take(id).approve(approval)
  }

  /** Rejects a request, the oldest if none is named. */
  async reject({ id }: { id?: string } = {}): Promise<void> {
    await this.#take(id).reject()
  }

  /** Sets how requests are answered from now on. The last rule for a method, or for all, holds. */
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

  /** The user picks another chain, by its CAIP-2 id, in a session or in all. One that a session lacks is added to it. */
  async switchChain(chain: string, topic?: string): Promise<void> {
    for (const each of this.#topics(topic)) await this.#sessions.useChain(each, chain)
  }

  /** Changes a session to this, however wrong. */
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

  /** The phone has no net, until `goOnline()`: what is sent to it waits at the relay. */
  async goOffline(): Promise<void> {
    await this.#client.core.relayer.transportClose()
  }

  async goOnline(): Promise<void> {
    await this.#client.core.relayer.transportOpen()
  }

  /** What waits for the user with what its page shows of it, oldest first. */
  errands(): Errand[] {
    return this.#desk.errands.list()
  }

  /** Calls back when something waits for the user or does no longer, and when a session began, changed or ended. */
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
