import type { LateStorage } from '../../services/late-storage.ts'
import { keyValueReader } from '../../services/storage/key-value-reader.ts'
import { preferencesIn } from '../../services/storage/preferences.ts'
import { connectionStorage } from '../../services/storage.ts'

/** A storage whose code is here already. */
export function loadedStorage(open: () => Storage = () => localStorage): LateStorage {
  const { connectorIds, formerIds, persist, watch } = connectionStorage(open)
  return {
    preferences: preferencesIn(keyValueReader(open)),
    connectorIds,
    formerIds,
    prepare: () => undefined,
    persist,
    watch: (emit) => watch(emit),
  }
}
