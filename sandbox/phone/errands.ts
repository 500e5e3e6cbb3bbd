import type { Contents } from '../wallet/namespace.ts'
import type { Namespaces } from './client.ts'
import type { Choice } from './session.ts'

/** A request to the user of a phone. */
export interface PhoneRequest {
  id: string
  /** The dApp's own name and address. */
  dapp: { name: string; url: string }
  /** `wc_sessionPropose` for a connection, `wc_sessionAuthenticate` for a connection with a signature. */
  method: string
  params: unknown
  /** The session's topic, or the pairing's if there is no session yet. */
  topic: string
  /** The request's chain, by its CAIP-2 id. */
  chain?: string
}

/** The user's approval. */
export interface Approval extends Choice {
  /** The session's namespaces, possibly invalid, instead of those that the phone would derive from the choice. */
  namespaces?: Namespaces
}

/** A request that waits for the user. */
export interface Errand {
  request: PhoneRequest
  contents: Contents & { chains?: { id: string; chosen: boolean }[] }
  /** Carries it out, and resolves when the answer has reached the relay. */
  approve(approval: Approval): Promise<void>
  reject(): Promise<void>
}

/** The requests that wait for the user of a phone, oldest first. */
export class Errands {
  #queue: Errand[] = []
  readonly #watchers = new Set<() => void>()

  add(errand: Errand): void {
    this.#set([...this.#queue, errand])
  }

  list(): Errand[] {
    return [...this.#queue]
  }

  /** Removes a request in order to settle it, the oldest if none is named. */
  take(id?: string): Errand | undefined {
    const errand = this.#queue.find(({ request }) => id === undefined || request.id === id)
    this.drop(({ request }) => request === errand?.request)
    return errand
  }

  /** Removes requests that are obsolete. */
  drop(fits: (errand: Errand) => boolean): void {
    if (this.#queue.some(fits)) this.#set(this.#queue.filter((errand) => !fits(errand)))
  }

  /** Resolves with the oldest request, as soon as there is one. */
  next(): Promise<PhoneRequest> {
    return new Promise((resolve) => {
      const look = () => {
        const [errand] = this.#queue
        if (!errand) return
        stop()
        resolve(errand.request)
      }
      const stop = this.watch(look)
      look()
    })
  }

  /** Calls back after each change. Returns a function that unsubscribes. */
  watch(watcher: () => void): () => void {
    this.#watchers.add(watcher)
    return () => this.#watchers.delete(watcher)
  }

  #set(queue: Errand[]): void {
    this.#queue = queue
    for (const watcher of [...this.#watchers]) watcher()
  }
}
