import type { CaipNetworkId } from '../../core/caip.ts'
import { caipNetworkId } from '../../core/caip-schema.ts'
import { parse } from '../../core/schema.ts'

const keyOf = (prefix: string): string => `portico.walletconnect.1${prefix}`

/**
 * The EVM chain that the session used last: a session has no current chain, so only this page knows. Storage that is
 * absent, forbidden, full or filled with garbage counts as empty.
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
      // The session works, but starts on the dApp's first chain.
    }
  },
  forget(prefix = ''): void {
    try {
      window.localStorage.removeItem(keyOf(prefix))
    } catch {
      // Forbidden storage: nothing was written to it.
    }
  },
}
