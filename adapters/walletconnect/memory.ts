import { type CaipNetworkId, isCaipNetworkId } from '../../core/caip.ts'

const keyOf = (prefix: string): string => `portico.walletconnect.1${prefix}`

/**
 * The EVM chain on which the session was used last: a session is on none of its own, so nobody else knows. Storage may be
 * absent, forbidden, full or filled with garbage: it then counts as empty.
 */
export const memory = {
  read(prefix = ''): CaipNetworkId | undefined {
    try {
      const text = window.localStorage.getItem(keyOf(prefix))
      return text && isCaipNetworkId(text) ? text : undefined
    } catch {
      return undefined
    }
  },
  write(network: CaipNetworkId, prefix = ''): void {
    try {
      window.localStorage.setItem(keyOf(prefix), network)
    } catch {
      // The session works, it only starts on the dApp's first chain.
    }
  },
  forget(prefix = ''): void {
    try {
      window.localStorage.removeItem(keyOf(prefix))
    } catch {
      // What could not be written is not there to be taken away.
    }
  },
}
