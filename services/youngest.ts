/** Keeps a limited number of items by name: adding another one drops the oldest, whose callback is called. */
export interface Youngest {
  add(name: string, displace: () => void): void
  delete(name: string): void
}

export function youngest(most: number): Youngest {
  // A map keeps insertion order.
  const held = new Map<string, () => void>()
  return {
    add(name, displace) {
      held.delete(name)
      held.set(name, displace)
      const [oldest] = held
      if (!oldest || held.size <= most) return
      held.delete(oldest[0])
      oldest[1]()
    },
    delete: (name) => void held.delete(name),
  }
}
