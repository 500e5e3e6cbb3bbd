import type { CaipNetworkId } from '../../core/caip.ts'
import { caipNetworkId } from '../../core/caip-schema.ts'
import { parse } from '../../core/schema.ts'

/** One entry per wallet, so that two tabs never overwrite each other's data of different wallets. */
const prefix = 'portico.solana.1.'

const keyOf = (id: string): string => `${prefix}${id.toLowerCase()}`

/** A connection that another tab started, switched to another network or ended (`network` undefined). */
export interface OtherTabChange {
  isOf(id: string): boolean
  network: CaipNetworkId | undefined
}

/**
 * The wallets that the user has connected here, and their networks. A wallet keeps trusting a site that has
 * disconnected, and has no network of its own, so only this page knows. Storage that is absent, forbidden, full or
 * filled with garbage counts as empty.
 */
export const networkStorage = {
  /** Whether a wallet was connected here, which may connect again. */
  hasAny(): boolean {
    try {
      return Object.keys(window.localStorage).some((key) => key.startsWith(prefix))
    } catch {
      return false
    }
  },
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
      // The connection works, but does not survive a reload.
    }
  },
  forget(id: string): void {
    try {
      window.localStorage.removeItem(keyOf(id))
    } catch {
      // Forbidden storage: nothing was written to it.
    }
  },
  /** Calls back when another tab has changed an entry. Returns the function that stops it. */
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
