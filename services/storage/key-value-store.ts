import {
  isForeign,
  type KeyValueReader,
  keyValueReader,
  type Name,
  prefix,
  version,
  versionKey,
} from './key-value-reader.ts'

/** The same, to be written too. */
export interface KeyValueStore extends KeyValueReader {
  /** Writes in the order given, and nothing that stands there already. */
  write(texts: Partial<Record<Name, string>>): void
  /** Takes out what does not hold any more: that is possible where nothing can be written. */
  remove(names: readonly Name[]): void
}

/** @param open yields the storage; it may throw, or be full. */
export const keyValueStore = (open: () => Storage): KeyValueStore => ({
  ...keyValueReader(open),
  write(texts) {
    try {
      const store = open()
      const put = (key: string, value: string) => {
        if (store.getItem(key) !== value) store.setItem(key, value)
      }
      if (isForeign(store)) for (const key of Object.keys(store)) if (key.startsWith(prefix)) store.removeItem(key)
      for (const [name, value] of Object.entries(texts)) put(prefix + name, value)
      put(versionKey, version)
    } catch {
      // Storage that is full or forbidden: the connection works, it is only not found again after a reload.
    }
  },
  remove(names) {
    try {
      for (const name of names) open().removeItem(prefix + name)
    } catch {
      // Forbidden: nothing is read there either.
    }
  },
})
