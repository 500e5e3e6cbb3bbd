import type { Network } from '../../core/network.ts'
import type { WalletAdapter } from '../../machines/ports.ts'
import { lazyAdapter } from '../lazy-adapter.ts'
import { ConfigObserver } from './config-observer.ts'
import type { FetchWallets } from './guard.ts'
import { findLive } from './report.ts'
import type { WagmiDeps } from './wagmi-deps.ts'
import type { WagmiWalletAdapter } from './wagmi-wallet-adapter.ts'

/**
 * EVM wallets over wagmi, whose state is the source of truth and is observed [wallet-source].
 * @param fetchWallets loads the code for wallet requests.
 */
export function loadWagmi(
  { config, configured, connected, transportOf, networks: first }: WagmiDeps,
  fetchWallets: FetchWallets,
): WalletAdapter {
  const namespace = 'eip155'
  const observer = new ConfigObserver(config, configured)
  let networks = first
  let adapter: WagmiWalletAdapter | undefined

  /** Imports once: even for a loaded module, `import()` resolves in a later task, behind any rendering. */
  const load = async () => {
    if (!adapter) {
      const { WagmiWalletAdapter } = await fetchWallets()
      adapter ??= new WagmiWalletAdapter(config, observer, { transportOf, networks: first, connected })
    }
    adapter.setNetworks(networks)
    return adapter
  }
  /** Updates wagmi's chains soon, and before any request that needs one. */
  const setNetworks = (next: readonly Network[]) => {
    networks = next
    // If loading fails now, it is retried when a network is needed.
    load().catch(() => undefined)
  }

  const isMissing = ({ chainNamespace, id }: Network) =>
    chainNamespace === namespace && !config.chains.some((chain) => chain.id === Number(id))
  if (networks.some(isMissing)) setNetworks(networks)

  return lazyAdapter(load, {
    namespace,
    watch: (report) => observer.watch(report),
    setNetworks,
    provider(connectorId) {
      const live = findLive(config, connectorId)
      return live && observer.provider(live.connector.uid)
    },
  })
}
