/** Whether anybody is looking (connected, or the modal open), and who has to know when that changes. */
export class Vigil {
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
