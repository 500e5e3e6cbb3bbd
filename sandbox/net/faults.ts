/** How often a fault applies. */
export interface Strikes {
  /** The number of requests that it applies to. Default: all until `clear()`. */
  times?: number
  /** Applies to every n-th matching request. Default: each. */
  every?: number
}

/** A fault of a node's proxy. Without `answer`, the request reaches the node after the delay. */
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

/** The faults of one server. Of those that match a request, the last one added applies. */
export class Faults<F extends Strikes = Fault> {
  #set: { fault: F; left: number; seen: number }[] = []

  add(fault: F): void {
    this.#set.unshift({ fault, left: fault.times ?? Number.POSITIVE_INFINITY, seen: 0 })
  }

  clear(): void {
    this.#set = []
  }

  /** The fault that applies to a request, counted as used. */
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

/** Whether a node's fault applies to a request with calls of these methods. */
export const strikes =
  (methods: readonly string[]) =>
  ({ method }: Fault): boolean =>
    method === undefined || methods.includes(method)
