interface Failed {
  cause: unknown
  /** In milliseconds since the epoch. */
  at: number
}

/** A request, and how to derive its cache key. */
interface Question<Query, T> {
  ask: (query: Query, signal: AbortSignal) => Promise<T>
  keyOf: (query: Query) => string
  /** In milliseconds. */
  gap: number
  /** In milliseconds since the epoch. */
  now?: () => number
}

/**
 * Repeats a request only after a pause if it has failed: within the gap, it rejects with the same failure without
 * asking [account-balance-gap]. `forget` ends the pause [assets-renewed].
 */
export function restingAfterFailure<Query, T>({ ask, keyOf, gap, now = Date.now }: Question<Query, T>) {
  const failures = new Map<string, Failed>()
  return {
    async ask(query: Query, signal: AbortSignal): Promise<T> {
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
    },
    forget: (key: string): void => void failures.delete(key),
  }
}
