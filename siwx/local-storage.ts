import type { CaipNetworkId } from '../core/caip.ts'
import { parseSessions } from '../core/sign-in-parse.ts'
import { isSameAccount } from './message.ts'
import type { SIWXSession, SIWXStorage } from './types.ts'

/** Keeps sessions in the browser; where it may not, for as long as the page lives. */
export class LocalStorage implements SIWXStorage {
  readonly #key: string
  readonly #open: () => Storage
  /** What the browser did not take. */
  #unsaved: readonly SIWXSession[] | undefined

  /** @param options.open yields the storage; it may throw. */
  constructor({ key = '@appkit/siwx', open = () => localStorage }: { key?: string; open?: () => Storage } = {}) {
    this.#key = key
    this.#open = open
  }

  async add(session: SIWXSession): Promise<void> {
    const { chainId, accountAddress } = session.data
    this.#write([...this.#without(chainId, accountAddress), session])
  }

  async set(sessions: SIWXSession[]): Promise<void> {
    this.#end(sessions)
  }

  async get(chainId: CaipNetworkId, address: string): Promise<SIWXSession[]> {
    return this.#read().filter(isOf(chainId, address))
  }

  async delete(chainId: CaipNetworkId, address: string): Promise<void> {
    this.#end(this.#without(chainId, address))
  }

  #without(chainId: CaipNetworkId, address: string) {
    const isMeant = isOf(chainId, address)
    return this.#read().filter((session) => !isMeant(session))
  }

  #read(): readonly SIWXSession[] {
    if (this.#unsaved) return this.#unsaved
    try {
      return parseSessions(this.#open().getItem(this.#key))
    } catch {
      return []
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

const isOf =
  (chainId: CaipNetworkId, address: string) =>
  ({ data }: SIWXSession): boolean =>
    data.chainId === chainId && isSameAccount(chainId, data.accountAddress, address)
