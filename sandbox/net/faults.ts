/** How often a fault strikes. */
export interface Strikes {
  /** How many requests it strikes. Default: all until `clear()`. */
  times?: number
  /** It strikes every n-th of those that fit. Default: each. */
  every?: number
}

/** What a node's front door does wrong. Without `answer`, the request reaches the node after the delay. */
export interface Fault extends Strikes {
  /** Only for requests that contain a call of this method. Default: all. */
  method?: string
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

/** The faults that are set on one server. Of those that fit a request, the one set last strikes. */
export class Faults<F extends Strikes = Fault> {
  #set: { fault: F; left: number; seen: number }[] = []

  add(fault: F): void {
    this.#set.unshift({ fault, left: fault.times ?? Number.POSITIVE_INFINITY, seen: 0 })
  }

  clear(): void {
    this.#set = []
  }

  /** The fault that strikes a request, counted as used. */
  take(fits: (fault: F) => boolean): F | undefined {
    const due = this.#set.filter((entry) => {
      if (!fits(entry.fault)) return false
      entry.seen += 1
      return entry.seen % (entry.fault.every ?? 1) === 0
    })
    const [entry] = due
    if (!entry) return undefined
    entry.left -= 1
    if (entry.left === 0) this.#set.splice(this.#set.indexOf(entry), 1)
    return entry.fault
  }
}

/** Which faults of a node strike a request with calls of these methods. */
export const strikes =
  (methods: readonly string[]) =>
  ({ method }: Fault): boolean =>
    method === undefined || methods.includes(method)
