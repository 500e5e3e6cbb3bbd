import type * as z from 'zod/mini'
import type { Namespace } from '../../core/namespaces.ts'
import { parseJson } from '../../core/schema.ts'

export const prefix = '@appkit/'
export const versionKey = `${prefix}storage_version`
/** Where there is none, an older Portico or the reference product wrote: both are read [storage-version]. */
export const version = '1'
/** In characters; we never write as much. */
const longest = 256 * 1024

/** The keys that carry something, without their prefix: but for `multi_wallet`, `accepted_terms`, `asked_transactions`, `pending_transactions`, `pending_purchases` and `known_receivers`, the reference product writes them too [storage-version]. */
export type Name =
  | 'connections'
  | 'connection_status'
  | 'disconnected_connector_ids'
  | 'active_caip_network_id'
  | 'recent_wallets'
  | 'preferred_account_types'
  | 'multi_wallet'
  | 'accepted_terms'
  | 'asked_transactions'
  | 'pending_transactions'
  | 'pending_purchases'
  | 'known_receivers'
  | `${Namespace}:connected_connector_id`

/** What can be read of a storage. */
export type Readable = Pick<Storage, 'getItem'>

export const isForeign = (store: Readable): boolean => (store.getItem(versionKey) ?? version) !== version

/** Our keys in a storage that may be absent, forbidden, or of another version: it then counts as empty. */
export interface KeyValueReader {
  text(name: Name): string | null
  /** What a schema makes of the text, which is JSON; undefined where it does not fit. */
  json<Schema extends z.ZodMiniType>(name: Name, schema: Schema): z.output<Schema> | undefined
}

/** @param open yields the storage; it may throw, as `window.localStorage` does where storage is forbidden. */
export function keyValueReader(open: () => Readable): KeyValueReader {
  const text = (name: Name): string | null => {
    try {
      const store = open()
      const found = isForeign(store) ? null : store.getItem(prefix + name)
      return found && found.length <= longest ? found : null
    } catch {
      return null
    }
  }
  return { text, json: (name, schema) => parseJson(schema, text(name) ?? '') }
}
