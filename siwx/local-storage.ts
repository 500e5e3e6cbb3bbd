import type { CaipNetworkId } from '../core/caip.ts'
import { isSameAccount } from './message.ts'
import type { SIWXSession, SIWXStorage } from './types.ts'

/** Stores sessions in the browser, or in memory for the page's lifetime if the browser's storage is blocked. */
export class LocalStorage implements SIWXStorage {
  readonly #key: string
  readonly #open: () => Storage
  /** The sessions that the browser did not store. */
  #unsaved: readonly SIWXSession[] | undefined
  #last: Promise<void> = Promise.resolve()

  /** @param options.open returns the storage; it may throw. */
  constructor({ key = '@appkit/siwx', open = () => localStorage }: { key?: string; open?: () => Storage } = {}) {
    this.#key = key
    this.#open = open
  }

  add(session: SIWXSession): Promise<void> {
    const { chainId, accountAddress } = session.data
    return this.#next(async () => this.#write([...(await this.#without(chainId, accountAddress)), session]))
  }

  set(sessions: SIWXSession[]): Promise<void> {
    return this.#next(async () => this.#end(sessions))
  }

  get(chainId: CaipNetworkId, address: string): Promise<SIWXSession[]> {
    return this.#next(async () => (await this.#read()).filter(isOf(chainId, address)))
  }

  delete(chainId: CaipNetworkId, address: string): Promise<void> {
    return this.#next(async () => this.#end(await this.#without(chainId, address)))
  }

  /** Runs one task after another, so that the sessions can't change between reading and writing them. */
  #next<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#last.then(work)
    this.#last = done.then(none, none)
    return done
  }

  async #without(chainId: CaipNetworkId, address: string) {
    const isMeant = isOf(chainId, address)
    return (await this.#read()).filter((session) => !isMeant(session))
  }

  async #read(): Promise<readonly SIWXSession[]> {
    if (this.#unsaved) return this.#unsaved
    if (this.#text() === null) return []
    // Parsing needs the schema, which no page loads from the start. The storage is read once the schema has loaded.
    const { parseSessions } = await import('../core/sign-in-parse.ts')
    return parseSessions(this.#text() ?? '[]')
  }

  #text(): string | null {
    try {
      return this.#open().getItem(this.#key)
    } catch {
      return null
    }
  }

  /**
   * Stores the remaining sessions. Ended sessions must not return with the next page, even if the others can't be
   * stored.
   */
  #end(left: readonly SIWXSession[]): void {
    this.#write(left)
    if (!this.#unsaved) return
    try {
      this.#open().removeItem(this.#key)
    } catch {
      // If writing is blocked, nothing was stored before.
    }
  }

  #write(sessions: readonly SIWXSession[]): void {
    try {
      const storage = this.#open()
      if (sessions.length > 0) storage.setItem(this.#key, JSON.stringify(sessions))
      else storage.removeItem(this.#key)
      this.#unsaved = undefined
    } catch {
      this.#unsaved = sessions
    }
  }
}

const none = () => undefined

const isOf =
  (chainId: CaipNetworkId, address: string) =>
  ({ data }: SIWXSession): boolean =>
    data.chainId === chainId && isSameAccount(chainId, data.accountAddress, address)
