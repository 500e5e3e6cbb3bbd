import { PorticoError } from '../../core/errors.ts'

interface Kept<T> {
  answer: Promise<T>
  waiting: number
  stop: AbortController
}

/** Asks for the answer to a key, or waits for the request that is already running. */
export type Shared<T> = (key: string, signal: AbortSignal, ask: (signal: AbortSignal) => Promise<T>) => Promise<T>

/** Answers by key, each asked for once. One that failed is not kept, and one that nothing waits for any more is given up. */
export function shared<T>(): Shared<T> {
  const all = new Map<string, Kept<T>>()

  const begin = (key: string, ask: (signal: AbortSignal) => Promise<T>) => {
    const stop = new AbortController()
    const kept: Kept<T> = { answer: ask(stop.signal), waiting: 0, stop }
    all.set(key, kept)
    kept.answer.catch(() => forget(key, kept))
    return kept
  }
  const forget = (key: string, kept: Kept<T>) => {
    if (all.get(key) === kept) all.delete(key)
  }

  return (key, signal, ask) => {
    if (signal.aborted) return Promise.reject(new PorticoError('request.aborted'))
    const kept = all.get(key) ?? begin(key, ask)
    kept.waiting += 1
    return new Promise((resolve, reject) => {
      const leave = () => {
        kept.waiting -= 1
        if (kept.waiting === 0) {
          forget(key, kept)
          kept.stop.abort()
        }
        reject(new PorticoError('request.aborted'))
      }
      const settle = () => signal.removeEventListener('abort', leave)
      signal.addEventListener('abort', leave)
      kept.answer.then(resolve, reject).finally(settle)
    })
  }
}
