import type { Connection } from '../../core/connector.ts'
import { PorticoError } from '../../core/errors.ts'
import type { Network } from '../../core/network.ts'
import { chainIn, networkOf } from './clusters.ts'
import { type ConnectionSettings, nodeOf } from './node.ts'
import { SolanaProvider } from './provider.ts'
import type { SolanaWallet } from './wallet.ts'

/** The dependencies of a provider. */
export interface ProviderDeps {
  /** The dApp's current networks. */
  networks(): readonly Network[]
  settings: ConnectionSettings
  /** The current connection; undefined once it has ended. */
  now(): Connection | undefined
  disconnect(): Promise<void>
}

/** Creates the provider of a connection. */
export function createProvider(
  wallet: SolanaWallet,
  { networks, settings, now, disconnect }: ProviderDeps,
): SolanaProvider {
  const addresses = () => now()?.accounts.map(({ address }) => address) ?? []
  const network = () => {
    const connection = now()
    if (!connection) throw new PorticoError('wallet.notConnected')
    return connection.caipNetworkId
  }
  return new SolanaProvider({
    wallet,
    addresses,
    chain: () => chainIn(wallet.chainsOf(addresses()[0]), network()),
    node: () => nodeOf(networkOf(networks(), network()).rpcUrls, settings, new AbortController().signal),
    disconnect,
  })
}
