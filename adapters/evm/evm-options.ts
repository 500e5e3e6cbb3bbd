import type { HttpTransportConfig } from 'viem'
import type { NetworkDefinition } from '../../core/network.ts'

/** A node's address, with settings of the dApp's own where it has any. */
export interface Endpoint {
  url: string
  config?: HttpTransportConfig
}

/** What a connection is kept in. */
export type ItemStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** What every adapter for EVM takes. It names nothing of wagmi, which a dApp with ethers does not have. */
export interface EvmOptions {
  /** Those of other namespaces are left out. */
  networks: readonly NetworkDefinition[]
  /** As `createAppKit` has it, unless given. */
  projectId?: string
  rpcHost?: string
  /** Nodes by CAIP-2 id, asked before all others. */
  customRpcUrls?: Readonly<Record<string, readonly Endpoint[]>>
  /** Whether wallets may announce themselves (EIP-6963). */
  enableEIP6963?: boolean
  /** Whether the wallet that sits in `window.ethereum` is offered. */
  enableInjected?: boolean
}
