import type * as z from 'zod/mini'
import type { Namespace } from '../../core/namespaces.ts'
import { parseJson } from '../../core/schema.ts'

const prefix = '@appkit/'
const versionKey = `${prefix}storage_version`
/** Where there is none, an older Portico or the reference product wrote: both are read [storage-version]. */
const version = '1'
/** In characters; we never write as much. */
const longest = 256 * 1024

/** The keys that carry something, without their prefix: but for `multi_wallet`, the reference product writes them too [storage-version]. */
type Name =
  | 'connections'
  | 'connection_status'
  | 'disconnected_connector_ids'
  | 'active_caip_network_id'
  | 'recent_wallets'
  | 'preferred_account_types'
  | 'multi_wallet'
  | `${Namespace}:connected_connector_id`

const isForeign = (store: Storage): boolean => (store.getItem(versionKey) ?? version) !== version

/** Our keys in a storage that may be absent, forbidden, full, or of another version: it then counts as empty. */
export interface KeyValueStore {
  text(name: Name): string | null
  /** What a schema makes of the text, which is JSON; undefined where it does not fit. */
  json<Schema extends z.ZodMiniType>(name: Name, schema: Schema): z.output<Schema> | undefined
  /** Writes in the order given, and nothing that is already there. */
  write(texts: Partial<Record<Name, string>>): void
  /** Takes out what does not hold any more: that is possible where nothing can be written. */
  remove(names: readonly Name[]): void
}

/** @param open yields the storage; it may throw, as `window.localStorage` does where storage is forbidden. */
export function keyValueStore(open: () => Storage): KeyValueStore {
  const text = (name: Name): string | null => {
    try {
      const store = open()
      const found = isForeign(store) ? null : store.getItem(prefix + name)
      return found && found.length <= longest ? found : null
    } catch {
      return null
    }
  }
  return {
    text,
    json: (name, schema) => parseJson(schema, text(name) ?? ''),
    write(texts) {
      try {
        const store = open()
        const put = (key: string, value: string) => {
          if (store.getItem(key) !== value) store.setItem(key, value)
        }
        if (isForeign(store)) for (const key of Object.keys(store)) if (key.startsWith(prefix)) store.removeItem(key)
        for (const [name, value] of Object.entries(texts)) put(prefix + name, value)
        put(versionKey, version)
      } catch {
        // Storage that is full or forbidden: the connection works, it is only not found again after a reload.
      }
    },
    remove(names) {
      try {
        for (const name of names) open().removeItem(prefix + name)
      } catch {
        // Forbidden: nothing is read there either.
      }
    },
  }
}
