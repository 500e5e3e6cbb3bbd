interface Failed {
  cause: unknown
  /** In milliseconds since 1970. */
  at: number
}

/** What is asked for, and by which name it is known. */
interface Question<Query, T> {
  ask: (query: Query, signal: AbortSignal) => Promise<T>
  keyOf: (query: Query) => string
  /** In milliseconds. */
  gap: number
  /** In milliseconds since 1970. */
  now?: () => number
}

/** Asks, but not again so soon after a failure: within the gap the same failure is told, and nothing is asked [account-balance-gap]. */
export function restingAfterFailure<Query, T>({ ask, keyOf, gap, now = Date.now }: Question<Query, T>): typeof ask {
  const failures = new Map<string, Failed>()
  return async (query, signal) => {
    const key = keyOf(query)
    const last = failures.get(key)
    if (last && now() - last.at < gap) throw last.cause
    failures.delete(key)
    try {
      return await ask(query, signal)
    } catch (cause) {
      if (!signal.aborted) failures.set(key, { cause, at: now() })
      throw cause
    }
  }
}
