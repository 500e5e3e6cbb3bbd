/**
 * The maximum number of concurrent downloads, and of waiting ones. Browsers open six connections per host, so some
 * remain for lists.
 */
const most = { atOnce: 4, waiting: 60 }

/** Downloads pictures while the user browses a list. */
export interface Pictures {
  want(ids: readonly string[]): void
  stop(): void
}

/**
 * Each picture is fetched once; a failed one again on the next request. The latest requests come first, and the oldest
 * are dropped: scrolling through ten thousand wallets does not fetch ten thousand pictures.
 */
export function pictures(
  fetchPicture: (id: string, signal: AbortSignal) => Promise<string>,
  onPicture: (id: string, url: string) => void,
): Pictures {
  const over = new AbortController()
  const known = new Set<string>()
  const waiting: string[] = []
  let running = 0

  const next = () => {
    const id = running < most.atOnce && !over.signal.aborted ? waiting.pop() : undefined
    if (id === undefined) return
    running += 1
    const load = async () => {
      try {
        const url = await fetchPicture(id, over.signal)
        if (!over.signal.aborted) onPicture(id, url)
      } catch {
        known.delete(id)
      }
      running -= 1
      next()
    }
    void load()
    next()
  }

  return {
    want(ids) {
      const wanted = [...new Set(ids)].filter((id) => !known.has(id) || waiting.includes(id))
      const rest = waiting.filter((id) => !wanted.includes(id))
      for (const id of wanted) known.add(id)
      waiting.splice(0, waiting.length, ...rest, ...wanted.toReversed())
      for (const id of waiting.splice(0, Math.max(0, waiting.length - most.waiting))) known.delete(id)
      next()
    },
    stop: () => over.abort(),
  }
}
