import type { Chain } from 'viem'
import type { Config, Transport } from 'wagmi'
import type { Network } from '../../core/network.ts'

/** What a `WagmiAdapter` hands to what it loads. */
export interface WagmiDeps {
  config: Config
  /** The connectors that the dApp configured, by uid: any other one announced itself. */
  configured: ReadonlySet<string>
  /** The ids of the connectors that were connected here: others are not connected again automatically. */
  connected: Set<string>
  transportOf: (chain: Chain) => Transport
  /** The networks at the start, of whatever namespace: chains that wagmi has besides are left to the dApp. */
  networks: readonly Network[]
}
