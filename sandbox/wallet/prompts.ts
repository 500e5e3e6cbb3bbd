import { rejected } from './errors.ts'

/** A request to the user. */
export interface PendingRequest {
  id: string
  origin: string
  method: string
  params: unknown
}

/** The user's approval. `accounts` applies only to requests with a choice of accounts. */
export interface Approved {
  accounts: readonly string[] | undefined
}

interface Prompt {
  request: PendingRequest
  resolve: (approved: Approved) => void
  reject: (error: Error) => void
}

/** The requests that wait for the user, oldest first. */
export class Prompts {
  #queue: Prompt[] = []
  #lastId = 0
  readonly #watchers = new Set<() => void>()

  /** Resolves when the user approves. */
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

  /** Approves a request. False if it does not exist (any more). */
  approve(id: string, accounts?: readonly string[]): boolean {
    const prompt = this.#take(id)
    prompt?.resolve({ accounts })
    return prompt !== undefined
  }

  /** Refuses a request. False if it does not exist (any more). */
  reject(id: string): boolean {
    const prompt = this.#take(id)
    prompt?.reject(rejected())
    return prompt !== undefined
  }

  rejectAll(): void {
    for (const { id } of this.list()) this.reject(id)
  }

  /** Calls back after each change of the queue. Returns a function that unsubscribes. */
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
