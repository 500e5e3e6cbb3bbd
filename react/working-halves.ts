import type { ChainAdapter } from '../adapters/adapter.ts'
import type { Namespace } from '../core/caip.ts'
import { fetchSentences, PorticoError } from '../core/errors.ts'
import type { WalletAdapter } from '../machines/ports.ts'
import { adapterIn } from './served.ts'
import type { Setup } from './setup.ts'

/** The working halves of the adapters that are set up. */
export interface WorkingHalves {
  /** Fetched once; one that failed is fetched anew at the next need. @throws `adapter.failed`. */
  of(namespace: Namespace): Promise<WalletAdapter>
  /** The live provider of a connection, as far as the half that knows it is here. */
  provider(namespace: Namespace, connectorId: string | undefined): unknown
  /** Somebody is about to ask a wallet for something: those that are here fetch what that needs. */
  approach(): void
  /** Tells all that are here, those of adapters that have been removed as well, which networks there are now. */
  tellNetworks(): void
}

export function workingHalves(setup: Pick<Setup, 'adapters' | 'networks'>): WorkingHalves {
  const coming = new Map<ChainAdapter, Promise<WalletAdapter>>()
  const here = new Map<ChainAdapter, WalletAdapter>()

  const load = async (adapter: ChainAdapter) => {
    const { networks } = setup
    const half = await adapter.load({ networks })
    if (setup.networks !== networks) half.setNetworks(setup.networks)
    here.set(adapter, half)
    return half
  }

  return {
    of(namespace) {
      const adapter = adapterIn(setup, namespace)
      if (!adapter) return Promise.reject(new PorticoError('adapter.failed'))
      const known = coming.get(adapter)
      if (known) return known
      const loading = load(adapter).catch((cause: unknown) => {
        coming.delete(adapter)
        throw new PorticoError('adapter.failed', undefined, { cause })
      })
      coming.set(adapter, loading)
      return loading
    },
    provider(namespace, connectorId) {
      const adapter = adapterIn(setup, namespace)
      return adapter && connectorId !== undefined ? here.get(adapter)?.provider(connectorId) : undefined
    },
    approach() {
      void fetchSentences()
      for (const half of here.values()) half.approach?.()
    },
    tellNetworks() {
      for (const half of here.values()) half.setNetworks(setup.networks)
    },
  }
}
