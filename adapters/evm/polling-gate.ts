/** Whether nodes may be pinged and polled: only while a wallet is connected or the modal is open. */
export class PollingGate {
  awake = false
  readonly #listeners = new Set<() => void>()

  set(awake: boolean): void {
    if (this.awake === awake) return
    this.awake = awake
    for (const listener of this.#listeners) listener()
  }

  onChange(listener: () => void): void {
    this.#listeners.add(listener)
  }
}
