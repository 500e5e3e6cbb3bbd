import { rejected } from '../../wallet/errors.ts'
import type { Contents } from '../../wallet/namespace.ts'

/** What waits for the user in one frame. */
interface Waiting {
  id: string
  contents: Contents
  resolve: () => void
  reject: (reason: Error) => void
}

/** The questions to the user in one frame, the oldest first: one is on screen, the others wait behind it. */
export class Confirmations {
  readonly #changed: (first: { id: string; contents: Contents } | undefined) => void
  #queue: Waiting[] = []
  #lastId = 0

  /** `changed` hears what is to be on screen. */
  constructor(changed: (first: { id: string; contents: Contents } | undefined) => void) {
    this.#changed = changed
  }

  /** Resolves when the user approves, and rejects when not. */
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

  /** The dApp does not want an answer any more. */
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
