/** Counts the current listeners by event name, and keeps the highest count. */
export class Tally {
  readonly #now = new Map<string, unknown[]>()
  readonly #most = new Map<string, number>()

  add(event: string, listener: unknown): void {
    const all = [...(this.#now.get(event) ?? []), listener]
    this.#now.set(event, all)
    this.#most.set(event, Math.max(all.length, this.#most.get(event) ?? 0))
  }

  remove(event: string, listener: unknown): void {
    const all = this.#now.get(event) ?? []
    const index = all.indexOf(listener)
    this.#now.set(
      event,
      all.filter((_, each) => each !== index),
    )
  }

  /** The count of each kind that has any. */
  get now(): Record<string, number> {
    return Object.fromEntries(
      [...this.#now].map(([event, all]) => [event, all.length] as const).filter(([, n]) => n > 0),
    )
  }

  get most(): Record<string, number> {
    return Object.fromEntries(this.#most)
  }
}

/** Counts the listeners at a window from now on. */
export function countedWindow(window: EventTarget): Tally {
  const tally = new Tally()
  const { addEventListener, removeEventListener } = window
  type Heard = Parameters<typeof addEventListener>
  Object.assign(window, {
    addEventListener(...heard: Heard) {
      tally.add(heard[0], heard[1])
      addEventListener.apply(window, heard)
    },
    removeEventListener(...heard: Heard) {
      tally.remove(heard[0], heard[1])
      removeEventListener.apply(window, heard)
    },
  })
  return tally
}
