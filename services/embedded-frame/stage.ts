import { PorticoError } from '../../core/errors.ts'

/** Tracks whether the frame is visible, for the calls that wait for that. */
export class Stage {
  #open = Promise.withResolvers<void>()
  #isOpen = false

  /** Resolves once the frame is visible. @throws `request.aborted` after `abort`. */
  async opened(): Promise<void> {
    if (!this.#isOpen) await this.#open.promise
  }

  open(): void {
    this.#isOpen = true
    this.#open.resolve()
  }

  close(): void {
    if (!this.#isOpen) return
    this.#isOpen = false
    this.#open = Promise.withResolvers()
  }

  /** Rejects all waiting calls. */
  abort(): void {
    const { promise, reject } = this.#open
    promise.catch(() => undefined)
    reject(new PorticoError('request.aborted'))
    if (!this.#isOpen) this.#open = Promise.withResolvers()
  }
}
