import type { Chain } from 'viem'
import type { Config, Transport } from 'wagmi'
import type { AdapterContext } from '../adapter.ts'

/** What a `WagmiAdapter` hands to what it loads. Chains that wagmi has besides the dApp's networks are left to the dApp. */
export interface WagmiDeps extends AdapterContext {
  config: Config
  /** The connectors that the dApp configured, by uid: any other one announced itself. */
  configured: ReadonlySet<string>
  /** The ids of the connectors that were connected here: others are not connected again automatically. */
  connected: Set<string>
  transportOf: (chain: Chain) => Transport
}
