/** So many pictures come at once, and so many more may wait for that; a browser that opens six lines to a host has some left for lists. */
const most = { atOnce: 4, waiting: 60 }

/** Fetches pictures for a user who browses a list. */
export interface Pictures {
  want(ids: readonly string[]): void
  stop(): void
}

/**
 * Each picture is fetched once; one that failed is fetched when it is wanted again. What was wanted last is fetched first, and what
 * flew by long ago not at all: a user who scrolls through ten thousand wallets does not fetch ten thousand pictures.
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
