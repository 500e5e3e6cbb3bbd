import { type Namespace, namespaces } from '../../core/namespaces.ts'
import { parse, word } from '../../core/schema.ts'
import { disconnectedIds, lastCount, storedConnections } from './connection-schemas.ts'
import { type Details, detailsIn } from './details.ts'
import type { KeyValueStore } from './key-value-store.ts'

/** The last entry of a connector: whether its connection is live or has ended. */
export interface Entry extends Details {
  namespace: Namespace
  connectorId: string
  /** A counter across all tabs; 0 if other code wrote the entry without one. */
  at: number
  ended: boolean
  /** It has ended, and the user has removed it. */
  forgotten?: true
}

/** The maximum number of entries; the oldest are dropped. */
const most = 32

/** The key of an entry. */
type Key = Pick<Entry, 'namespace' | 'connectorId'>

export const keyOf = ({ namespace, connectorId }: Key): string => `${namespace}:${connectorId.toLowerCase()}`

/** If two tabs write at once, the end of a connection wins. */
const isLater = (one: Entry, other: Entry): boolean =>
  one.at > other.at || (one.at === other.at && one.ended && !other.ended)

export const isSame = (one: Key, other: Key): boolean => keyOf(one) === keyOf(other)

export const nextAt = (entries: readonly Entry[]): number =>
  Math.min(lastCount, 1 + Math.max(0, ...entries.map(({ at }) => at)))

/** Merges entries, latest first. The result does not depend on the order in which tabs hear of each other. */
export function join(...lists: readonly (readonly Entry[])[]): Entry[] {
  const latest = new Map<string, Entry>()
  for (const entry of lists.flat()) {
    const known = latest.get(keyOf(entry))
    if (!known || isLater(entry, known)) latest.set(keyOf(entry), entry)
  }
  return [...latest.values()].sort((one, other) => other.at - one.at).slice(0, most)
}

/** The entry of a connection of which only the connector is known. */
const unsaid = { at: 0, ended: false, forgotten: false, accounts: undefined, caipNetworkId: undefined }

/** Reads the valid entries, whether we or the reference product wrote them. */
export function readEntries(store: KeyValueStore): Entry[] {
  const connections = store.json('connections', storedConnections)
  const disconnected = store.json('disconnected_connector_ids', disconnectedIds)
  return join(
    namespaces.flatMap((namespace) => {
      const active = parse(word, store.text(`${namespace}:connected_connector_id`))
      const first = active === undefined ? [] : [{ ...unsaid, connectorId: active }]
      const left = disconnected?.[namespace] ?? []
      return [...first, ...(connections?.[namespace] ?? [])].map((each): Entry => {
        const { connectorId, at } = each
        const ended = at > 0 ? each.ended : left.includes(connectorId)
        const entry = { namespace, connectorId, at, ended }
        // A forgotten connection keeps no details.
        return ended && each.forgotten ? { ...entry, forgotten: true } : { ...entry, ...detailsIn(namespace, each) }
      })
    }),
  )
}

/** One key contains everything, so that no tab reads an incomplete state; the others are for other readers. */
export function writeEntries(store: KeyValueStore, entries: readonly Entry[]): void {
  const byNamespace = (list: readonly Entry[], say: (said: Omit<Entry, 'namespace'>) => unknown) =>
    JSON.stringify(
      Object.fromEntries(
        namespaces.map((namespace) => [
          namespace,
          list.flatMap(({ namespace: own, ...said }) => (own === namespace ? [say(said)] : [])),
        ]),
      ),
    )
  const left = entries.filter(({ ended }) => ended)
  store.write({
    connections: byNamespace(entries, (said) => said),
    connection_status: left.length < entries.length ? 'connected' : 'disconnected',
    disconnected_connector_ids: byNamespace(left, ({ connectorId }) => connectorId),
  })
}
