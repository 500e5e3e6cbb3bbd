/** A way that can be barred. */
export class Gate {
  #way: PromiseWithResolvers<void> | undefined

  get closed(): boolean {
    return this.#way !== undefined
  }

  close(): void {
    this.#way ??= Promise.withResolvers()
  }

  open(): void {
    this.#way?.resolve()
    this.#way = undefined
  }

  /** Resolves once the way is free. */
  async passed(): Promise<void> {
    while (this.#way) await this.#way.promise
  }
}
