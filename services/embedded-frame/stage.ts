import { PorticoError } from '../../core/errors.ts'

/** Whether the frame is on screen, for the calls that wait for that. */
export class Stage {
  #open = Promise.withResolvers<void>()
  #isOpen = false

  /** Resolves once the frame is on screen. @throws `request.aborted` where nothing is to come of it any more. */
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

  /** Who waits does so in vain. */
  abort(): void {
    const { promise, reject } = this.#open
    promise.catch(() => undefined)
    reject(new PorticoError('request.aborted'))
    if (!this.#isOpen) this.#open = Promise.withResolvers()
  }
}
