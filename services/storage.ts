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

/** What is remembered of the connections between two visits, and shared between two tabs. */
export interface ConnectionStorage {
  /** The connectors of a namespace that were connected, most recently used first. */
  connectorIds(namespace: Namespace): readonly string[]
  /** Those of all namespaces, with those whose connections have ended and that are not forgotten, and what they were like. */
  stored(): readonly StoredConnection[]
  /** Those of one namespace that do not stand, for the dApp's lists. */
  recents(namespace: Namespace, report: AdapterReport, networks: readonly CaipNetwork[]): readonly AccountConnection[]
  persist(command: StorageCommand): void
  /** These are live: what they are like is remembered with their entries [wallet-recent-kept]. */
  see(connections: readonly Connection[]): void
  /** Calls back at once, and whenever what is stored of connections may have changed. Returns the way to stop. */
  subscribe(listener: () => void): () => void
  /**
   * Tells what other tabs have done from now on, and mends what they have written over. Returns the way to stop.
   * @param since What is told from an earlier moment on: when nothing of connections was stored, and which network was.
   */
  watch(emit: (event: OtherTabEvent) => void, since?: { network: CaipNetworkId | null }): () => void
}

/**
 * Storage that is full, forbidden, absent or full of garbage counts as empty.
 * @param open yields the storage; it may throw.
 * @param page is where other tabs are heard of.
 */
export function connectionStorage(
  open: () => Storage,
  page: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> | undefined = globalThis.window,
): ConnectionStorage {
  const store = keyValueStore(open)
  /** All that this tab knows of: a write of another tab that has not read it yet takes it out of the storage. */
  let known: readonly Entry[] = []
  let network: CaipNetworkId | null = null
  /** What the connections of this page were like last, by the keys of their entries. */
  const seen = new Map<string, Details>()
  const listeners = new Set<() => void>()
  const changed = () => {
    for (const listener of listeners) listener()
  }

  const readStored = (): Entry[] => {
    const stored = readEntries(store)
    // What ends is noted, not taken out: only `storage.clear()` and the like leave nothing. Code that did that wants
    // it gone: live connections stay, and none is written back.
    if (stored.length === 0) known = []
    return stored
  }

  const persistConnection = (said: Omit<Entry, 'at'>) => {
    const stored = readStored()
    const last = stored.find((each) => isSame(each, said))
    // What another tab has forgotten, this one may only then hear the end of.
    const isForgotten = said.forgotten || (said.ended && last?.forgotten)
    if (isForgotten) seen.delete(keyOf(said))
    const details = seen.get(keyOf(said)) ?? detailsIn(said.namespace, last ?? {})
    const at = nextAt([...stored, ...known])
    const entry: Entry = { ...said, ...(isForgotten ? { forgotten: true } : details), at }
    const added = [entry]
    // Only this word: news in what is stored is left for `syncFromOtherTabs`, which tells it.
    known = join(added, known)
    writeEntries(store, join(added, stored))
    const comesBack = readEntries(store).some((each) => added.some((end) => isSame(each, end)) && !each.ended)
    // An end that can't be noted: what is stored would bring the connection back.
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
    // No word of its own: what the last one says holds, and is said in full.
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

    // Not the event's own value: this tab may have chosen since, and two tabs would follow each other for ever.
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
