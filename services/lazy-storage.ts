import type { AccountConnection } from '../core/account.ts'
import type { Namespace } from '../core/caip.ts'
import type { Connection } from '../core/connector.ts'
import type { CaipNetwork } from '../core/network.ts'
import type { AdapterReport, OtherTabEvent, PersistedState, StorageCommand } from '../machines/ports.ts'
import { keyValueReader } from './storage/key-value-reader.ts'
import { preferencesIn } from './storage/preferences.ts'
import type { ConnectionStorage } from './storage.ts'

/** What this browser remembers. What works with connections is fetched once there are any, or may be soon. */
export interface LazyStorage {
  /** What is remembered but for the connections. */
  readonly preferences: PersistedState
  /** Whether transfers were under way when a previous page was left [send-pending]. */
  readonly hasPending: boolean
  /** The connectors of a namespace that were connected, most recently used first. */
  connectorIds(namespace: Namespace): readonly string[] | Promise<readonly string[]>
  /** The recent connections of a namespace, as far as they are loaded. */
  recents(namespace: Namespace, report: AdapterReport, networks: readonly CaipNetwork[]): readonly AccountConnection[]
  /** These are live: what they are like is remembered [wallet-recent-kept]. */
  see(connections: readonly Connection[]): void
  /** What works with connections, fetched where it is not there yet. */
  load(): Promise<ConnectionStorage>
  /** A connection may come: what writes it down is fetched. */
  prepare(): void
  persist(command: StorageCommand): void
  /** Calls back with what other tabs do from now on. Returns the function that stops it. */
  watch(emit: (event: OtherTabEvent) => void): () => void
}

/**
 * @param open yields the storage; it may throw.
 * @param onChange is called once the recent connections are known, and whenever they may be others.
 * @param fetchCode fetches what works with connections.
 */
export function lazyStorage(
  open: () => Storage,
  onChange: () => void,
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
        storage.subscribe(onChange)
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
    recents: (...about) => storage?.recents(...about) ?? [],
    see(connections) {
      if (connections.length > 0) use((here) => here.see(connections))
    },
    load,
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
