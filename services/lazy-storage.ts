import type { AccountConnection } from '../core/account.ts'
import type { Namespace } from '../core/caip.ts'
import type { Connection } from '../core/connector.ts'
import type { CaipNetwork } from '../core/network.ts'
import type { AdapterReport, OtherTabEvent, PersistedState, StorageCommand } from '../machines/ports.ts'
import { keyValueReader } from './storage/key-value-reader.ts'
import { preferencesIn } from './storage/preferences.ts'
import type { ConnectionStorage } from './storage.ts'

/** This browser's stored state. The code for connections loads once there are any, or may be soon. */
export interface LazyStorage {
  /** The stored state except for the connections. */
  readonly preferences: PersistedState
  /** Whether transfers were pending when a previous page was left [send-pending]. */
  readonly hasPending: boolean
  /** The connectors of a namespace that were connected, most recently used first. */
  connectorIds(namespace: Namespace): readonly string[] | Promise<readonly string[]>
  /** The recent connections of a namespace, as far as they have loaded. */
  recents(namespace: Namespace, report: AdapterReport, networks: readonly CaipNetwork[]): readonly AccountConnection[]
  /** Updates the details of live connections [wallet-recent-kept]. */
  see(connections: readonly Connection[]): void
  /** Loads the connection storage, if necessary. */
  load(): Promise<ConnectionStorage>
  /** A connection may follow: loads the code that stores it. */
  prepare(): void
  persist(command: StorageCommand): void
  /** Calls back with events of other tabs from now on. Returns the function that stops it. */
  watch(emit: (event: OtherTabEvent) => void): () => void
}

/**
 * @param open returns the storage; it may throw.
 * @param onChange called once the recent connections are known, and whenever they may have changed.
 * @param fetchCode loads the code for connections.
 */
export function lazyStorage(
  open: () => Storage,
  onChange: () => void,
  fetchCode = () => import('./storage.ts'),
): LazyStorage {
  const store = keyValueReader(open)
  const preferences = preferencesIn(store)
  // Each change of a connection writes one of these, both here and in the reference product.
  const holdsConnections = () => (store.text('connections') ?? store.text('connection_status')) !== null
  const isFresh = !holdsConnections()

  let storage: ConnectionStorage | undefined
  let loading: Promise<ConnectionStorage> | undefined
  /** The work to do once the code has loaded, in order. If loading fails, it stays until the next attempt. */
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
  /** Connections work without the code; the next use loads it again. */
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
        // If nothing is stored, another tab will be the first to write; each of its writes retries a failed load.
        globalThis.window?.addEventListener('storage', () => use(begin), { once: true, signal })
        globalThis.window?.addEventListener('storage', prepare, { signal })
      }
      return () => watching.abort()
    },
  }
}
