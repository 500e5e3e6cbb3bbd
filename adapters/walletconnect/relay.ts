import { type ErrorCode, type Failure, PorticoError } from '../../core/errors.ts'
import { member } from '../../core/member.ts'
import type { Relayer } from './client.ts'
import { dropNonsense } from './frames.ts'
import { surviveRetries } from './retries.ts'
import { Topics } from './topics.ts'

/** Why a relay closes a line for good, with code 3000 [error-relay]. */
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
 * The line to the relay. Where the relay refuses the page, the client (2.21.8) would knock again at once, and for ever: the
 * line is then shut. A request that wants to use it is made to wait, and not refused, because the client does not bear that.
 */
export class Relay {
  readonly topics: Topics
  readonly #relayer: Relayer
  readonly #watchers = new Set<(failure: Failure) => void>()
  #gate: PromiseWithResolvers<void> | undefined
  /** How often the line was shut. */
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

  /** Calls back when the relay refuses this page. Returns the function that stops it. */
  watch(refused: (failure: Failure) => void): () => void {
    this.#watchers.add(refused)
    return () => void this.#watchers.delete(refused)
  }

  /** A request needs the relay, whatever it said before. */
  open(): void {
    this.#gate?.resolve()
    this.#gate = undefined
  }

  /** No connection is tried any more until `open`. */
  shut(): void {
    this.#gate ??= Promise.withResolvers()
    this.#shuts += 1
    this.topics.lost()
    const { provider, publisher } = this.#relayer
    // Without a listener, the error of a line that the client has let go of would be uncaught.
    const listen = member(provider, 'on')
    if (typeof listen === 'function') listen.call(provider, 'error', () => undefined)
    // A line that never came about is not waited for any longer.
    const emit = member(member(provider, 'events'), 'emit')
    if (typeof emit === 'function') emit.call(member(provider, 'events'), 'disconnect')
    const queue = member(publisher, 'queue')
    if (queue instanceof Map) queue.clear()
    this.#relayer.transportClose().catch(() => undefined)
  }

  /** Does what needs the relay; ends the waiting for it when the relay refuses. */
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

  /** Knocks once for all who want a line: the client's attempts would take it from each other. */
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
   * What is to be sent over a line that is shut, or was shut meanwhile, is lost: the client would send it whenever the line
   * is opened again, also a transaction that the user has long given up.
   */
  async #surviving(establish: () => Promise<void>): Promise<void> {
    const shuts = this.#shuts
    if (!this.#gate) await establish()
    if (this.#gate || shuts !== this.#shuts) await new Promise(() => undefined)
  }
}

/** What the client says, without a code, where it can't reach the relay. */
const isOfLine = (cause: unknown): boolean =>
  member(cause, 'code') === undefined &&
  /publish|socket|establish|internet connection|subscrib/i.test(String(member(cause, 'message')))

const unreachable = (): ErrorCode => (globalThis.navigator?.onLine === false ? 'network.offline' : 'relay.unreachable')
