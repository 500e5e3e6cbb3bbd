import type { Config } from 'wagmi'
import type { ChainAdapter } from '../adapter.ts'
import { authConnector } from './evm-connector.ts'
import type { AuthWallet } from './wallet.ts'

/** An adapter with a config of wagmi's. */
interface OfWagmi extends ChainAdapter {
  readonly wagmiConfig: Config
}

const isOfWagmi = (adapter: ChainAdapter): adapter is OfWagmi => 'wagmiConfig' in adapter

/** The configs that have an embedded wallet: an adapter may be introduced to several kits. */
const joined = new WeakSet<Config>()

/**
 * Adds an embedded wallet to those of an adapter, where it has one for the adapter's namespace, and says whether it has
 * [embedded-connector].
 */
export function joinAdapter(wallet: AuthWallet, adapter: ChainAdapter): boolean {
  if (!isOfWagmi(adapter)) return false
  if (joined.has(adapter.wagmiConfig)) return true
  joined.add(adapter.wagmiConfig)
  const { setup, setState } = adapter.wagmiConfig._internal.connectors
  const connector = setup(authConnector(wallet))
  setState((all) => [...all, connector])
  return true
}
