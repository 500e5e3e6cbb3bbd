import type { Chain } from 'viem'
import type { Config, Transport } from 'wagmi'
import type { Network } from '../../core/network.ts'

/** What a `WagmiAdapter` passes to its lazy implementation. */
export interface WagmiDeps {
  config: Config
  /** The connectors that the dApp configured, by uid; all others announced themselves. */
  configured: ReadonlySet<string>
  /** The ids of the connectors that were connected here: others are not reconnected automatically. */
  connected: Set<string>
  transportOf: (chain: Chain) => Transport
  /** The networks at the start, of any namespace; wagmi's other chains are left to the dApp. */
  networks: readonly Network[]
}
