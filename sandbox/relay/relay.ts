import { Faults } from '../net/faults.ts'
import { Gate } from '../net/gate.ts'
import { type Listening, listen } from '../net/listen.ts'
import type { Connection, RelayRequest } from './connection.ts'
import { REFUSALS, type RelayFault } from './faults.ts'
import { relayServer } from './server.ts'
import { type ServiceOptions, type ServiceVisit, standIn } from './services.ts'
import { Topics } from './topics.ts'

/** How to start a relay. */
export interface RelayOptions extends Pick<ServiceOptions, 'nodeOf'> {
  port: number
  log: (line: string) => void
}

/** A WalletConnect relay with a mailbox, that counts and fails on demand, and the services that the clients call beside it. */
export class Relay {
  /** What the clients asked and what they were sent (`irn_subscription`), oldest first. */
  readonly requests: RelayRequest[] = []
  /** What the other services were asked, oldest first. */
  readonly visits: ServiceVisit[] = []
  /** Who has connected so far, oldest first: a client that reconnects is listed again. */
  readonly connects: { client: string; at: number }[] = []
  /** How often a client knocked, let in or not. */
  attempts = 0

  readonly #topics = new Topics()
  readonly #faults = new Faults<RelayFault>()
  readonly #gate = new Gate()
  readonly #open = new Set<Connection>()
  readonly #watchers = new Set<() => void>()
  #up = true
  #front: Listening | undefined

  static async start({ port, log, nodeOf }: RelayOptions): Promise<Relay> {
    const relay = new Relay()
    const app = relayServer({
      nodeOf,
      topics: relay.#topics,
      faults: relay.#faults,
      gate: relay.#gate,
      isUp: () => relay.#up,
      knocked: () =>
        relay.#note(() => {
          relay.attempts += 1
        }),
      heard: (request) => relay.#note(() => relay.requests.push(request)),
      visited: (visit) => relay.visits.push(visit),
      opened: (connection) =>
        relay.#note(() => {
          relay.#open.add(connection)
          relay.connects.push({ client: connection.client, at: Date.now() })
        }),
      closed: (connection) =>
        relay.#note(() => {
          relay.#open.delete(connection)
          relay.#topics.leave(connection)
        }),
    })
    relay.#front = await listen(app, { name: 'Relay', port, log })
    return relay
  }

  /** What clients are given as `relayUrl`. It stays the same while the relay goes down and up again. */
  get url(): string {
    return this.servicesUrl.replace('http', 'ws')
  }

  /** Where the other services are. */
  get servicesUrl(): string {
    if (!this.#front) throw new Error('The relay is gone.')
    return this.#front.url
  }

  /** The clients that are connected now. */
  get clients(): string[] {
    return [...this.#open].map(({ client }) => client)
  }

  /** How many messages wait in the mailboxes to be taken. */
  get waiting(): number {
    return this.#topics.waiting
  }

  /** Where a request of a client is answered here, if it is to one of the hosts that the sandbox replaces. */
  standIn(url: string): string | undefined {
    return standIn(url, this.servicesUrl)
  }

  /** The next request of this method, and with this tag if one is named, as soon as it is there. */
  next(method: string, tag?: number): Promise<RelayRequest> {
    const seen = this.requests.length
    const fits = (request: RelayRequest) => request.method === method && (tag === undefined || request.tag === tag)
    return this.#until(() => this.requests.slice(seen).find(fits))
  }

  /** Resolves at the next knock. */
  async knock(): Promise<void> {
    const before = this.attempts
    await this.#until(() => this.attempts > before || undefined)
  }

  /** Resolves when so many clients are connected. */
  async connected(count: number): Promise<void> {
    await this.#until(() => this.#open.size === count || undefined)
  }

  /** From now on the relay does this wrong. */
  fault(fault: RelayFault): void {
    this.#faults.add(fault)
  }

  /** Ends all faults. */
  clear(): void {
    this.#faults.clear()
  }

  /** Cuts all connections once. Clients that reconnect are let in. */
  cut(): void {
    for (const connection of this.#open) connection.cut()
  }

  /** Closes all connections with code 3000, and each new one, until `clear()`. */
  refuse(why: keyof typeof REFUSALS): void {
    const close = { code: 3000, reason: REFUSALS[why] }
    this.fault({ method: 'open', answer: { close } })
    for (const connection of this.#open) connection.close(close.code, close.reason)
  }

  /** Sends a text to all clients, whatever it is. */
  say(text: string): void {
    for (const connection of this.#open) connection.say(text)
  }

  /** Freezes the relay: connections and requests wait until `resume()`. */
  pause(): void {
    this.#gate.close()
  }

  resume(): void {
    this.#gate.open()
  }

  /** Takes the relay down: connections are cut, and no client gets one, until `restart()`. The mailboxes are kept. */
  stop(): void {
    this.#up = false
    this.#gate.open()
    this.cut()
  }

  /** Brings the relay back. */
  restart(): void {
    this.#gate.open()
    this.#up = true
  }

  /** Ends the relay for good. */
  async destroy(): Promise<void> {
    this.stop()
    await this.#front?.close()
    this.#front = undefined
  }

  #note(change: () => void): void {
    change()
    for (const watcher of [...this.#watchers]) watcher()
  }

  #until<T>(look: () => T | undefined): Promise<T> {
    return new Promise((resolve) => {
      const watcher = () => {
        const found = look()
        if (found === undefined) return
        this.#watchers.delete(watcher)
        resolve(found)
      }
      this.#watchers.add(watcher)
      watcher()
    })
  }
}
