import * as z from 'zod/mini'
import type { Namespace } from '../core/caip.ts'
import { sameId } from '../core/connector.ts'
import type { Memo } from '../machines/kit.ts'

/** The keys of FACTS 15 that are in use. */
const keys = {
  connections: '@appkit/connections',
  status: '@appkit/connection_status',
} as const

const stored = z.optional(z.array(z.object({ connectorId: z.string().check(z.minLength(1), z.maxLength(256)) })))
const connectionsSchema = z.object({ eip155: stored, solana: stored, bip122: stored, polkadot: stored, cosmos: stored })
type Stored = z.infer<typeof connectionsSchema>

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
      return z.parse(connectionsSchema, JSON.parse(open().getItem(keys.connections) ?? '{}'))
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
    note({ type, namespace, connectorId }) {
      // Read anew each time: another tab may have written since.
      const stored = read()
      const others = (stored[namespace] ?? []).filter((each) => !sameId(each.connectorId, connectorId))
      write({ ...stored, [namespace]: type === 'memo.connected' ? [{ connectorId }, ...others] : others })
    },
  }
}
