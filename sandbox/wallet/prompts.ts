import { rejected } from './errors.ts'

/** What the user is asked. */
export interface PendingRequest {
  id: string
  origin: string
  method: string
  params: unknown
}

/** What the user said to a request that can be approved. `accounts` counts only where accounts are chosen. */
export interface Approved {
  accounts: readonly string[] | undefined
}

interface Prompt {
  request: PendingRequest
  resolve: (approved: Approved) => void
  reject: (error: Error) => void
}

/** The questions that wait for the user, oldest first. */
export class Prompts {
  #queue: Prompt[] = []
  #lastId = 0
  readonly #watchers = new Set<() => void>()

  /** Asks, and resolves when the user approves. */
  ask(request: Omit<PendingRequest, 'id'>): Promise<Approved> {
    return new Promise((resolve, reject) => {
      this.#lastId += 1
      this.#queue.push({ request: { id: String(this.#lastId), ...request }, resolve, reject })
      this.#changed()
    })
  }

  list(): PendingRequest[] {
    return this.#queue.map(({ request }) => request)
  }

  /** Approves a question. False if it is not there (any more). */
  approve(id: string, accounts?: readonly string[]): boolean {
    const prompt = this.#take(id)
    prompt?.resolve({ accounts })
    return prompt !== undefined
  }

  /** Refuses a question. False if it is not there (any more). */
  reject(id: string): boolean {
    const prompt = this.#take(id)
    prompt?.reject(rejected())
    return prompt !== undefined
  }

  rejectAll(): void {
    for (const { id } of this.list()) this.reject(id)
  }

  /** Calls back after each change of the queue. Returns the way to stop that. */
  watch(watcher: () => void): () => void {
    this.#watchers.add(watcher)
    return () => this.#watchers.delete(watcher)
  }

  #take(id: string): Prompt | undefined {
    const prompt = this.#queue.find(({ request }) => request.id === id)
    if (!prompt) return undefined
    this.#queue = this.#queue.filter((other) => other !== prompt)
    this.#changed()
    return prompt
  }

  #changed(): void {
    for (const watcher of [...this.#watchers]) watcher()
  }
}
