import type { Namespace } from '../core/caip.ts'
import { sameId } from '../core/connector.ts'
import { isNamespace } from '../core/namespace.ts'
import type { Memo } from '../machines/ports.ts'

/** The keys of FACTS 15 that are in use. */
const keys = {
  connections: '@appkit/connections',
  status: '@appkit/connection_status',
} as const

type Stored = Partial<Record<Namespace, readonly { connectorId: string }[]>>

const isConnection = (value: unknown): value is { connectorId: string } =>
  typeof value === 'object' &&
  value !== null &&
  'connectorId' in value &&
  typeof value.connectorId === 'string' &&
  value.connectorId.length > 0 &&
  value.connectorId.length <= 256

/** What another visit, another version or somebody else wrote: what makes sense of it, and nothing else. */
function parseStored(text: string): Stored {
  const said: unknown = JSON.parse(text)
  if (typeof said !== 'object' || said === null) return {}
  const entries = Object.entries(said).filter(([namespace, list]) => isNamespace(namespace) && Array.isArray(list))
  return Object.fromEntries(
    entries.map(([namespace, list]) => [
      namespace,
      list.filter(isConnection).map(({ connectorId }: { connectorId: string }) => ({ connectorId })),
    ]),
  )
}

/** What is remembered of the connections between two visits. Storage that is full, forbidden or full of garbage counts as empty. */
export interface ConnectionMemory {
  /** The connectors of a namespace that were connected, most recently used first. */
  connectorIds(namespace: Namespace): readonly string[]
  note(memo: Memo): void
}

/** @param open yields the storage; it may throw, as `window.localStorage` does where storage is forbidden. */
export function connectionMemory(open: () => Storage): ConnectionMemory {
  const read = (): Stored => {
    try {
      return parseStored(open().getItem(keys.connections) ?? '{}')
    } catch {
      return {}
    }
  }
  const write = (stored: Stored) => {
    const connected = Object.values(stored).some((connections) => connections && connections.length > 0)
    try {
      open().setItem(keys.connections, JSON.stringify(stored))
      open().setItem(keys.status, connected ? 'connected' : 'disconnected')
    } catch {
      // Storage that is full or forbidden: the connection works, it is only not found again after a reload.
    }
  }

  return {
    connectorIds: (namespace) => (read()[namespace] ?? []).map(({ connectorId }) => connectorId),
    note(memo) {
      if (memo.type !== 'memo.connected' && memo.type !== 'memo.disconnected') return
      const { type, namespace, connectorId } = memo
      // Read anew each time: another tab may have written since.
      const stored = read()
      const others = (stored[namespace] ?? []).filter((each) => !sameId(each.connectorId, connectorId))
      write({ ...stored, [namespace]: type === 'memo.connected' ? [{ connectorId }, ...others] : others })
    },
  }
}
