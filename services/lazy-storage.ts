import type { Namespace } from '../core/caip.ts'
import type { OtherTabEvent, PersistedState, StorageCommand } from '../machines/ports.ts'
import { keyValueReader } from './storage/key-value-reader.ts'
import { preferencesIn } from './storage/preferences.ts'
import type { ConnectionStorage } from './storage.ts'

/** What this browser remembers. What works with connections is fetched once there are any, or may be soon. */
export interface LazyStorage {
  /** What is remembered but for the connections. */
  readonly preferences: PersistedState
  /** The connectors of a namespace that were connected, most recently used first. */
  connectorIds(namespace: Namespace): readonly string[] | Promise<readonly string[]>
  /** Likewise, with those whose connections have ended and that are not forgotten; as far as they are loaded. */
  formerIds(namespace: Namespace): readonly string[]
  /** A connection may come: what writes it down is fetched. */
  prepare(): void
  persist(command: StorageCommand): void
  /** Calls back with what other tabs do from now on. Returns the function that stops it. */
  watch(emit: (event: OtherTabEvent) => void): () => void
}

/**
 * @param open yields the storage; it may throw.
 * @param onLoaded is called once the former connections are known.
 */
export function lazyStorage(open: () => Storage, onLoaded: () => void): LazyStorage {
  const store = keyValueReader(open)
  const preferences = preferencesIn(store)
  // One of them is written with each word on a connection, by us and by the reference product.
  const holdsConnections = () => (store.text('connections') ?? store.text('connection_status')) !== null
  const isFresh = !holdsConnections()

  let storage: ConnectionStorage | undefined
  let loading: Promise<ConnectionStorage> | undefined
  const load = (): Promise<ConnectionStorage> => {
    loading ??= import('./storage.ts').then(
      ({ connectionStorage }) => {
        storage = connectionStorage(open)
        onLoaded()
        return storage
      },
      (cause: unknown) => {
        loading = undefined
        throw cause
      },
    )
    return loading
  }
  /** Does something with it, now where it is here. Without its code a connection works, and is only not found again. */
  const use = (work: (here: ConnectionStorage) => void) => {
    if (storage) work(storage)
    else load().then(work, () => undefined)
  }

  return {
    preferences,
    connectorIds: (namespace) =>
      storage || holdsConnections() ? load().then((here) => here.connectorIds(namespace)) : [],
    formerIds: (namespace) => storage?.formerIds(namespace) ?? [],
    prepare: () => use(() => undefined),
    persist: (command) => use((here) => here.persist(command)),
    watch(emit) {
      const watching = new AbortController()
      const { signal } = watching
      const begin = () =>
        use((here) => {
          if (signal.aborted) return
          const stop = here.watch(emit, isFresh ? { network: preferences.caipNetworkId } : undefined)
          signal.addEventListener('abort', stop)
        })
      // Where nothing is stored, another tab is the first to say something.
      if (isFresh) globalThis.window?.addEventListener('storage', begin, { once: true, signal })
      else begin()
      return () => watching.abort()
    },
  }
}
