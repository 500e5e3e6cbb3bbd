import { isEqual } from '../../core/is-equal.ts'
import type { ReadableStore } from './store.ts'

/** Calls a listener with what `read` returns for the public state, whenever that changes. */
export function subscribeTo<T>(
  store: ReadableStore,
  read: () => T,
  listener: (value: T) => void,
  isSame: (one: T, other: T) => boolean = isEqual,
): () => void {
  let last = read()
  return store.subscribe(() => {
    const value = read()
    if (isSame(value, last)) return
    last = value
    listener(value)
  })
}
