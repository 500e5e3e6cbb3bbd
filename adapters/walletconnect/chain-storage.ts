import type { CaipNetworkId } from '../../core/caip.ts'
import { caipNetworkId } from '../../core/caip-schema.ts'
import { parse } from '../../core/schema.ts'

const keyOf = (prefix: string): string => `portico.walletconnect.1${prefix}`

/**
 * The EVM chain on which the session was used last: a session is on none of its own, so only this page knows. Storage may be
 * absent, forbidden, full or filled with garbage: it then counts as empty.
 */
export const chainStorage = {
  read(prefix = ''): CaipNetworkId | undefined {
    try {
      return parse(caipNetworkId, window.localStorage.getItem(keyOf(prefix)))
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
