/** The last items of a stream, oldest first. */
export interface Ring<T> {
  push(one: T): void
  all(): T[]
  clear(): void
}

/** Keeps the last `size` items; pushing takes constant time. */
export function createRing<T>(size: number): Ring<T> {
  let kept: T[] = []
  let next = 0
  return {
    push(one) {
      kept[next] = one
      next = (next + 1) % size
    },
    all: () => [...kept.slice(next), ...kept.slice(0, next)],
    clear() {
      kept = []
      next = 0
    },
  }
}
