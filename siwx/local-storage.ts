import type { CaipNetworkId } from '../core/caip.ts'
import { isSameAccount } from './message.ts'
import type { SIWXSession, SIWXStorage } from './types.ts'

/** Keeps sessions in the browser; where it may not, for as long as the page lives. */
export class LocalStorage implements SIWXStorage {
  readonly #key: string
  readonly #open: () => Storage
  /** What the browser did not take. */
  #unsaved: readonly SIWXSession[] | undefined
  #last: Promise<void> = Promise.resolve()

  /** @param options.open yields the storage; it may throw. */
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

  /** One thing after the other: what is read may not change before it is written back. */
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
    // With the schema, which no page loads from the start. What is read is as it is when that is there.
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

  /** Keeps what is left. What has ended may not come back with the next page, whatever becomes of the others. */
  #end(left: readonly SIWXSession[]): void {
    this.#write(left)
    if (!this.#unsaved) return
    try {
      this.#open().removeItem(this.#key)
    } catch {
      // Where nothing may be written, nothing was.
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
