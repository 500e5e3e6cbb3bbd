import type { AccountConnection } from '../core/account.ts'
import type { CaipNetworkId } from '../core/caip.ts'
import type { Connection } from '../core/connector.ts'
import { isEqual } from '../core/is-equal.ts'
import type { Namespace } from '../core/namespaces.ts'
import type { CaipNetwork } from '../core/network.ts'
import { addRecent } from '../core/recents.ts'
import { parse, word } from '../core/schema.ts'
import type { AdapterReport, OtherTabEvent, StorageCommand, StoredConnection } from '../machines/ports.ts'
import { type Details, detailsIn, detailsOf } from './storage/details.ts'
import { type Entry, isSame, join, keyOf, nextAt, readEntries, writeEntries } from './storage/entries.ts'
import { keyValueStore } from './storage/key-value-store.ts'
import { accountTypesIn, networkIn, recentsIn } from './storage/preferences.ts'
import { recentConnectionsIn } from './storage/recent-connections.ts'

/** The connections stored between visits and shared between tabs. */
export interface ConnectionStorage {
  /** The connectors of a namespace that were connected, most recently used first. */
  connectorIds(namespace: Namespace): readonly string[]
  /** The stored connections of all namespaces with their details, including ended ones that are not forgotten. */
  stored(): readonly StoredConnection[]
  /** Those of one namespace that are not live, for the dApp's lists. */
  recents(namespace: Namespace, report: AdapterReport, networks: readonly CaipNetwork[]): readonly AccountConnection[]
  persist(command: StorageCommand): void
  /** Updates the stored details of live connections [wallet-recent-kept]. */
  see(connections: readonly Connection[]): void
  /** Calls back at once, and whenever the stored connections may have changed. Returns the function that stops it. */
  subscribe(listener: () => void): () => void
  /**
   * Reports what other tabs do from now on, and restores entries that they overwrite. Returns the function that stops
   * it.
   * @param since Reports changes since an earlier moment: when no connection was stored, and this network was.
   */
  watch(emit: (event: OtherTabEvent) => void, since?: { network: CaipNetworkId | null }): () => void
}

/**
 * Storage that is full, forbidden, absent or invalid counts as empty.
 * @param open returns the storage; it may throw.
 * @param page receives the events of other tabs.
 */
