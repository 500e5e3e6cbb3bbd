import { rejected } from '../../wallet/errors.ts'
import type { Contents } from '../../wallet/namespace.ts'

/** A request that waits for the user in a frame. */
interface Waiting {
  id: string
  contents: Contents
  resolve: () => void
  reject: (reason: Error) => void
}

/** The requests that wait for the user in a frame, oldest first: one is on screen, the others wait. */
export class Confirmations {
  readonly #changed: (first: { id: string; contents: Contents } | undefined) => void
  #queue: Waiting[] = []
  #lastId = 0

  /** `changed` receives the request to show. */
  constructor(changed: (first: { id: string; contents: Contents } | undefined) => void) {
    this.#changed = changed
  }

  /** Resolves when the user approves, and rejects otherwise. */
  ask(contents: Contents): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#lastId += 1
      this.#queue.push({ id: String(this.#lastId), contents, resolve, reject })
      this.#changed(this.#queue[0])
    })
  }

  approve(id: string): void {
    this.#take(id)?.resolve()
  }

  reject(id: string): void {
    this.#take(id)?.reject(rejected())
  }

  /** The dApp no longer wants an answer. */
  abort(): void {
    const all = this.#queue
    this.#queue = []
    this.#changed(undefined)
    for (const { reject } of all) reject(new Error('Request was aborted'))
  }

  #take(id: string): Waiting | undefined {
    const found = this.#queue.find((waiting) => waiting.id === id)
    if (!found) return undefined
    this.#queue = this.#queue.filter((waiting) => waiting !== found)
    this.#changed(this.#queue[0])
    return found
  }
}
