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

/**
 * A WalletConnect relay with mailboxes that counts requests and fails on demand, and the other services that the
 * clients call.
 */
export class Relay {
  /** The clients' calls and the messages sent to them (`irn_subscription`), oldest first. */
  readonly requests: RelayRequest[] = []
  /** The requests to the other services, oldest first. */
  readonly visits: ServiceVisit[] = []
  /** The connections so far, oldest first: a client that reconnects is listed again. */
  readonly connects: { client: string; at: number }[] = []
  /** The number of attempts to connect, successful or not. */
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

  /** The `relayUrl` for clients. It stays the same while the relay goes down and up again. */
  get url(): string {
    return this.servicesUrl.replace('http', 'ws')
  }

  /** The address of the other services. */
  get servicesUrl(): string {
    if (!this.#front) throw new Error('The relay is gone.')
    return this.#front.url
  }

  /** The currently connected clients. */
  get clients(): string[] {
    return [...this.#open].map(({ client }) => client)
  }

  /** The number of undelivered messages in the mailboxes. */
  get waiting(): number {
    return this.#topics.waiting
  }

  /** The address here that replaces a client's request, if that is to one of the hosts that the sandbox replaces. */
  standIn(url: string): string | undefined {
    return standIn(url, this.servicesUrl)
  }

  /** Resolves with the next request of this method, and with this tag if one is given. */
  next(method: string, tag?: number): Promise<RelayRequest> {
    const seen = this.requests.length
    const fits = (request: RelayRequest) => request.method === method && (tag === undefined || request.tag === tag)
    return this.#until(() => this.requests.slice(seen).find(fits))
  }

  /** Resolves at the next attempt to connect. */
  async knock(): Promise<void> {
    const before = this.attempts
    await this.#until(() => this.attempts > before || undefined)
  }

  /** Resolves when this many clients are connected. */
  async connected(count: number): Promise<void> {
    await this.#until(() => this.#open.size === count || undefined)
  }

  /** Adds a fault. */
  fault(fault: RelayFault): void {
    this.#faults.add(fault)
  }

  /** Ends all faults. */
  clear(): void {
    this.#faults.clear()
  }

  /** Cuts all connections once. Clients may reconnect. */
  cut(): void {
    for (const connection of this.#open) connection.cut()
  }

  /** Closes all connections and each new one with code 3000, until `clear()`. */
  refuse(why: keyof typeof REFUSALS): void {
    const close = { code: 3000, reason: REFUSALS[why] }
    this.fault({ method: 'open', answer: { close } })
    for (const connection of this.#open) connection.close(close.code, close.reason)
  }

  /** Sends any text to all clients. */
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

  /** Takes the relay down: connections are cut and refused until `restart()`. The mailboxes are kept. */
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
