import type { Contents } from '../wallet/namespace.ts'
import type { Namespaces } from './client.ts'
import type { Choice } from './session.ts'

/** What the user of a phone is asked. */
export interface PhoneRequest {
  id: string
  /** The dApp, as it calls itself. */
  dapp: { name: string; url: string }
  /** `wc_sessionPropose` where a dApp wants to be connected, `wc_sessionAuthenticate` where it wants a signature with it. */
  method: string
  params: unknown
  /** The session, or the pairing where there is none yet. */
  topic: string
  /** The chain of a request, by its CAIP-2 id. */
  chain?: string
}

/** How the user says yes. */
export interface Approval extends Choice {
  /** The session as it is, however wrong, instead of what the phone would make of the choice. */
  namespaces?: Namespaces
}

/** Something that waits for the user. */
export interface Errand {
  request: PhoneRequest
  contents: Contents & { chains?: { id: string; chosen: boolean }[] }
  /** Does it, and resolves when the answer is at the relay. */
  approve(approval: Approval): Promise<void>
  reject(): Promise<void>
}

/** What waits for the user of a phone, oldest first. */
export class Errands {
  #queue: Errand[] = []
  readonly #watchers = new Set<() => void>()

  add(errand: Errand): void {
    this.#set([...this.#queue, errand])
  }

  list(): Errand[] {
    return [...this.#queue]
  }

  /** Takes an errand out to settle it, the oldest if none is named. */
  take(id?: string): Errand | undefined {
    const errand = this.#queue.find(({ request }) => id === undefined || request.id === id)
    this.drop(({ request }) => request === errand?.request)
    return errand
  }

  /** They are not wanted any more. */
  drop(fits: (errand: Errand) => boolean): void {
    if (this.#queue.some(fits)) this.#set(this.#queue.filter((errand) => !fits(errand)))
  }

  /** The oldest, as soon as there is one. */
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

  /** Calls back after each change. Returns the way to stop that. */
  watch(watcher: () => void): () => void {
    this.#watchers.add(watcher)
    return () => this.#watchers.delete(watcher)
  }

  #set(queue: Errand[]): void {
    this.#queue = queue
    for (const watcher of [...this.#watchers]) watcher()
  }
}
