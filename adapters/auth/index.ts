import type { Config } from 'wagmi'
import type { ChainAdapter } from '../adapter.ts'
import type { SolanaWallet } from '../solana/wallet.ts'
import { authConnector } from './evm-connector.ts'
import type { AuthWallet } from './wallet.ts'

/** An adapter with a config of wagmi's. */
interface OfWagmi extends ChainAdapter {
  readonly wagmiConfig: Config
}

/** An adapter of Solana. */
interface OfSolana extends ChainAdapter {
  join(load: () => Promise<SolanaWallet>): void
}

const isOfWagmi = (adapter: ChainAdapter): adapter is OfWagmi => 'wagmiConfig' in adapter
const isOfSolana = (adapter: ChainAdapter): adapter is OfSolana => 'join' in adapter

/** The adapters, or their configs, that have an embedded wallet: one may be introduced to several kits. */
const joined = new WeakSet<object>()

/**
 * Adds an embedded wallet to those of an adapter, where it has one for the adapter's namespace, and says whether its user has
 * several types of account there [embedded-connector].
 */
export function joinAdapter(wallet: AuthWallet, adapter: ChainAdapter): boolean {
  const owner = isOfWagmi(adapter) ? adapter.wagmiConfig : adapter
  const isNew = !joined.has(owner)
  joined.add(owner)
  if (isOfWagmi(adapter)) {
    const { setup, setState } = adapter.wagmiConfig._internal.connectors
    if (isNew) {
      const connector = setup(authConnector(wallet))
      setState((all) => [...all, connector])
    }
    return true
  }
  if (isOfSolana(adapter) && isNew)
    adapter.join(async () => (await import('./solana-wallet.ts')).solanaWalletOf(wallet))
  return false
}
