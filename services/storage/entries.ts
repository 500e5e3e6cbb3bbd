import { type Namespace, namespaces } from '../../core/namespace.ts'
import { isWord, listOf, member } from './guards.ts'
import type { Shelf } from './shelf.ts'

/** The last word on a connector: whether its connection stands or has ended. */
export interface Entry {
  namespace: Namespace
  connectorId: string
  /** Counts up with each word, across all tabs; 0 where somebody else wrote, who does not count. */
  at: number
  ended: boolean
  /** It has ended, and the visitor wants to hear no more of it. */
  forgotten?: true
}

/** The oldest past these are forgotten. */
const most = 32

/** The last number of the count: past it, numbers stop being different from each other. */
const end = Number.MAX_SAFE_INTEGER

const keyOf = ({ namespace, connectorId }: Entry): string => `${namespace}:${connectorId.toLowerCase()}`

/** Of words that two tabs said at once, the end holds. */
const isLater = (one: Entry, other: Entry): boolean =>
  one.at > other.at || (one.at === other.at && one.ended && !other.ended)

export const isSame = (one: Entry, other: Entry): boolean => keyOf(one) === keyOf(other)

export const nextAt = (entries: readonly Entry[]): number =>
  Math.min(end, 1 + Math.max(0, ...entries.map(({ at }) => at)))

/** All that is known, latest first; whatever the order in which tabs hear of each other, they end with the same. */
export function join(...lists: readonly (readonly Entry[])[]): Entry[] {
  const latest = new Map<string, Entry>()
  for (const entry of lists.flat()) {
    const known = latest.get(keyOf(entry))
    if (!known || isLater(entry, known)) latest.set(keyOf(entry), entry)
  }
  return [...latest.values()].sort((one, other) => other.at - one.at).slice(0, most)
}

/** What makes sense of what is stored, by us or by the reference product, and nothing else. */
export function readEntries(shelf: Shelf): Entry[] {
  const connections = shelf.json('connections')
  const disconnected = shelf.json('disconnected_connector_ids')
  return join(
    namespaces.flatMap((namespace) => {
      const left = listOf(member(disconnected, namespace))
      const active = { connectorId: shelf.text(`${namespace}:connected_connector_id`) }
      return [active, ...listOf(member(connections, namespace))].flatMap((each): Entry[] => {
        const connectorId = member(each, 'connectorId')
        const count = member(each, 'at')
        const at = typeof count === 'number' && count > 0 && count <= end ? count : 0
        if (!isWord(connectorId)) return []
        const ended = at > 0 ? member(each, 'ended') === true : left.includes(connectorId)
        const forgotten = ended && member(each, 'forgotten') === true
        return [{ namespace, connectorId, at, ended, ...(forgotten && { forgotten }) }]
      })
    }),
  )
}

/** One key says all, so that no tab ever reads half of it; the others are there for whoever else reads them. */
export function writeEntries(shelf: Shelf, entries: readonly Entry[]): void {
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
  shelf.write({
    connections: byNamespace(entries, (said) => said),
    connection_status: left.length < entries.length ? 'connected' : 'disconnected',
    disconnected_connector_ids: byNamespace(left, ({ connectorId }) => connectorId),
  })
}
