import {
  isForeign,
  type KeyValueReader,
  keyValueReader,
  type Name,
  prefix,
  version,
  versionKey,
} from './key-value-reader.ts'

/** The same, with write access. */
export interface KeyValueStore extends KeyValueReader {
  /** Writes values in the given order; skips unchanged ones. */
  write(texts: Partial<Record<Name, string>>): void
  /** Removes outdated values, which works even in full storage. */
  remove(names: readonly Name[]): void
}

/** @param open returns the storage; it may throw, or be full. */
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
      // Full or forbidden storage: the connection works, but does not survive a reload.
    }
  },
  remove(names) {
    try {
      for (const name of names) open().removeItem(prefix + name)
    } catch {
      // Forbidden storage: nothing is read from it either.
    }
  },
})