export function connectionStorage(
  open: () => Storage,
  page: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> | undefined = globalThis.window,
): ConnectionStorage {
  const store = keyValueStore(open)
  /** All entries that this tab knows: another tab that has not read them yet may overwrite them in storage. */
  let known: readonly Entry[] = []
  let network: CaipNetworkId | null = null
  /** The last known details of this page's connections, by the keys of their entries. */
  const seen = new Map<string, Details>()
  const listeners = new Set<() => void>()
  const changed = () => {
    for (const listener of listeners) listener()
  }

  const readStored = (): Entry[] => {
    const stored = readEntries(store)
    // Ended connections are marked, not removed, so only `storage.clear()` and the like leave nothing. That means to
    // clear everything: live connections stay, but nothing is written back.
    if (stored.length === 0) known = []
    return stored
  }

  const persistConnection = (said: Omit<Entry, 'at'>) => {
    const stored = readStored()
    const last = stored.find((each) => isSame(each, said))
    // Another tab may have forgotten this connection before this one reports its end.
    const isForgotten = said.forgotten || (said.ended && last?.forgotten)
    if (isForgotten) seen.delete(keyOf(said))
    const details = seen.get(keyOf(said)) ?? detailsIn(said.namespace, last ?? {})
    const at = nextAt([...stored, ...known])
    const entry: Entry = { ...said, ...(isForgotten ? { forgotten: true } : details), at }
    const added = [entry]
    // Only this entry: other changes in storage are left for `syncFromOtherTabs`, which reports them.
    known = join(added, known)
    writeEntries(store, join(added, stored))
    const comesBack = readEntries(store).some((each) => added.some((end) => isSame(each, end)) && !each.ended)
    // The end could not be stored: remove what would restore the connection.
    if (entry.ended && comesBack)
      store.remove(['connections', 'connection_status', `${entry.namespace}:connected_connector_id`])
    changed()
  }

  const see = (connections: readonly Connection[]) => {
    const news = connections.filter((each) => !isEqual(seen.get(keyOf(each)), detailsOf(each)))
    if (news.length === 0) return
    for (const each of news) seen.set(keyOf(each), detailsOf(each))
    const stored = readStored()
    const changes = stored.flatMap((entry) => {
      const details = entry.ended ? undefined : seen.get(keyOf(entry))
      return details && !isEqual(details, detailsIn(entry.namespace, entry)) ? [{ ...entry, ...details }] : []
    })
    if (changes.length === 0) return
    // Not a new entry: the last one stays valid, with its details added.
    known = join(changes, known)
    writeEntries(store, join(changes, stored))
    changed()
  }

  const persistRecent = (name: string) => {
    if (parse(word, name) === undefined) return
    const names = addRecent(recentsIn(store), name)
    store.write({ recent_wallets: JSON.stringify(names.map((each) => ({ name: each }))) })
  }

  const syncFromOtherTabs = (emit: (event: OtherTabEvent) => void) => {
    const stored = readStored()
    const before = known.filter(({ ended }) => ended)
    known = join(stored, known)
    const ended = known.filter((entry) => entry.ended && !before.some((each) => isSame(each, entry)))
    if (known.length > 0) writeEntries(store, known)
    for (const { namespace, connectorId } of ended) emit({ type: 'otherTab.disconnected', namespace, connectorId })
    changed()

    // Don't use the event's own value: this tab may have switched since, and two tabs would follow each other
    // endlessly.
    const caipNetworkId = networkIn(store)
    if (!caipNetworkId || caipNetworkId === network) return
    network = caipNetworkId
    emit({ type: 'otherTab.network', caipNetworkId })
  }

  const storedConnections = () =>
    readEntries(store)
      .filter(({ forgotten }) => !forgotten)
      .map(
        ({ namespace, connectorId, accounts = [], caipNetworkId }): StoredConnection => ({
          namespace,
          connectorId,
          accounts,
          ...(caipNetworkId && { caipNetworkId }),
        }),
      )

  return {
    connectorIds: (namespace) =>
      readEntries(store)
        .filter((entry) => entry.namespace === namespace && !entry.ended)
        .map(({ connectorId }) => connectorId),
    stored: storedConnections,
    recents: (namespace, report, networks) =>
      recentConnectionsIn(
        report,
        networks,
        storedConnections().filter((each) => each.namespace === namespace),
      ),
    see,
    subscribe(listener) {
      listeners.add(listener)
      listener()
      return () => void listeners.delete(listener)
    },
    persist(command) {
      if (command.type === 'storage.network') {
        network = command.caipNetworkId
        store.write({ active_caip_network_id: network })
      } else if (command.type === 'storage.multiWallet') {
        store.write({ multi_wallet: String(command.enabled) })
      } else if (command.type === 'storage.accepted') {
        store.write({ accepted_terms: command.accepted })
      } else if (command.type === 'storage.accountType') {
        const types = { ...accountTypesIn(store), [command.namespace]: command.accountType }
        store.write({ preferred_account_types: JSON.stringify(types) })
      } else {
        const { type, namespace, connectorId } = command
        const isForgotten = type === 'storage.forgotten'
        persistConnection({
          namespace,
          connectorId,
          ended: type !== 'storage.connected',
          ...(isForgotten && { forgotten: isForgotten }),
        })
        if (command.type === 'storage.connected') persistRecent(command.name)
      }
    },
    watch(emit, since) {
      if (!since) known = join(known, readEntries(store))
      network ??= since ? since.network : networkIn(store)
      const onStorage = () => syncFromOtherTabs(emit)
      page?.addEventListener('storage', onStorage)
      if (since) onStorage()
      return () => page?.removeEventListener('storage', onStorage)
    },
  }
}
