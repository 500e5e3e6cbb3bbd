/** User activity that takes precedence over background work. */
const deeds = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'scroll'] as const

/**
 * Resolves once the user has been inactive for a while.
 * @param ms how long, in milliseconds.
 * @param signal cancels the wait: the promise then never resolves.
 */
export const stillness = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const over = new AbortController()
    let waiting: ReturnType<typeof setTimeout>
    const end = () => {
      clearTimeout(waiting)
      over.abort()
    }
    const begin = () => {
      clearTimeout(waiting)
      waiting = setTimeout(() => {
        end()
        resolve()
      }, ms)
    }
    for (const deed of deeds) addEventListener(deed, begin, { capture: true, passive: true, signal: over.signal })
    signal.addEventListener('abort', end, { signal: over.signal })
    begin()
  })
