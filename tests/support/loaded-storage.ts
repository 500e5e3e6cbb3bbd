import type { LazyStorage } from '../../services/lazy-storage.ts'
import { keyValueReader } from '../../services/storage/key-value-reader.ts'
import { preferencesIn } from '../../services/storage/preferences.ts'
import { connectionStorage } from '../../services/storage.ts'

/** A storage whose code has already loaded. */
export function loadedStorage(open: () => Storage = () => localStorage): LazyStorage {
  const storage = connectionStorage(open)
  return {
    hasPending: false,
    preferences: preferencesIn(keyValueReader(open)),
    ...storage,
    load: async () => storage,
    prepare: () => undefined,
    watch: (emit) => storage.watch(emit),
  }
}
