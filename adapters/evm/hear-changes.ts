import { member } from '../../core/member.ts'
import { parseAddresses, parseChainId } from './parse.ts'
import type { WagmiConnection, WagmiConnector } from './report.ts'

interface Provider {
  on(event: string, listener: (said: unknown) => void): unknown
  removeListener(event: string, listener: (said: unknown) => void): unknown
}

const canBeHeard = (value: unknown): value is Provider =>
  typeof member(value, 'on') === 'function' && typeof member(value, 'removeListener') === 'function'

/**
 * Listens to a wallet while it is being connected: wagmi does so only once it has its answer, and would not hear of what
 * changed in between (EIP-1193). A wallet that cannot be listened to may have changed.
 */
export function hearChanges(connector: WagmiConnector): {
  /** Whether the wallet has said last that it shares something else, or is elsewhere, than the connection says. */
  mayDiffer(connection: Pick<WagmiConnection, 'accounts' | 'chainId'>): boolean
  stop(): void
} {
  let isHeard = false
  let isOver = false
  let accounts: unknown
  let chain: unknown
  const hears: Readonly<Record<string, (said: unknown) => void>> = {
    accountsChanged(said) {
      accounts = said
    },
    chainChanged(said) {
      chain = said
    },
  }
  let stop = () => {
    isOver = true
  }
  const listen = (provider: unknown) => {
    if (isOver || !canBeHeard(provider)) return
    for (const [event, hear] of Object.entries(hears)) provider.on(event, hear)
    isHeard = true
    stop = () => {
      for (const [event, hear] of Object.entries(hears)) provider.removeListener(event, hear)
    }
  }
  // A wallet whose own code throws may have changed as well.
  connector
    .getProvider()
    .then(listen)
    .catch(() => undefined)
  return {
    mayDiffer: (connection) =>
      !isHeard ||
      (accounts !== undefined && `${parseAddresses(accounts)}` !== `${connection.accounts}`) ||
      (chain !== undefined && parseChainId(chain) !== connection.chainId),
    stop() {
      try {
        stop()
      } catch {
        // It does not let go: what it still says changes nothing.
      }
    },
  }
}
