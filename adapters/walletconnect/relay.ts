import { type ErrorCode, type Failure, PorticoError } from '../../core/errors.ts'
import { member } from '../../core/member.ts'
import type { Relayer } from './client.ts'
import { dropNonsense } from './frames.ts'
import { surviveRetries } from './retries.ts'
import { Topics } from './topics.ts'

/** The reasons with which a relay closes a connection permanently (code 3000) [error-relay]. */
const reasons: readonly (readonly [string, ErrorCode])[] = [
  ['origin not allowed', 'relay.origin'],
  ['not yet valid', 'relay.clock'],
  ['invalid key', 'relay.key'],
]

const refusalOf = (payload: unknown): ErrorCode => {
  const message = String(member(payload, 'message'))
  return reasons.find(([part]) => message.includes(part))?.[1] ?? 'relay.unreachable'
}

/**
 * The connection to the relay. If the relay rejects the page, the client (2.21.8) would reconnect at once, endlessly;
 * this closes the connection instead. Requests that need it then wait instead of failing, because the client can't
 * handle a failure.
 */
export class Relay {
  readonly topics: Topics
  readonly #relayer: Relayer
  readonly #watchers = new Set<(failure: Failure) => void>()
  #gate: PromiseWithResolvers<void> | undefined
  /** How often the connection was closed. */
  #shuts = 0
  #line: { since: number; over: Promise<void> } | undefined

  constructor(relayer: Relayer) {
    this.#relayer = relayer
    this.topics = new Topics(relayer)
    dropNonsense(relayer)
    surviveRetries(relayer, () => this.#refuse({ code: 'relay.unreachable' }))
    const { connect, toEstablishConnection: establish } = relayer
    const check = relayer.confirmOnlineStateOrThrow.bind(relayer)
    relayer.confirmOnlineStateOrThrow = async () => {
      await this.#gate?.promise
      await check()
    }
    if (connect) relayer.connect = (url) => this.#alone(() => connect.call(relayer, url))
    if (establish) relayer.toEstablishConnection = () => this.#surviving(() => establish.call(relayer))
    relayer.on('relayer_error', (payload) => {
      this.shut()
      this.#refuse({ code: refusalOf(payload) })
    })
  }

  #refuse(failure: Failure): void {
    for (const watcher of [...this.#watchers]) watcher(failure)
  }

  /** Calls back when the relay rejects this page. Returns the function that stops it. */
  watch(refused: (failure: Failure) => void): () => void {
    this.#watchers.add(refused)
    return () => void this.#watchers.delete(refused)
  }

  /** A request needs the relay: allows another attempt, whatever it answered before. */
  open(): void {
    this.#gate?.resolve()
    this.#gate = undefined
  }

  /** Stops all connection attempts until `open`. */
  shut(): void {
    this.#gate ??= Promise.withResolvers()
    this.#shuts += 1
    this.topics.lost()
    const { provider, publisher } = this.#relayer
    // Without a listener, an error of a connection that the client has dropped would be uncaught.
    const listen = member(provider, 'on')
    if (typeof listen === 'function') listen.call(provider, 'error', () => undefined)
    // Ends the wait for a connection that was never established.
    const emit = member(member(provider, 'events'), 'emit')
    if (typeof emit === 'function') emit.call(member(provider, 'events'), 'disconnect')
    const queue = member(publisher, 'queue')
    if (queue instanceof Map) queue.clear()
    this.#relayer.transportClose().catch(() => undefined)
  }

  /** Runs work that needs the relay; stops waiting when the relay rejects the page. */
  async asking<T>(work: () => Promise<T>): Promise<T> {
    this.open()
    const { promise: refused, reject } = Promise.withResolvers<never>()
    const unwatch = this.watch(({ code }) => reject(new PorticoError(code)))
    try {
      return await Promise.race([work(), refused])
    } catch (cause) {
      throw isOfLine(cause) ? new PorticoError(unreachable(), undefined, { cause }) : cause
    } finally {
      unwatch()
    }
  }

  /** Shares one connection attempt: the client's parallel attempts would disrupt each other. */
  #alone(connect: () => Promise<void>): Promise<void> {
    const previous = this.#line
    if (previous?.since === this.#shuts) return previous.over
    const over = (async () => {
      await previous?.over.catch(() => undefined)
      await connect()
    })()
    const line = { since: this.#shuts, over }
    this.#line = line
    const end = () => {
      if (this.#line === line) this.#line = undefined
    }
    over.then(end, end)
    return over
  }

  /**
   * Requests over a closed connection never continue: the client would send them whenever the connection is back, even
   * a transaction that the user has long abandoned.
   */
  async #surviving(establish: () => Promise<void>): Promise<void> {
    const shuts = this.#shuts
    if (!this.#gate) await establish()
    if (this.#gate || shuts !== this.#shuts) await new Promise(() => undefined)
  }
}

/** The client's error messages, without a code, if it can't reach the relay. */
const isOfLine = (cause: unknown): boolean =>
  member(cause, 'code') === undefined &&
  /publish|socket|establish|internet connection|subscrib/i.test(String(member(cause, 'message')))

const unreachable = (): ErrorCode => (globalThis.navigator?.onLine === false ? 'network.offline' : 'relay.unreachable')
