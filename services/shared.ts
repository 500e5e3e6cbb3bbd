import { PorticoError } from '../core/errors.ts'

interface Kept<T> {
  answer: Promise<T>
  /** When it was answered, in milliseconds since the epoch. */
  at?: number
  waiting: number
  stop: AbortController
}

/** How long answers are cached, and by which clock. */
export interface SharedOptions {
  /** In milliseconds; unlimited by default. With 0, only concurrent requests share an answer. */
  life?: number
  /** In milliseconds since the epoch. */
  now?: () => number
}

/** Shared answers by key. */
export interface Shared<T> {
  /** Requests the answer for a key, or joins a running request. */
  (key: string, signal: AbortSignal, ask: (signal: AbortSignal) => Promise<T>): Promise<T>
  /** The next request for this key is not cached. */
  forget(key: string): void
}

/** The maximum number of cached answers with a limited lifetime. */
const most = 256

/**
 * Shares requests by key, and caches their answers. Failures are not cached; a request is aborted when all of its
 * callers have aborted.
 */
export function shared<T>({ life, now = Date.now }: SharedOptions = {}): Shared<T> {
  const all = new Map<string, Kept<T>>()

  const begin = (key: string, ask: (signal: AbortSignal) => Promise<T>) => {
    const stop = new AbortController()
    const kept: Kept<T> = { answer: ask(stop.signal), waiting: 0, stop }
    all.delete(key)
    all.set(key, kept)
    const [oldest] = all.keys()
    if (life !== undefined && all.size > most && oldest !== undefined) all.delete(oldest)
    kept.answer.then(
      () => {
        kept.at = now()
        if (life === 0) drop(key, kept)
      },
      () => drop(key, kept),
    )
    return kept
  }
  const drop = (key: string, kept: Kept<T>) => {
    if (all.get(key) === kept) all.delete(key)
  }
  const isGood = ({ at }: Kept<T>) => at === undefined || life === undefined || now() - at < life

  const answerTo = (key: string, signal: AbortSignal, ask: (signal: AbortSignal) => Promise<T>): Promise<T> => {
    if (signal.aborted) return Promise.reject(new PorticoError('request.aborted'))
    const known = all.get(key)
    const kept = known && isGood(known) ? known : begin(key, ask)
    kept.waiting += 1
    return new Promise((resolve, reject) => {
      const leave = () => {
        kept.waiting -= 1
        if (kept.waiting === 0) {
          drop(key, kept)
          kept.stop.abort()
        }
        reject(new PorticoError('request.aborted'))
      }
      const settle = () => signal.removeEventListener('abort', leave)
      signal.addEventListener('abort', leave)
      kept.answer.then(resolve, reject).finally(settle)
    })
  }

  return Object.assign(answerTo, { forget: (key: string) => void all.delete(key) })
}
