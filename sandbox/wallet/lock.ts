/** The lock of a wallet: one for all that is in it. */
export class Lock {
  #locked = false
  readonly #watchers: (() => void)[] = []

  get locked(): boolean {
    return this.#locked
  }

  set(locked: boolean): void {
    if (this.#locked === locked) return
    this.#locked = locked
    for (const watcher of this.#watchers) watcher()
  }

  /** Calls back after each turn of the key. */
  watch(watcher: () => void): void {
    this.#watchers.push(watcher)
  }
}
