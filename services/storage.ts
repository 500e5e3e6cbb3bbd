import { type CaipNetworkId, isCaipNetworkId } from '../core/caip.ts'
import type { AccountType } from '../core/connector.ts'
import { type Namespace, namespaces } from '../core/namespace.ts'
import type { Elsewhere, Memo, Remembered } from '../machines/ports.ts'
import { type Entry, isSame, join, nextAt, readEntries, writeEntries } from './storage/entries.ts'
import { isAccountType, isWord, listOf, member } from './storage/guards.ts'
import { type Shelf, shelfIn } from './storage/shelf.ts'

/** What is remembered of the connections between two visits, and shared between two tabs. */
export interface ConnectionMemory {
  read(): Remembered
  /** The connectors of a namespace that were connected, most recently used first. */
  connectorIds(namespace: Namespace): readonly string[]
  /** Likewise, with those whose connections have ended and that are not forgotten. */
  formerIds(namespace: Namespace): readonly string[]
  note(memo: Memo): void
  /** Tells what other tabs have done from now on, and mends what they have written over. Returns the way to stop. */
  watch(tell: (news: Elsewhere) => void): () => void
}

function networkIn(shelf: Shelf): CaipNetworkId | null {
  const text = shelf.text('active_caip_network_id')
  return isWord(text) && isCaipNetworkId(text) ? text : null
}

/** FACTS 10.1: newest first, at most two. */
const recentsIn = (shelf: Shelf): string[] => {
  const names = listOf(shelf.json('recent_wallets')).map((wallet) => member(wallet, 'name'))
  return [...new Set(names.filter(isWord))].slice(0, 2)
}

function accountTypesIn(shelf: Shelf): Partial<Record<Namespace, AccountType>> {
  const types = shelf.json('preferred_account_types')
  return Object.fromEntries(
    namespaces.flatMap((namespace): [Namespace, AccountType][] => {
      const type = member(types, namespace)
      return isAccountType(type) ? [[namespace, type]] : []
    }),
  )
}

/**
 * Storage that is full, forbidden, absent or full of garbage counts as empty.
 * @param open yields the storage; it may throw.
 * @param page is where other tabs are heard of.
 */
export function connectionMemory(
  open: () => Storage,
  page: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> | undefined = globalThis.window,
): ConnectionMemory {
  const shelf = shelfIn(open)
  /** All that this tab knows of: a write of another tab that has not read it yet takes it out of the storage. */
  let known: readonly Entry[] = []
  let network: CaipNetworkId | null = null

  const look = (): Entry[] => {
    const stored = readEntries(shelf)
    // What ends is noted, not taken out: only `storage.clear()` and the like leave nothing. Whoever did that wants
    // it gone: connections that stand go on standing, and none is written back.
    if (stored.length === 0) known = []
    return stored
  }

  const idsOf = (namespace: Namespace, counts: (entry: Entry) => boolean) =>
    readEntries(shelf)
      .filter((entry) => entry.namespace === namespace && counts(entry))
      .map(({ connectorId }) => connectorId)

  const noteConnection = (entry: Omit<Entry, 'at'>) => {
    const stored = look()
    const noted = [{ ...entry, at: nextAt([...stored, ...known]) }]
    // Only this word: news in what is stored is left for `catchUp`, which tells it.
    known = join(noted, known)
    writeEntries(shelf, join(noted, stored))
  }

  const noteRecent = (name: string) => {
    const names = recentsIn(shelf)
    if (!isWord(name) || names.includes(name)) return
    shelf.write({ recent_wallets: JSON.stringify([name, ...names].slice(0, 2).map((each) => ({ name: each }))) })
  }

  const catchUp = (tell: (news: Elsewhere) => void) => {
    const stored = look()
    const before = known.filter(({ ended }) => ended)
    known = join(stored, known)
    const news = known.filter((entry) => entry.ended && !before.some((each) => isSame(each, entry)))
    if (known.length > 0) writeEntries(shelf, known)
    for (const { namespace, connectorId } of news) tell({ type: 'elsewhere.disconnected', namespace, connectorId })

    // Not the event's own value: this tab may have chosen since, and two tabs would follow each other for ever.
    const caipNetworkId = networkIn(shelf)
    if (!caipNetworkId || caipNetworkId === network) return
    network = caipNetworkId
    tell({ type: 'elsewhere.network', caipNetworkId })
  }

  return {
    read: () => ({ caipNetworkId: networkIn(shelf), recents: recentsIn(shelf), accountTypes: accountTypesIn(shelf) }),
    connectorIds: (namespace) => idsOf(namespace, ({ ended }) => !ended),
    formerIds: (namespace) => idsOf(namespace, ({ forgotten }) => !forgotten),
    note(memo) {
      if (memo.type === 'memo.network') {
        network = memo.caipNetworkId
        shelf.write({ active_caip_network_id: network })
      } else if (memo.type === 'memo.accountType') {
        const types = { ...accountTypesIn(shelf), [memo.namespace]: memo.accountType }
        shelf.write({ preferred_account_types: JSON.stringify(types) })
      } else {
        const { type, namespace, connectorId } = memo
        const isForgotten = type === 'memo.forgotten'
        noteConnection({
          namespace,
          connectorId,
          ended: type !== 'memo.connected',
          ...(isForgotten && { forgotten: isForgotten }),
        })
        if (memo.type === 'memo.connected') noteRecent(memo.name)
      }
    },
    watch(tell) {
      known = join(known, readEntries(shelf))
      network ??= networkIn(shelf)
      const hear = () => catchUp(tell)
      page?.addEventListener('storage', hear)
      return () => page?.removeEventListener('storage', hear)
    },
  }
}
