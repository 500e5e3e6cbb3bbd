import { type CaipNetworkId, isCaipNetworkId } from '../../core/caip.ts'

/** One entry for each wallet: two tabs never write over what the other has to say of another one. */
const prefix = 'portico.solana.1.'

const keyOf = (id: string): string => `${prefix}${id.toLowerCase()}`

/** A connection that another tab began, moved to another network or ended (`network` undefined). */
export interface Elsewhere {
  isOf(id: string): boolean
  network: CaipNetworkId | undefined
}

/**
 * Which wallets the user has connected here, and on which network of the dApp. A wallet goes on trusting a site that
 * has disconnected, and has no network of its own, so nobody else knows. Storage may be absent, forbidden, full or
 * filled with garbage: it then counts as empty.
 */
export const memory = {
  networkOf(id: string): CaipNetworkId | undefined {
    try {
      return parse(window.localStorage.getItem(keyOf(id)))
    } catch {
      return undefined
    }
  },
  remember(id: string, network: CaipNetworkId): void {
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
  /** Calls back when another tab has changed its mind. Returns the way to stop. */
  watch(changed: (elsewhere: Elsewhere) => void): () => void {
    const hear = ({ key, newValue }: StorageEvent) => {
      if (key?.startsWith(prefix)) changed({ isOf: (id) => keyOf(id) === key, network: parse(newValue) })
    }
    window.addEventListener('storage', hear)
    return () => window.removeEventListener('storage', hear)
  },
}

const parse = (text: string | null): CaipNetworkId | undefined =>
  text?.startsWith('solana:') && isCaipNetworkId(text) ? text : undefined
