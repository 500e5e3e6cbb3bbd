import type { LazyStorage } from '../../services/lazy-storage.ts'
import { keyValueReader } from '../../services/storage/key-value-reader.ts'
import { preferencesIn } from '../../services/storage/preferences.ts'
import { connectionStorage } from '../../services/storage.ts'

/** A storage whose code is here already. */
export function loadedStorage(open: () => Storage = () => localStorage): LazyStorage {
  const { connectorIds, formerIds, persist, watch } = connectionStorage(open)
  return {
    hasPending: false,
    preferences: preferencesIn(keyValueReader(open)),
    connectorIds,
    formerIds,
    prepare: () => undefined,
    persist,
    watch: (emit) => watch(emit),
  }
}
