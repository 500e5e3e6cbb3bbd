import type * as z from 'zod/mini'
import type { Namespace } from '../../core/namespaces.ts'
import { parseJson } from '../../core/schema.ts'

export const prefix = '@appkit/'
export const versionKey = `${prefix}storage_version`
/**
 * Data without a version was written by an older Portico or by the reference product: both are read [storage-version].
 */
export const version = '1'
/** The maximum length of a value, in characters. */
const longest = 256 * 1024

/**
 * The keys, without their prefix. The reference product writes them too [storage-version], except for `multi_wallet`,
 * `accepted_terms`, `asked_transactions`, `pending_transactions`, `pending_purchases` and `known_receivers`.
 */
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

/** The readable part of a storage. */
export type Readable = Pick<Storage, 'getItem'>

export const isForeign = (store: Readable): boolean => (store.getItem(versionKey) ?? version) !== version

/** Reads our keys. Storage that is absent, forbidden, or of another version counts as empty. */
export interface KeyValueReader {
  text(name: Name): string | null
  /** The parsed JSON of a key; undefined if it does not match the schema. */
  json<Schema extends z.ZodMiniType>(name: Name, schema: Schema): z.output<Schema> | undefined
}

/** @param open returns the storage; it may throw, as `window.localStorage` does if storage is forbidden. */
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
