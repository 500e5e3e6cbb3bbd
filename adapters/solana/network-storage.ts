import type { CaipNetworkId } from '../../core/caip.ts'
import { caipNetworkId } from '../../core/caip-schema.ts'
import { parse } from '../../core/schema.ts'

/** One entry for each wallet: two tabs never write over what the other has to say of another one. */
const prefix = 'portico.solana.1.'

const keyOf = (id: string): string => `${prefix}${id.toLowerCase()}`

/** A connection that another tab began, moved to another network or ended (`network` undefined). */
export interface OtherTabChange {
  isOf(id: string): boolean
  network: CaipNetworkId | undefined
}

/**
 * Which wallets the user has connected here, and on which network of the dApp. A wallet goes on trusting a site that
 * has disconnected, and has no network of its own, so only this page knows. Storage may be absent, forbidden, full or
 * filled with garbage: it then counts as empty.
 */
export const networkStorage = {
  networkOf(id: string): CaipNetworkId | undefined {
    try {
      return read(window.localStorage.getItem(keyOf(id)))
    } catch {
      return undefined
    }
  },
  persist(id: string, network: CaipNetworkId): void {
    try {
      window.localStorage.setItem(keyOf(id), network)
    } catch {
      // The connection works, it is only not found again after a reload.
    }
  },
  forget(id: string): void {
    try {
      window.localStorage.removeItem(keyOf(id))
    } catch {
      // What could not be written is not there to be taken away.
    }
  },
  /** Calls back when another tab has changed its mind. Returns the function that stops it. */
  watch(changed: (change: OtherTabChange) => void): () => void {
    const hear = ({ key, newValue }: StorageEvent) => {
      if (key?.startsWith(prefix)) changed({ isOf: (id) => keyOf(id) === key, network: read(newValue) })
    }
    window.addEventListener('storage', hear)
    return () => window.removeEventListener('storage', hear)
  },
}

const read = (text: string | null): CaipNetworkId | undefined =>
  text?.startsWith('solana:') ? parse(caipNetworkId, text) : undefined
