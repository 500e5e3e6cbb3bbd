import type { ChainAdapter } from '../../adapters/adapter.ts'
import type { Namespace } from '../../core/caip.ts'
import { PorticoError } from '../../core/errors.ts'
import { loadErrorMessages } from '../../core/load-error-messages.ts'
import type { WalletAdapter } from '../../machines/ports.ts'
import { adapterIn } from '../handle/require-adapter.ts'
import type { Setup } from '../handle/setup.ts'

/** The dApp's adapters and their loaded implementations. */
export interface LoadedAdapters {
  /** Loads the adapter of a namespace, once; after a failure the next call tries again. @throws `adapter.failed`. */
  load(namespace: Namespace): Promise<WalletAdapter>
  /** The live provider of a connection, once its adapter has loaded. */
  provider(namespace: Namespace, connectorId: string | undefined): unknown
  /** The user is about to use a wallet: the loaded adapters fetch what that needs. */
  approach(): void
  /** Passes the networks to all loaded adapters, including removed ones. */
  setNetworks(): void
}

/** @param prepare fetches what a connection needs in addition to its adapter. */
export function loadAdapters(setup: Pick<Setup, 'adapters' | 'networks'>, prepare: () => void): LoadedAdapters {
  const loading = new Map<ChainAdapter, Promise<WalletAdapter>>()
  const loaded = new Map<ChainAdapter, WalletAdapter>()

  const start = async (adapter: ChainAdapter) => {
    const { networks } = setup
    const walletAdapter = await adapter.load({ networks })
    if (setup.networks !== networks) walletAdapter.setNetworks(setup.networks)
    loaded.set(adapter, walletAdapter)
    return walletAdapter
  }

  return {
    load(namespace) {
      const adapter = adapterIn(setup, namespace)
      if (!adapter) return Promise.reject(new PorticoError('adapter.failed'))
      const known = loading.get(adapter)
      if (known) return known
      const started = start(adapter).catch((cause: unknown) => {
        loading.delete(adapter)
        throw new PorticoError('adapter.failed', undefined, { cause })
      })
      loading.set(adapter, started)
      return started
    },
    provider(namespace, connectorId) {
      const adapter = adapterIn(setup, namespace)
      return adapter && connectorId !== undefined ? loaded.get(adapter)?.provider(connectorId) : undefined
    },
    approach() {
      void loadErrorMessages()
      prepare()
      for (const adapter of loaded.values()) adapter.approach?.()
    },
    setNetworks() {
      for (const adapter of loaded.values()) adapter.setNetworks(setup.networks)
    },
  }
}
