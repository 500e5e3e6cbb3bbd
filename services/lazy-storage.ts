import type { Namespace } from '../core/caip.ts'
import type { OtherTabEvent, PersistedState, StorageCommand } from '../machines/ports.ts'
import { keyValueReader } from './storage/key-value-reader.ts'
import { preferencesIn } from './storage/preferences.ts'
import type { ConnectionStorage } from './storage.ts'

/** What this browser remembers. What works with connections is fetched once there are any, or may be soon. */
export interface LazyStorage {
  /** What is remembered but for the connections. */
  readonly preferences: PersistedState
  /** Whether transfers were under way when a former page was left [send-pending]. */
  readonly hasPending: boolean
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
 * @param fetchCode fetches what works with connections.
 */
export function lazyStorage(
  open: () => Storage,
  onLoaded: () => void,
  fetchCode = () => import('./storage.ts'),
): LazyStorage {
  const store = keyValueReader(open)
  const preferences = preferencesIn(store)
  // One of them is written with each word on a connection, by us and by the reference product.
  const holdsConnections = () => (store.text('connections') ?? store.text('connection_status')) !== null
  const isFresh = !holdsConnections()

  let storage: ConnectionStorage | undefined
  let loading: Promise<ConnectionStorage> | undefined
  /** What is to be done once the code has come, in the order in which it was asked for. It stays where the code does not come. */
  const waiting: ((here: ConnectionStorage) => void)[] = []
  const load = (): Promise<ConnectionStorage> => {
    loading ??= fetchCode().then(
      ({ connectionStorage }) => {
        storage = connectionStorage(open)
        for (const work of waiting.splice(0)) work(storage)
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
  /** Without its code a connection works; the next use fetches it again. */
  const prepare = () => {
    load().catch(() => undefined)
  }
  const use = (work: (here: ConnectionStorage) => void) => {
    if (storage) return work(storage)
    waiting.push(work)
    prepare()
  }

  return {
    preferences,
    hasPending: (['transactions', 'purchases'] as const).some((what) => store.text(`pending_${what}`) !== null),
    connectorIds: (namespace) =>
      storage?.connectorIds(namespace) ??
      (holdsConnections() ? load().then((here) => here.connectorIds(namespace)) : []),
    formerIds: (namespace) => storage?.formerIds(namespace) ?? [],
    prepare,
    persist: (command) => use((here) => here.persist(command)),
    watch(emit) {
      const watching = new AbortController()
      const { signal } = watching
      const begin = (here: ConnectionStorage) => {
        if (signal.aborted) return
        const stop = here.watch(emit, isFresh ? { network: preferences.caipNetworkId } : undefined)
        signal.addEventListener('abort', stop)
      }
      if (!isFresh) use(begin)
      else {
        // Where nothing is stored, another tab is the first to write something; each word of it fetches what did not come.
        globalThis.window?.addEventListener('storage', () => use(begin), { once: true, signal })
        globalThis.window?.addEventListener('storage', prepare, { signal })
      }
      return () => watching.abort()
    },
  }
}
