import type { Config } from 'wagmi'
import type { ChainAdapter } from '../adapter.ts'
import type { SolanaWallet } from '../solana/wallet.ts'
import { authConnector } from './evm-connector.ts'
import type { AuthWallet } from './wallet.ts'

/** An adapter with a wagmi config. */
interface OfWagmi extends ChainAdapter {
  readonly wagmiConfig: Config
}

/** A Solana adapter. */
interface OfSolana extends ChainAdapter {
  join(load: () => Promise<SolanaWallet>): void
}

const isOfWagmi = (adapter: ChainAdapter): adapter is OfWagmi => 'wagmiConfig' in adapter
const isOfSolana = (adapter: ChainAdapter): adapter is OfSolana => 'join' in adapter

/** The adapters, or their configs, that already have an embedded wallet: an adapter may be passed to several kits. */
const joined = new WeakSet<object>()

/**
 * Adds an embedded wallet to an adapter, if it supports the adapter's namespace. Returns whether its user has several
 * account types there [embedded-connector].
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
