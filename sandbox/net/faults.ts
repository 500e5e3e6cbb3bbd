/** What a node's front door does wrong. Without `answer`, the request reaches the node after the delay. */
export interface Fault {
  /** Only for requests that contain a call of this method. Default: all. */
  method?: string
  /** How many requests it strikes. Default: all until `clear()`. */
  times?: number
  /** Milliseconds to wait first. */
  delay?: number
  answer?: FaultAnswer
}

/**
 * - `'drop'`: the connection is cut without an answer
 * - `'hang'`: no answer ever
 * - `'garbage'`: status 200, and a body that is not JSON
 * - a status, with headers such as `Retry-After`
 * - a JSON-RPC error, with status 200
 */
export type FaultAnswer =
  | 'drop'
  | 'hang'
  | 'garbage'
  | { status: number; headers?: Record<string, string>; body?: string }
  | { error: { code: number; message: string; data?: unknown } }

/** The faults that are set on one node. Of those that fit a request, the one set last strikes. */
export class Faults {
  #set: { fault: Fault; left: number }[] = []

  add(fault: Fault): void {
    this.#set.unshift({ fault, left: fault.times ?? Number.POSITIVE_INFINITY })
  }

  clear(): void {
    this.#set = []
  }

  /** The fault for a request with calls of these methods, counted as used. */
  take(methods: readonly string[]): Fault | undefined {
    const entry = this.#set.find(({ fault }) => fault.method === undefined || methods.includes(fault.method))
    if (!entry) return undefined
    entry.left -= 1
    if (entry.left === 0) this.#set.splice(this.#set.indexOf(entry), 1)
    return entry.fault
  }
}
