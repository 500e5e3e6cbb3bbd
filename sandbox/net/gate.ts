/** Holds callers back while it is closed. */
export class Gate {
  #reopened: PromiseWithResolvers<void> | undefined

  get closed(): boolean {
    return this.#reopened !== undefined
  }

  close(): void {
    this.#reopened ??= Promise.withResolvers()
  }

  open(): void {
    this.#reopened?.resolve()
    this.#reopened = undefined
  }

  /** Resolves once the gate is open. */
  async passed(): Promise<void> {
    while (this.#reopened) await this.#reopened.promise
  }
}
