/** A wallet's lock, shared by all its namespaces. */
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

  /** Calls back after each change. */
  watch(watcher: () => void): void {
    this.#watchers.push(watcher)
  }
}
