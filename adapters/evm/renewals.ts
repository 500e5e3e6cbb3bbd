import type { Config } from 'wagmi'
import { isLive } from './report.ts'

/** The recent connections that are being restored; one may be requested several times. */
export class Renewals {
  readonly #running = new Set<{ uid: string }>()

  has(uid: string): boolean {
    return [...this.#running].some((renewal) => renewal.uid === uid)
  }

  /** wagmi makes each new connection the current one; a restored one must not replace the user's, which is shown. */
  isPassing({ connections, current }: Config['state'], shown: string | null): boolean {
    const connection = shown === null ? undefined : connections.get(shown)
    return current !== null && this.has(current) && connection !== undefined && isLive(connection)
  }

  async run<T>(uid: string, work: () => Promise<T>): Promise<T> {
    const renewal = { uid }
    this.#running.add(renewal)
    try {
      return await work()
    } finally {
      this.#running.delete(renewal)
    }
  }
}
