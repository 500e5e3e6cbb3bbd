import type { HttpTransportConfig } from 'viem'
import type { NetworkDefinition } from '../../core/network.ts'

/** An RPC URL, with optional settings. */
export interface Endpoint {
  url: string
  config?: HttpTransportConfig
}

/** The storage of connections. */
export type ItemStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The options of all EVM adapters. They don't use wagmi's types, which a dApp with ethers does not have. */
export interface EvmOptions {
  /** Networks of other namespaces are ignored. */
  networks: readonly NetworkDefinition[]
  /** Default: that of `createAppKit`. */
  projectId?: string
  rpcHost?: string
  /** RPC nodes by CAIP-2 id, tried before all others. */
  customRpcUrls?: Readonly<Record<string, readonly Endpoint[]>>
  /** Whether wallets that announce themselves (EIP-6963) are listed. */
  enableEIP6963?: boolean
  /** Whether the wallet in `window.ethereum` is listed. */
  enableInjected?: boolean
}
